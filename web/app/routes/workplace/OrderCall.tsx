import { moneyText } from '@portal/contract/shared/plan-prices'
import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import { Banknote } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import {
  addressText,
  isPromisedWithAcceptance,
  kindText,
  paymentOf,
} from '~/features/storefront/order-board/board.rules.ts'
import { PromiseStepper } from '~/features/storefront/order-board/PromiseStepper.tsx'
import { useOrderWrites } from '~/features/storefront/order-board/use-order-writes.ts'
import { screenAddress } from '~/screens/screen-address.ts'
import { CallFoot } from './CallFoot.tsx'
import { callsTexts as texts } from './calls.texts.ts'

/** A tap that was meant for what lay there before accepts nothing. */
const SETTLING_MS = 600

type OrderCallProps = {
  establishmentId: string
  order: OwnOrder
  later: ReactNode
  note: ReactNode
  onAnswered: () => void
  onSeen: () => void
}

/** All that an answer takes: what, where to, how it is paid, by when. */
export function OrderCall(props: OrderCallProps) {
  const { establishmentId, order, later, note, onAnswered, onSeen } = props
  const writes = useOrderWrites(establishmentId)
  /** Null while nobody says otherwise: the portal knows what is usual at that minute. */
  const [promised, setPromised] = useState<string | null>(null)
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  const payment = paymentOf(order)
  async function accept(event: MouseEvent) {
    // A key is pressed on the button itself.
    if (event.detail > 0 && performance.now() - shownAt.current < SETTLING_MS) return
    await writes.move(order, 'accepted', promised ? { promised_at: promised } : {})
    onAnswered()
  }
  return (
    <>
      <p className="mt-3 text-[1.0625rem] leading-[1.35] wrap-break-word">
        <b className="block font-[650]">{kindText(order)}</b>
        {order.mode === 'delivery' ? (
          <span className="text-on-dark-muted">{addressText(order)}</span>
        ) : null}
      </p>
      <CallLines order={order} />
      {order.note ? <p className="mb-2 font-semibold text-sol-400">{order.note}</p> : null}
      {payment ? (
        <p className="flex items-center gap-2 text-sm">
          <Banknote aria-hidden="true" className="size-4.5 flex-none" />
          <span>
            {payment.text}
            {payment.strong ? <b> {payment.strong}</b> : null}
          </span>
        </p>
      ) : null}
      <CallFoot
        sum={
          <>
            <b className="num font-head text-[1.75rem] leading-none max-[21.25rem]:text-[1.375rem]">
              <span className="sr-only">{texts.total}</span> {moneyText(order.total_cents)}
            </b>
            {isPromisedWithAcceptance(order) ? (
              <PromiseStepper
                isDark
                mode={order.mode}
                value={promised ?? order.usual_promise_at}
                onChange={setPromised}
              />
            ) : null}
          </>
        }
        yes={{ label: texts.accept, isPending: writes.pending !== null, onPress: accept }}
        see={{ label: texts.see, to: screenAddress('pedidos', establishmentId), onSeen }}
        later={later}
        note={note}
      />
    </>
  )
}

/** With what is different about it in the colour of what must not be missed. */
function CallLines({ order }: Pick<OrderCallProps, 'order'>) {
  return (
    <ul className="my-3 rounded-[14px] bg-mar-900 px-3.5 py-2.5 leading-[1.625]">
      {order.lines.map(({ item_id, variant_name, name, quantity, options, note }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the same item may stand there twice.
          key={`${item_id} ${place}`}
          className="grid grid-cols-[1.375rem_minmax(0,1fr)]"
        >
          <b className="num">{quantity}</b>
          <span className="wrap-break-word">
            {variant_name ? `${name}, ${variant_name}` : name}
            {options.map((option, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: an option may be chosen in two groups.
                key={at}
                className="text-on-dark-muted text-sm"
              >
                {' '}
                + {option.quantity > 1 ? `${option.quantity}× ` : ''}
                {option.name}
              </span>
            ))}
            {note ? <em className="font-[650] text-sm text-sol-400 not-italic"> {note}</em> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
