import type { PaymentMethod, PlanQuote } from '@portal/contract/money/payments/plan-order'
import { cnpjText } from '@portal/contract/shared/cnpj'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { dayText } from '~/platform/moments.ts'
import { Facts } from '~/ui/Facts.tsx'
import { checkoutTexts } from './checkout.texts.ts'
import { paymentsTexts } from './payments.texts.ts'

const texts = checkoutTexts.summary

type OrderSummaryProps = { quote: PlanQuote; method?: PaymentMethod }

/** What is bought, for how much, for how long and from whom, before anything is agreed to. */
export function OrderSummary({ quote, method = 'pix' }: OrderSummaryProps) {
  const { plan, cycle, reason, seller, credit_cents: credit } = quote
  const saved = method === 'card' ? quote.saved_card : null
  const period = paymentsTexts.period(
    dayText(new Date(quote.starts_at)),
    dayText(new Date(quote.ends_at)),
  )
  return (
    <div className="grid gap-3">
      <Facts
        facts={[
          [checkoutTexts.plan, paymentsTexts.bought(plan, cycle)],
          [texts.holds, period],
          [texts.price, moneyText(quote.price_cents)],
          [texts.credit, credit > 0 ? `− ${moneyText(credit)}` : null],
          [
            texts.seller,
            <>
              {`${seller.name}\n`}
              <span className="whitespace-nowrap">{paymentsTexts.cnpj(cnpjText(seller.cnpj))}</span>
              {`\n${seller.address}`}
            </>,
          ],
        ]}
      />
      <p className="flex items-baseline justify-between gap-4 border-mar-900 border-t-2 pt-3">
        <span className="font-semibold">{texts.total}</span>
        <b className="num font-head text-h3">{moneyText(quote.amount_cents)}</b>
      </p>
      <p className="text-muted text-sm">
        {reason === 'upgrade' ? texts.upgrade : null}{' '}
        {reason === 'upgrade' && method !== 'pix_automatic' ? null : texts.renews[method]}
      </p>
      {saved ? (
        <p className="text-sm">
          {texts.savedCard(
            checkoutTexts.price[cycle](moneyText(saved.renews_cents)),
            dayText(new Date(quote.ends_at)),
          )}
        </p>
      ) : null}
      {quote.ends_renewal && !saved ? <p className="text-sm">{texts.endsRenewal[method]}</p> : null}
      <p className="text-muted text-sm">{paymentsTexts.withdrawal}</p>
    </div>
  )
}
