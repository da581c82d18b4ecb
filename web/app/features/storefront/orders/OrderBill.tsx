import { moneyText } from '@portal/contract/shared/plan-prices'
import type { FollowedOrder } from '@portal/contract/storefront/orders/order'
import { changeOf } from '@portal/contract/storefront/orders/quote-rules'
import clsx from 'clsx'
import { Banknote, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { followTexts as texts } from './follow.texts.ts'
import { shortMoney } from './order-words.ts'

/** Where it goes, what to have at hand, and what it costs. */
export function OrderBill({ order }: { order: FollowedOrder }) {
  return (
    <>
      <Destination order={order} />
      <section aria-labelledby="pedido-itens" className="pt-7">
        <h2 id="pedido-itens" className="text-h3">
          {texts.ordered}
        </h2>
        <Amounts order={order} />
        {order.note ? <p className="mt-3 text-sm text-muted">{texts.note(order.note)}</p> : null}
      </section>
    </>
  )
}

function Destination({ order }: { order: FollowedOrder }) {
  const { mode, contact, establishment, total_cents: total, change_for_cents: bill } = order
  if (mode === 'table') return null
  const address = contact?.address ?? null
  const change = changeOf(total, bill)
  if (mode === 'delivery' && !address && bill === null) return null
  return (
    <section aria-labelledby="pedido-destino" className="pt-7">
      <h2 id="pedido-destino" className="text-h3">
        {mode === 'delivery' ? texts.delivery : texts.pickup}
      </h2>
      {mode === 'pickup' ? (
        <Fact icon={<MapPin />} name={establishment.name} text={establishment.address} />
      ) : address ? (
        <Fact
          icon={<MapPin />}
          name={`${address.street}, ${address.number}, ${address.neighbourhood}`}
          text={[address.complement, address.reference].filter(Boolean).join(' · ')}
        />
      ) : null}
      {bill !== null && change !== null ? (
        <Fact
          icon={<Banknote />}
          name={texts.cash(shortMoney(bill))}
          text={texts.change(shortMoney(change), mode)}
        />
      ) : null}
    </section>
  )
}

function Fact({ icon, name, text }: { icon: ReactNode; name: string; text: string }) {
  return (
    <p className="grid grid-cols-[1.125rem_1fr] gap-3 border-line border-b py-3 leading-snug">
      <span aria-hidden="true" className="mt-0.5 text-mar-600 [&_svg]:size-4.5">
        {icon}
      </span>
      <span className="num min-w-0 text-muted wrap-break-word">
        <b className="block font-semibold text-ink">{name}</b>
        {text}
      </span>
    </p>
  )
}

function Amounts({ order }: { order: FollowedOrder }) {
  const { lines, mode, contact, delivery_cents: fee, service_cents: service } = order
  const method = order.payment_method
  return (
    <table className="num mt-2 w-full">
      <caption className="sr-only">{texts.caption}</caption>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was ordered is never moved
          <tr key={index}>
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              <b className="mr-1">{line.quantity}</b> {line.name}
              {[line.variant_name, ...line.options.map(optionText), line.note]
                .filter(Boolean)
                .map((detail) => (
                  <small key={detail} className="block pl-3.5 text-sm text-muted">
                    {detail}
                  </small>
                ))}
            </th>
            <td className="py-1.5 text-right align-top whitespace-nowrap">
              {moneyText(line.total_cents)}
            </td>
          </tr>
        ))}
        {mode === 'delivery' ? (
          <Amount name={texts.deliveryFee(contact?.address?.neighbourhood ?? null)} cents={fee} />
        ) : null}
        {service > 0 ? <Amount name={texts.service} cents={service} /> : null}
      </tbody>
      <tfoot className="border-line border-t font-bold">
        <Amount
          name={mode === 'table' ? texts.totalTable : texts.total(method && texts.methods[method])}
          cents={order.total_cents}
          isTotal
        />
      </tfoot>
    </table>
  )
}

type AmountProps = { name: string; cents: number; isTotal?: boolean }

const optionText = ({ name, quantity }: { name: string; quantity: number }) =>
  quantity > 1 ? `${quantity}× ${name}` : name

function Amount({ name, cents, isTotal = false }: AmountProps) {
  return (
    <tr>
      <th
        scope="row"
        className={clsx('py-2 pr-4 text-left', isTotal ? 'font-bold' : 'font-normal')}
      >
        {name}
      </th>
      <td className="py-2 text-right whitespace-nowrap">{moneyText(cents)}</td>
    </tr>
  )
}
