import { PIX_STATE_WORDS } from '@portal/contract/money/house-pix/house-pix.texts'
import { ANSWER_MINUTES } from '@portal/contract/shared/answer-minutes'
import { atTime } from '@portal/contract/shared/clock.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import { ALARM_MINUTES, statusAt } from '@portal/contract/storefront/orders/order-rules'
import type { OrderStatus } from '@portal/contract/storefront/orders/orders.texts'
import { changeOf } from '@portal/contract/storefront/orders/quote-rules'
import { cityDay, hourText, momentText } from '~/platform/moments.ts'
import { boardTexts as texts } from './board.texts.ts'

export const LANES = ['received', 'accepted', 'preparing', 'leaving'] as const
export type Lane = (typeof LANES)[number]

const LANE_OF: Partial<Record<OrderStatus, Lane>> = {
  received: 'received',
  accepted: 'accepted',
  preparing: 'preparing',
  ready: 'leaving',
  dispatched: 'leaving',
}
const MINUTE_MS = 60_000

/** Whole minutes that have gone by. */
export const minutesSince = (moment: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / MINUTE_MS))
/** A minute that has begun still counts. */
const minutesUntil = (moment: string, now: Date) =>
  Math.ceil((Date.parse(moment) - now.getTime()) / MINUTE_MS)

/** What the clock has ended is on no lane, also before the portal is asked again. */
export function ordersOfLanes(orders: readonly OwnOrder[], now: Date): Record<Lane, OwnOrder[]> {
  const lanes: Record<Lane, OwnOrder[]> = { received: [], accepted: [], preparing: [], leaving: [] }
  for (const order of orders) {
    const lane = LANE_OF[statusAt(order, now)]
    if (lane) lanes[lane].push(order)
  }
  // What dies first is answered first, whenever it came.
  lanes.received.sort((one, other) => Date.parse(one.respond_by) - Date.parse(other.respond_by))
  return lanes
}

export const isPast = (order: OwnOrder, now: Date) => statusAt(order, now) !== order.status

/** The order whose silence costs something soonest; null where none waits for an answer. */
export function mostUrgent(waiting: readonly OwnOrder[]): OwnOrder | null {
  return waiting.reduce<OwnOrder | null>(
    (first, order) =>
      first === null || Date.parse(order.respond_by) < Date.parse(first.respond_by) ? order : first,
    null,
  )
}

export const asksToCancel = ({ cancellation_request: request }: OwnOrder) =>
  request !== null && request.denied === null

export function isLate({ status, promised_at }: OwnOrder, now: Date): boolean {
  const isUnderWay = ['accepted', 'preparing', 'dispatched'].includes(status)
  return isUnderWay && promised_at !== null && now.getTime() >= Date.parse(promised_at) + MINUTE_MS
}

const nameOf = ({ table_label, number }: OwnOrder) =>
  table_label ? texts.headline.table(table_label) : texts.headline.order(number)

/** What to do now, in one line. */
export function headlineOf(
  lanes: Record<Lane, OwnOrder[]>,
  now: Date,
  returns: readonly OwnOrder[] = [],
): string {
  const { headline } = texts
  const urgent = mostUrgent(lanes.received)
  if (urgent) {
    const minutes = minutesSince(urgent.placed_at, now)
    return minutes === 0
      ? headline.acceptNow(nameOf(urgent))
      : headline.accept(nameOf(urgent), ageText(minutes))
  }
  const open = [...lanes.accepted, ...lanes.preparing, ...lanes.leaving]
  const asking = open.find(asksToCancel)
  if (asking) return headline.answer(nameOf(asking))
  const late = open.filter((order) => isLate(order, now))
  const latest = late.sort(
    (a, b) => Date.parse(a.promised_at ?? '') - Date.parse(b.promised_at ?? ''),
  )[0]
  if (latest?.promised_at)
    return headline.late(nameOf(latest), minutesSince(latest.promised_at, now))
  const back = returns.find(asksToReturn)
  if (back) return headline.takeBack(nameOf(back))
  return open.length === 0 ? headline.quiet : headline.running(open.length)
}

export function ageText(minutes: number): string {
  if (minutes < 1) return texts.age.now
  if (minutes < 60) return texts.age.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? texts.age.hours(hours) : texts.age.days(Math.floor(hours / 24))
}

/** Since it came, and of what left the kitchen since then. */
export function orderAge({ status, status_since, placed_at }: OwnOrder, now: Date): string {
  if (status === 'ready') return texts.age.ready(ageText(minutesSince(status_since, now)))
  if (status === 'dispatched') return texts.age.dispatched(ageText(minutesSince(status_since, now)))
  return ageText(minutesSince(placed_at, now))
}

export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

export function kindText({ mode, status, table_label, contact, catalogue }: OwnOrder): string {
  const { card } = texts
  const bairro = contact?.address?.neighbourhood ?? ''
  const kind =
    mode === 'table'
      ? card.table(table_label ?? '')
      : mode === 'pickup'
        ? card.pickup(firstName(contact?.name ?? ''))
        : status === 'dispatched'
          ? card.dispatched(bairro)
          : card.delivery(bairro)
  return catalogue === 'shop' ? card.shop(kind) : kind
}

