import type { FollowedOrder } from '@portal/contract/storefront/orders/order'
import { isOver, statusAt } from '@portal/contract/storefront/orders/order-rules'
import type { OrderMode, OrderStatus } from '@portal/contract/storefront/orders/orders.texts'
import { cityDay, hourText } from '~/platform/moments.ts'
import { followTexts as texts } from './follow.texts.ts'
import { whenText } from './order-words.ts'

/** What the page of an order says at a moment. */

export type OrderStep = {
  status: OrderStatus
  name: string
  state: 'done' | 'now' | 'next'
  time: string
  note: string | null
}

const WAY: Record<OrderMode, readonly OrderStatus[]> = {
  delivery: ['received', 'accepted', 'preparing', 'dispatched', 'delivered'],
  pickup: ['received', 'accepted', 'preparing', 'ready', 'delivered'],
  table: ['received', 'accepted', 'preparing', 'ready', 'delivered'],
}

const stepName = (status: OrderStatus, mode: OrderMode): string => {
  if (status === 'cancelled') return ''
  return status === 'delivered' ? texts.stepWords.delivered[mode] : texts.stepWords[status]
}

const promiseOf = ({ promised_at: promised }: FollowedOrder) =>
  promised === null ? null : new Date(promised)

export function stepsOf(order: FollowedOrder, now: Date): OrderStep[] {
  const { mode, events } = order
  const status = statusAt(order, now)
  const way = WAY[mode]
  const present = way.indexOf(status)
  const promised = promiseOf(order)
  return way.map((step, index) => {
    const moved = events.findLast((event) => event.kind === 'moved' && event.status === step)
    const isLast = index === way.length - 1
    const isAhead = index > present
    return {
      status: step,
      name: stepName(step, mode),
      state: isAhead ? 'next' : index === present && !isLast ? 'now' : 'done',
      time: timeOf(
        moved?.at,
        isLast && isAhead && promised && promised > now ? promised : null,
        now,
      ),
      note:
        step === 'accepted' && !isAhead && promised && !isOver(status)
          ? texts.promised(clockOf(promised, now))
          : null,
    }
  })
}

function timeOf(at: string | undefined, promised: Date | null, now: Date): string {
  if (at) return clockOf(new Date(at), now)
  return promised ? texts.until(clockOf(promised, now)) : ''
}

/** "20h30"; of another day also which. */
export const clockOf = (moment: Date, now: Date): string =>
  cityDay(moment) === cityDay(now) ? hourText(moment) : whenText(moment, now)

export type Headline = {
  text: string
  /** What the eye looks for: an hour, in yellow. */
  hour: string | null
  end: string
  isLate: boolean
}

const MINUTE_MS = 60_000
const line = (text: string, hour: string | null = null, end = ''): Headline => ({
  text,
  hour,
  end,
  isLate: false,
})

export function headlineOf(order: FollowedOrder, now: Date): Headline {
  const { mode, establishment } = order
  const { headline } = texts
  const status = statusAt(order, now)
  switch (status) {
    case 'received':
      return order.scheduled_for
        ? line(headline.answers(establishment.name), clockOf(new Date(order.respond_by), now))
        : line(
            headline.waiting(establishment.name),
            clockOf(new Date(order.respond_by), now),
            headline.waitingEnd,
          )
    case 'accepted':
      return promiseLine(order, now) ?? line(headline.accepted)
    case 'preparing':
      return promiseLine(order, now) ?? line(headline.preparing)
    case 'dispatched':
      return promiseLine(order, now) ?? line(headline.onTheWay)
    case 'ready':
      return line(mode === 'table' ? headline.readyTable : headline.readyPickup)
    case 'delivered':
      return line(headline.delivered[mode])
    case 'cancelled':
      return line(endOf(order))
  }
}

/** A meal that is promised by 20h30 is at the door from ten minutes before on; goods come when they come. */
const ARRIVES_WITHIN_MS = 10 * MINUTE_MS

function promiseLine(order: FollowedOrder, now: Date): Headline | null {
  const promised = promiseOf(order)
  if (!promised) return null
  const { headline } = texts
  const late = Math.floor((now.getTime() - promised.getTime()) / MINUTE_MS)
  if (late >= 1) return { ...line(headline.late(late), clockOf(promised, now)), isLate: true }
  const isToday = cityDay(promised) === cityDay(now)
  const isDelivery = order.mode === 'delivery'
  const from = new Date(promised.getTime() - ARRIVES_WITHIN_MS)
  if (isDelivery && order.catalogue === 'menu' && isToday && now < from) {
    return line(headline.arrivesBetween, headline.between(hourText(from), hourText(promised)))
  }
  const words = isDelivery
    ? [headline.arrives, headline.arrivesLater]
    : [headline.readyBy, headline.readyLater]
  return line((isToday ? words[0] : words[1]) ?? '', clockOf(promised, now))
}

function endOf({ cancellation, establishment: { name } }: FollowedOrder): string {
  const { headline } = texts
  if (cancellation?.by === 'customer') return headline.cancelledByCustomer
  // One that nobody answered is over from its minute on, written down or not.
  if (!cancellation || cancellation.by === 'clock') return headline.cancelledByClock(name)
  return headline.cancelledByTeam(name)
}

/** What became of a return: the answer of the shop, or until when it is due. */
export function returnText(back: NonNullable<FollowedOrder['return']>, now: Date): string {
  if (back.status === 'received') return texts.return.received
  if (back.answer) return texts.return.answered(back.answer.text)
  const until = new Date(back.answer_by)
  return now < until ? texts.return.asked(whenText(until, now)) : texts.return.late
}

/** How far the boat has sailed, from 0 to 100. */
export function progressOf(steps: readonly OrderStep[]): number {
  const reached = steps.findLastIndex(({ state }) => state !== 'next')
  return Math.round((Math.max(0, reached) / (steps.length - 1)) * 100)
}

/** "Faltam 8 min." until the business has to have answered. */
export function leftText({ respond_by: until }: FollowedOrder, now: Date): string {
  const minutes = Math.ceil((Date.parse(until) - now.getTime()) / MINUTE_MS)
  return minutes > 90 ? texts.leftHours(Math.round(minutes / 60)) : texts.left(minutes)
}
