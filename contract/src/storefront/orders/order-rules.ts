import { ANSWER_MINUTES } from '../../shared/answer-minutes.ts'
import { isOneOf } from '../../shared/records.ts'
import { UNPROVED_MINUTES } from '../../shared/unproved.ts'
import type { OrderActor, OrderMode, OrderStatus } from './orders.texts.ts'

/** The life of an order. Free of zod: the board and the server decide with the same rules. */

export const FINAL_STATUSES = ['delivered', 'cancelled'] as const satisfies readonly OrderStatus[]

export const isOver = (status: OrderStatus): boolean => isOneOf(FINAL_STATUSES, status)

/** What leaves the kitchen waits at the counter or goes on its way. */
const outOfKitchen = (mode: OrderMode): OrderStatus =>
  mode === 'delivery' ? 'dispatched' : 'ready'

/** Where the team, or the system at its counter, may move it. Preparing may be skipped. */
export function nextStatuses(mode: OrderMode, status: OrderStatus): OrderStatus[] {
  switch (status) {
    case 'received':
      return ['accepted', 'cancelled']
    case 'accepted':
      return ['preparing', outOfKitchen(mode), 'cancelled']
    case 'preparing':
      return [outOfKitchen(mode), 'cancelled']
    case 'ready':
    case 'dispatched':
      return ['delivered', 'cancelled']
    case 'delivered':
    case 'cancelled':
      return []
  }
}

/** Who may make a move that `nextStatuses` has, beside the team. */
export function mayMove(
  actor: OrderActor,
  { mode, status }: { mode: OrderMode; status: OrderStatus },
  to: OrderStatus,
): boolean {
  if (!nextStatuses(mode, status).includes(to)) return false
  if (actor === 'team' || actor === 'pos') return true
  if (to === 'cancelled') return status === 'received'
  return actor === 'clock' && to === 'delivered'
}

const MINUTE_MS = 60_000
/** On the board, after so many minutes without an answer. */
export const ALARM_MINUTES = [3, 6] as const
/** Nobody said that it arrived: by then it has. */
export const READY_HOURS = 24
export const DISPATCHED_HOURS = 4
/** Nobody is there: so many orders in a row without an answer pause the shop. */
export const UNANSWERED_BEFORE_PAUSE = 2
export const TABLE_HOURS = 4
/** Who was never served and orders for more proves their phone first. */
export const CODE_ABOVE_CENTS = 15_000
/** CDC art. 49. */
export const RETURN_DAYS = 7
/** In which a shop says how goods come back. Silence takes nothing from the customer: it is said to be late. */
export const RETURN_ANSWER_HOURS = 48

type Timed = { status: OrderStatus; respond_by: string; status_since: string }

/**
 * What the clock has made of an order, whether or not somebody has written it down yet: one that nobody
 * answered is dead at its minute.
 */
export function statusAt({ status, respond_by, status_since }: Timed, now: Date): OrderStatus {
  const moment = now.getTime()
  if (status === 'received') return moment >= Date.parse(respond_by) ? 'cancelled' : status
  const hours = status === 'ready' ? READY_HOURS : status === 'dispatched' ? DISPATCHED_HOURS : null
  if (hours === null) return status
  return moment >= Date.parse(status_since) + hours * 60 * MINUTE_MS ? 'delivered' : status
}

/** Until when the business has to answer. Of an order for later its hours say so. */
export function respondBy(
  { scheduled, isShop, isProved }: { scheduled: Date | null; isShop: boolean; isProved: boolean },
  now: Date,
): Date {
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS)
  const until = scheduled ?? inMinutes(isShop ? ANSWER_MINUTES.shop : ANSWER_MINUTES.now)
  const most = inMinutes(UNPROVED_MINUTES)
  return isProved || until < most ? until : most
}

/** When it is there if all goes as usual. */
export function usualPromise(
  order: { scheduled_for: Date | null; zone_minutes: number; catalogue: 'menu' | 'shop' },
  { preparation_minutes: minutes }: { preparation_minutes: number },
  now: Date,
): Date {
  if (order.scheduled_for) return order.scheduled_for
  if (order.catalogue === 'shop') return new Date(now.getTime() + ANSWER_MINUTES.shop * MINUTE_MS)
  return new Date(now.getTime() + (minutes + order.zone_minutes) * MINUTE_MS)
}

/** Leaving is for free until it is accepted; after that the customer asks and the business answers. */
export type WayOut = 'cancel' | 'ask' | null

export function wayOut({ status, isAsked }: { status: OrderStatus; isAsked: boolean }): WayOut {
  if (status === 'received') return 'cancel'
  return isOver(status) || isAsked ? null : 'ask'
}

export const returnAnswerBy = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + RETURN_ANSWER_HOURS * 60 * MINUTE_MS)

/** Bought at a distance, goods go back within seven days; a meal does not. */
export function mayReturn(
  {
    catalogue,
    status,
    status_since,
  }: { catalogue: 'menu' | 'shop'; status: OrderStatus; status_since: string | Date },
  now: Date,
): boolean {
  if (catalogue !== 'shop' || status !== 'delivered') return false
  return now.getTime() < new Date(status_since).getTime() + RETURN_DAYS * 24 * 60 * MINUTE_MS
}
