import { moneyText } from '@portal/contract/shared/plan-prices'
import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import { nextStatuses } from '@portal/contract/storefront/orders/order-rules'
import type { OrderStatus } from '@portal/contract/storefront/orders/orders.texts'
import clsx from 'clsx'
import { Clock, Ellipsis, FastForward, Printer, TriangleAlert, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { WhatsappIcon } from '~/ui/brand-icons.tsx'
import { DropdownMenu } from '~/ui/DropdownMenu.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { iconButtonStyle } from '~/ui/icon-button-style.ts'
import {
  alarmStage,
  asksToCancel,
  dueOf,
  firstName,
  isLate,
  isPromisedWithAcceptance,
  kindText,
  orderAge,
} from './board.rules.ts'
import { boardTexts } from './board.texts.ts'
import { CancellationAnswer } from './CancellationAnswer.tsx'
import { Countdown, KindIcon, OrderLines, WhereAndHow } from './OrderCardParts.tsx'
import { PromiseStepper } from './PromiseStepper.tsx'
import type { OrderWrites } from './use-order-writes.ts'

const { card: texts } = boardTexts

type OrderCardProps = {
  order: OwnOrder
  now: Date
  /** The one that costs something soonest: its button is the red one of the screen. */
  isUrgent: boolean
  writes: OrderWrites
  onRefuse: (order: OwnOrder) => void
  onPrint: (order: OwnOrder) => void
}

export function OrderCard({ order, now, isUrgent, writes, onRefuse, onPrint }: OrderCardProps) {
  const headingId = useId()
  const isNew = order.status === 'received'
  const isAlarming = isNew && alarmStage(order, now) > 0
  const due = dueOf(order, now)
  const wasDue = isLate(order, now)
  const name = firstName(order.contact?.name ?? '')
  return (
    <article
      aria-labelledby={headingId}
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-2 rounded-[14px] border px-4 py-3 leading-[1.4] lg:gap-1.5 lg:px-3 lg:py-3.5',
        isNew ? 'border-[#E6C25C] bg-sol-100 lg:bg-[#FFFBEC]' : 'bg-white',
        !isNew && (wasDue ? 'border-vermelho-700' : 'border-line'),
        isAlarming && 'm-1 border-mar-950! shadow-[0_0_0_1px_#06222e,0_0_0_6px_#ffc53d]',
      )}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <h3 id={headingId} className="num text-[1.375rem] leading-none">
          <span className="sr-only">{texts.order}</span> {order.number}
        </h3>
        {isNew ? <Kind order={order} /> : null}
        {order.external_code ? (
          <span className="num min-w-0 flex-1 truncate text-[0.875rem] text-muted">
            {texts.external(order.external_code)}
          </span>
        ) : null}
        {isNew ? null : (
          <span
            className={clsx(
              'num inline-flex items-center gap-1.5 font-semibold text-[0.875rem]',
              wasDue ? 'text-vermelho-700' : 'text-muted',
            )}
          >
            {wasDue ? <TriangleAlert aria-hidden="true" className="size-4" /> : null}
            {orderAge(order, now)}
          </span>
        )}
      </header>
      {isNew ? null : <Kind order={order} />}
      <Countdown order={order} now={now} />
      {due ? (
        <p
          className={clsx(
            'num font-semibold text-[0.875rem]',
            due.isLate ? 'text-vermelho-700' : 'text-muted',
          )}
        >
          {due.text}
        </p>
      ) : null}
      <OrderLines order={order} />
      <WhereAndHow order={order} />
      {asksToCancel(order) ? <CancellationAnswer order={order} writes={writes} /> : null}
      <CardFoot
        {...{ order, isUrgent, writes, onRefuse, onPrint, name }}
        isPromised={isPromisedWithAcceptance(order)}
      />
    </article>
  )
}

function Kind({ order }: Pick<OrderCardProps, 'order'>) {
  return (
    <p className="-mt-0.5 flex min-w-0 flex-1 items-center gap-2 text-base lg:text-sm">
      <KindIcon order={order} />
      <b className="min-w-0 font-[650] wrap-break-word">{kindText(order)}</b>
    </p>
  )
}

type CardFootProps = Pick<
  OrderCardProps,
  'order' | 'isUrgent' | 'writes' | 'onRefuse' | 'onPrint'
> & {
  name: string
  /** A time is promised with the acceptance. */
  isPromised: boolean
}

