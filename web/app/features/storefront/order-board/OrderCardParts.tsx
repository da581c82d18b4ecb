import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import { KEEP_WORDS } from '@portal/contract/storefront/orders/orders.texts'
import clsx from 'clsx'
import {
  Banknote,
  Bike,
  CreditCard,
  Info,
  type LucideIcon,
  MapPin,
  MessageSquareText,
  QrCode,
  ShoppingBag,
  Utensils,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { addressText, countdownOf, orderAge, paymentOf } from './board.rules.ts'
import { boardTexts } from './board.texts.ts'

const { card: texts } = boardTexts

const KINDS: Record<OwnOrder['mode'], LucideIcon> = {
  delivery: Bike,
  pickup: ShoppingBag,
  table: Utensils,
}
const PAYMENTS: Partial<Record<NonNullable<OwnOrder['payment_method']>, LucideIcon>> = {
  dinheiro: Banknote,
  pix: QrCode,
}

export function KindIcon({ order }: { order: Pick<OwnOrder, 'mode'> }) {
  const Icon = KINDS[order.mode]
  return <Icon aria-hidden="true" className="size-4.5 flex-none text-mar-600" />
}

/** How much of the time to answer is gone; the marks are the alarms. */
export function Countdown({ order, now }: { order: OwnOrder; now: Date }) {
  const countdown = countdownOf(order, now)
  if (!countdown) return null
  return (
    <div className="grid gap-1 font-semibold text-[#6B4200] text-xs">
      <span
        aria-hidden="true"
        className={clsx(
          'relative block h-2 overflow-hidden rounded-full bg-[#F0DCA0]',
          countdown.hasAlarms &&
            "before:absolute before:inset-y-0 before:left-[30%] before:z-1 before:w-0.5 before:bg-sol-100 before:content-[''] after:absolute after:inset-y-0 after:left-[60%] after:w-0.5 after:bg-sol-100 after:content-['']",
        )}
      >
        <i
          className="block h-full rounded-full bg-[#B97A00]"
          style={{ width: `${Math.round(countdown.gone * 100)}%` }}
        />
      </span>
      <span className="num flex justify-between gap-2">
        {countdown.text}
        <span>{orderAge(order, now)}</span>
      </span>
    </div>
  )
}

/** What is cooked, with what is different about it in the colour of what must not be missed. */
export function OrderLines({ order }: { order: Pick<OwnOrder, 'lines'> }) {
  return (
    <ul className="grid gap-1 border-mar-950/10 border-y py-2">
      {order.lines.map(
        ({ item_id, variant_name, name, quantity, options, note, is_alcoholic }, n) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same item may stand there twice.
            key={`${item_id} ${n}`}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-1.5 text-base leading-tight lg:text-sm lg:leading-tight"
          >
            <b className="num font-bold">{quantity}</b>
            <span className="wrap-break-word">
              {variant_name ? `${name}, ${variant_name}` : name}
              {is_alcoholic ? (
                <em className="ml-1.5 inline-block rounded-[6px] bg-mar-950 px-1.5 leading-5 whitespace-nowrap font-bold text-white text-xs not-italic">
                  {texts.adult}
                  <span className="sr-only">, {texts.adultLabel}</span>
                </em>
              ) : null}
              {options.map((option, place) => (
                <small
                  // biome-ignore lint/suspicious/noArrayIndexKey: an option may be chosen in two groups.
                  key={place}
                  className="block text-[0.875rem] text-mar-900"
                >
                  + {option.quantity > 1 ? `${option.quantity}× ` : ''}
                  {option.name}
                </small>
              ))}
              {note ? (
                <>
                  {' '}
                  <small
                    className={clsx(
                      'font-semibold text-[#8A1F10] text-[0.875rem]',
                      options.length > 0 ? 'block' : 'inline-block',
                    )}
                  >
                    {note}
                  </small>
                </>
              ) : null}
            </span>
          </li>
        ),
      )}
    </ul>
  )
}

/** Whose it is, where it goes, how it is paid. */
export function WhereAndHow({ order }: { order: OwnOrder }) {
  const payment = paymentOf(order)
  const denied = order.cancellation_request?.denied
  const PaymentIcon = (order.payment_method && PAYMENTS[order.payment_method]) ?? CreditCard
  return (
    <>
      {order.note ? (
        <Fact icon={MessageSquareText}>
          <span className="sr-only">{texts.note}: </span>
          <b className="font-semibold text-[#8A1F10]">{order.note}</b>
        </Fact>
      ) : null}
      {order.opens_table && order.table_label && order.status === 'received' ? (
        <Fact icon={Info}>{texts.opensTable(order.table_label)}</Fact>
      ) : null}
      {order.mode === 'delivery' ? <Fact icon={MapPin}>{addressText(order)}</Fact> : null}
      {denied ? (
        <Fact icon={Info}>{boardTexts.cancellation.denied(KEEP_WORDS[denied])}</Fact>
      ) : null}
      {payment ? (
        <Fact
          icon={PaymentIcon}
          className={
            payment.strong
              ? clsx(
                  'rounded-item px-2.5 py-1.5 inset-ring-[1.5px] inset-ring-[#D9BE74]',
                  order.status === 'received' ? 'bg-white' : 'bg-sol-100',
                )
              : undefined
          }
        >
          {payment.text}
          {payment.strong ? <b className="font-bold"> {payment.strong}</b> : null}
        </Fact>
      ) : null}
    </>
  )
}

type FactProps = { icon: LucideIcon; className?: string | undefined; children: ReactNode }

function Fact({ icon: Icon, className, children }: FactProps) {
  return (
    <p
      className={clsx(
        'grid grid-cols-[1rem_minmax(0,1fr)] gap-2 text-[0.875rem] leading-[1.35]',
        className,
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 text-mar-600" />
      <span className="wrap-break-word">{children}</span>
    </p>
  )
}