/** "20h45" today; with its day on any other. */
export const timeText = (moment: string, now: Date): string => {
  const at = new Date(moment)
  return cityDay(at) === cityDay(now) ? hourText(at) : momentText(at)
}

/** How far the time to answer has gone, from 0 to 1, and when it ends. */
export function countdownOf({ status, placed_at, respond_by }: OwnOrder, now: Date) {
  if (status !== 'received') return null
  const [from, until] = [Date.parse(placed_at), Date.parse(respond_by)]
  const gone = (now.getTime() - from) / Math.max(1, until - from)
  const end = new Date(respond_by)
  const when = cityDay(end) === cityDay(now) ? atTime(hourText(end)) : momentText(end)
  return {
    gone: Math.min(1, Math.max(0, gone)),
    text: texts.card.cancelsAt(when),
    /** Only the short time has alarms on its way. */
    hasAlarms: isShort({ placed_at, respond_by }),
  }
}

/** What is eaten at a table, later or from a shop is not promised to the minute. */
export const isPromisedWithAcceptance = ({ status, mode, scheduled_for, catalogue }: OwnOrder) =>
  status === 'received' && mode !== 'table' && scheduled_for === null && catalogue === 'menu'

export const isShort = ({ placed_at, respond_by }: Pick<OwnOrder, 'placed_at' | 'respond_by'>) =>
  Date.parse(respond_by) - Date.parse(placed_at) <= ANSWER_MINUTES.now * MINUTE_MS

type Return = NonNullable<OwnOrder['return']>

/** Silence takes nothing from the customer; it is the shop that is late. */
export function returnClock({ answer_by: until }: Return, now: Date): Due {
  const isLate = now.getTime() >= Date.parse(until)
  const time = timeText(until, now)
  return { text: isLate ? texts.returns.late(time) : texts.returns.until(time), isLate }
}

export const asksToReturn = ({ return: back }: OwnOrder) => back?.status === 'asked'

export type Due = { text: string; isLate: boolean }

export function dueOf(order: OwnOrder, now: Date): Due | null {
  const { card } = texts
  const { status, scheduled_for, promised_at } = order
  const due = promised_at ?? scheduled_for
  if (due && isLate(order, now)) {
    return { text: card.late(timeText(due, now), minutesSince(due, now)), isLate: true }
  }
  if (scheduled_for && status !== 'ready') {
    return { text: card.scheduled(timeText(scheduled_for, now)), isLate: false }
  }
  if (!promised_at || status === 'ready' || status === 'received') return null
  const minutes = Math.max(0, minutesUntil(promised_at, now))
  const time = timeText(promised_at, now)
  return { text: minutes < 100 ? card.due(time, minutes) : card.dueFar(time), isLate: false }
}

/** "R$ 44", and "R$ 44,50" where there are centavos: what a hand counts out. */
const shortMoney = (cents: number) => moneyText(cents).replace(/,00$/, '')

export type PaymentLine = { text: string; strong: string | null }

export function paymentOf(order: OwnOrder): PaymentLine | null {
  const { payment_method: method, change_for_cents: note, total_cents, mode, status } = order
  if (method === null) return null
  if (order.pix) return { text: texts.pay.ahead, strong: PIX_STATE_WORDS[order.pix] }
  const change = method === 'dinheiro' ? changeOf(total_cents, note) : null
  if (note !== null && change !== null && change > 0) {
    const amount = shortMoney(change)
    const isCarried = mode === 'delivery' && status !== 'dispatched'
    return {
      text: texts.pay.cash(shortMoney(note)),
      strong: isCarried ? texts.pay.carry(amount) : texts.pay.change(amount),
    }
  }
  return { text: texts.pay[mode === 'delivery' ? 'delivery' : 'counter'][method], strong: null }
}

/** "Luciana Tavares, 3º pedido. Trav. São Pedro, 214, casa amarela" */
export function addressText({ contact, orders_of_customer: count }: OwnOrder): string {
  if (!contact) return texts.card.noContact
  const { name, address } = contact
  const who = count > 1 ? `${name}, ${texts.card.again(count)}` : name
  if (!address) return who
  const { street, number, complement, reference } = address
  return `${who}. ${[street, number, complement, reference].filter(Boolean).join(', ')}`
}

/** Of whatever rings: orders, and requests for nights. */
export type Waiting = Pick<OwnOrder, 'id' | 'placed_at' | 'respond_by'>

/** How loud an order asks: 0 as it comes, then one more at each of the minutes. */
export function alarmStage(order: Pick<Waiting, 'placed_at' | 'respond_by'>, now: Date): number {
  if (!isShort(order)) return 0
  const minutes = minutesSince(order.placed_at, now)
  return ALARM_MINUTES.filter((at) => minutes >= at).length
}

/** What has not rung yet, and how loud; null is silence. `rung` is what rang before. */
export function alarmDue(
  waiting: readonly Waiting[],
  rung: ReadonlySet<string>,
  now: Date,
): { stage: number; keys: string[] } | null {
  const fresh = waiting
    .map((order) => ({ stage: alarmStage(order, now), id: order.id }))
    .filter(({ id, stage }) => !rung.has(`${id}:${stage}`))
  if (fresh.length === 0) return null
  return {
    stage: Math.max(...fresh.map(({ stage }) => stage)),
    keys: fresh.map(({ id, stage }) => `${id}:${stage}`),
  }
}