function CardFoot({ order, isUrgent, writes, onRefuse, onPrint, name, isPromised }: CardFootProps) {
  /** Null while nobody says otherwise: the portal knows what is usual at that minute. */
  const [promised, setPromised] = useState<string | null>(null)
  const [isChanging, setChanging] = useState(false)
  const { pending } = writes
  const isNew = order.status === 'received'
  const [main, skip] = nextStatuses(order.mode, order.status).filter((to) => to !== 'cancelled')
  const isPending = (to: string) => pending?.id === order.id && pending.to === to
  const move = (to: OrderStatus) =>
    void writes.move(order, to, isNew && promised ? { promised_at: promised } : {})
  const mayChange = ['accepted', 'preparing', 'dispatched'].includes(order.status)
  const entries = [
    ...(skip === 'ready' || skip === 'dispatched'
      ? [{ label: texts.skipTo[skip], icon: <FastForward />, onSelect: () => move(skip) }]
      : []),
    ...(mayChange && order.promised_at && order.catalogue === 'menu'
      ? [{ label: texts.change, icon: <Clock />, onSelect: () => setChanging(true) }]
      : []),
    {
      label: texts.cancel,
      icon: <X />,
      destructive: true,
      separated: true,
      onSelect: () => onRefuse(order),
    },
  ]
  return (
    <>
      {isChanging && order.promised_at ? (
        <ChangePromise order={order} writes={writes} onClose={() => setChanging(false)} />
      ) : null}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <b className="num font-head text-[1.1875rem] leading-none">
          {moneyText(order.total_cents)}
        </b>
        {isPromised ? (
          <PromiseStepper
            mode={order.mode}
            value={promised ?? order.usual_promise_at}
            onChange={setPromised}
          />
        ) : (
          <CardTools {...{ order, name, onPrint }} />
        )}
      </div>
      {main && main !== 'received' ? (
        <div
          className={clsx(
            'grid gap-2',
            isNew ? 'grid-cols-[1.4fr_1fr]' : 'grid-cols-[minmax(0,1fr)_auto]',
            isNew && isUrgent && ALWAYS_IN_SIGHT,
          )}
        >
          <Button
            look={isNew ? (isUrgent ? 'primary' : 'ink') : 'line'}
            size="sm"
            className="min-h-12 px-2! leading-tight! whitespace-normal!"
            pending={isPending(main)}
            onClick={() => move(main)}
          >
            <span>
              {texts.actions[main]}
              <span className="sr-only">{texts.ofOrder(order.number)}</span>
            </span>
          </Button>
          {isNew ? (
            <Button
              look="line"
              size="sm"
              className="min-h-12 px-2.5!"
              onClick={() => onRefuse(order)}
            >
              <span>
                {texts.refuse}
                <span className="sr-only">{texts.ofOrder(order.number)}</span>
              </span>
            </Button>
          ) : (
            <DropdownMenu
              entries={entries}
              trigger={
                <IconButton
                  label={texts.more(order.number)}
                  look="line"
                  className="size-12! rounded-input!"
                >
                  <Ellipsis aria-hidden="true" />
                </IconButton>
              }
            />
          )}
        </div>
      ) : null}
      {isPromised ? <CardTools {...{ order, name, onPrint }} /> : null}
    </>
  )
}

/**
 * However much was ordered, the first order of a phone is answered without scrolling. Of the first one only:
 * of another its head could be under its own buttons.
 */
const ALWAYS_IN_SIGHT =
  'max-lg:sticky max-lg:bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom))] max-lg:z-10 max-lg:-mx-4 max-lg:-my-2 max-lg:bg-sol-100 max-lg:px-4 max-lg:py-2'

type CardToolsProps = Pick<CardFootProps, 'order' | 'name' | 'onPrint'>

function CardTools({ order, name, onPrint }: CardToolsProps) {
  return (
    <span className="-mr-2.5 ml-auto flex">
      {order.whatsapp_url ? (
        <a
          href={order.whatsapp_url}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.whatsapp(name)}
          className={iconButtonStyle({ className: 'text-mar-700' })}
        >
          <WhatsappIcon />
        </a>
      ) : null}
      <IconButton
        label={texts.print(order.number)}
        className="text-mar-700"
        onClick={() => onPrint(order)}
      >
        <Printer aria-hidden="true" />
      </IconButton>
    </span>
  )
}

type ChangePromiseProps = { order: OwnOrder; writes: OrderWrites; onClose: () => void }

/** The customer reads the new hour; nothing is told before it is sent. */
function ChangePromise({ order, writes, onClose }: ChangePromiseProps) {
  const [promised, setPromised] = useState(order.promised_at ?? order.usual_promise_at)
  const { pending } = writes
  return (
    <div className="grid gap-2 rounded-item bg-areia-100 p-2.5">
      <PromiseStepper mode={order.mode} value={promised} onChange={setPromised} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          pending={pending?.id === order.id && pending.to === 'promise'}
          onClick={() => void writes.promise(order, promised).then((isDone) => isDone && onClose())}
        >
          {texts.promise.save}
        </Button>
        <Button size="sm" look="ghost" onClick={onClose}>
          {texts.promise.keep}
        </Button>
      </div>
    </div>
  )
}
