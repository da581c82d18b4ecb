import { cnpjText } from '@portal/contract/shared/cnpj'
import { moneyText } from '@portal/contract/shared/plan-prices'
import type { Quote } from '@portal/contract/storefront/orders/quote-rules'
import type { Basket, CheckoutDraft } from './checkout.rules.ts'
import { checkoutTexts as texts } from './checkout.texts.ts'

type CheckoutTotalsProps = {
  basket: Basket
  draft: CheckoutDraft
  quote: Quote
  /** By the server's word where it said another. */
  totalCents: number
}

/** Each fee apart, then who sells: whoever buys at a distance reads both before sending. */
export function CheckoutTotals({ basket, draft, quote, totalCents }: CheckoutTotalsProps) {
  const { establishment } = basket.ordering
  const rows: [name: string, cents: number][] = [[texts.total.items, quote.items_cents]]
  if (basket.mode === 'delivery') {
    rows.push([texts.total.delivery(draft.neighbourhood), quote.delivery_cents])
  }
  if (quote.service_cents > 0) rows.push([texts.total.service, quote.service_cents])
  const cnpj = establishment.cnpj && cnpjText(establishment.cnpj)
  return (
    <section aria-labelledby="pedido-valores">
      <h2 id="pedido-valores" className="sr-only">
        {texts.total.title}
      </h2>
      <dl className="border-line border-t pt-3" aria-live="polite">
        {rows.map(([name, cents]) => (
          <div key={name} className="flex justify-between gap-4 py-1">
            <dt className="text-muted">{name}</dt>
            <dd className="num">{moneyText(cents)}</dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-4 text-lead font-bold">
          <dt>{texts.total.total}</dt>
          <dd className="num">{moneyText(totalCents)}</dd>
        </div>
      </dl>
      <p className="num mt-4 text-sm text-muted">
        {texts.seller(establishment.name, cnpj, establishment.address)}. {texts.privacy}{' '}
        <a href="/politica-de-privacidade" className="text-mar-700 underline">
          {texts.privacyLink}
        </a>
      </p>
    </section>
  )
}
