import { type OpenSpan, openSpans } from '../../guide/establishments/hours-rules.ts'
import type { OpeningHours } from '../../guide/establishments/hours-types.ts'
import { ANSWER_MINUTES } from '../../shared/answer-minutes.ts'

/** When a kitchen takes orders. Free of zod. `now` is handed in: no rule has a clock. */

const MINUTE_MS = 60_000
export const SLOT_MINUTES = 30
const DAYS_AHEAD = 2

type Kitchen = { hours: OpeningHours | null; preparation_minutes: number }

export type KitchenState = {
  is_open: boolean
  /** Of the present span; null where it is closed. */
  last_order_at: Date | null
  /** The next beginning where it is closed; null where none is near. */
  opens_at: Date | null
}

const LOOK_AHEAD_DAYS = 8

function spansAhead({ hours }: Kitchen, now: Date, days: number): OpenSpan[] {
  // From a day back, so that a span that began yesterday keeps its beginning.
  const from = new Date(now.getTime() - 24 * 60 * MINUTE_MS)
  const to = new Date(now.getTime() + days * 24 * 60 * MINUTE_MS)
  return openSpans(hours, from, to).filter(({ end }) => end > now)
}

/** What is cooked must be ready before the house closes: that is the last moment to order. */
const lastOrderOf = ({ end }: OpenSpan, preparationMinutes: number) =>
  new Date(end.getTime() - preparationMinutes * MINUTE_MS)

export function kitchenState(kitchen: Kitchen, now: Date): KitchenState {
  const spans = spansAhead(kitchen, now, LOOK_AHEAD_DAYS)
  for (const span of spans) {
    const last = lastOrderOf(span, kitchen.preparation_minutes)
    if (last < span.start || last < now) continue
    if (span.start <= now) return { is_open: true, last_order_at: last, opens_at: null }
    return { is_open: false, last_order_at: null, opens_at: span.start }
  }
  return { is_open: false, last_order_at: null, opens_at: null }
}

/** When the house has been open for so many minutes; null where it is not within days. */
function afterOpenMinutes(spans: readonly OpenSpan[], minutes: number, now: Date): Date | null {
  let left = minutes * MINUTE_MS
  for (const { start, end } of spans) {
    const from = Math.max(start.getTime(), now.getTime())
    if (from + left <= end.getTime()) return new Date(from + left)
    left -= end.getTime() - from
  }
  return null
}

const beginningOf = (wanted: Date, { preparation_minutes }: Kitchen) =>
  new Date(wanted.getTime() - preparation_minutes * MINUTE_MS)

/**
 * Until when an order for later is answered. Its hour counts while the house is open, so that what comes at
 * night waits for who opens in the morning; and never past the moment at which the kitchen has to begin.
 */
export function answerOfScheduled(kitchen: Kitchen, wanted: Date, now: Date): Date {
  const begins = beginningOf(wanted, kitchen)
  const spans = spansAhead(kitchen, now, LOOK_AHEAD_DAYS)
  const answered = afterOpenMinutes(spans, ANSWER_MINUTES.scheduled, now)
  return answered && answered < begins ? answered : begins
}

/**
 * Whole half hours in which an order can be ready, from the time a kitchen needs until it closes. Before
 * the kitchen begins somebody has had as long to answer as for what is wanted now.
 */
export function slotsAhead(kitchen: Kitchen, now: Date): Date[] {
  const step = SLOT_MINUTES * MINUTE_MS
  const horizon = now.getTime() + DAYS_AHEAD * 24 * 60 * MINUTE_MS
  const spans = spansAhead(kitchen, now, DAYS_AHEAD + 1)
  const answered = afterOpenMinutes(spans, ANSWER_MINUTES.now, now)
  if (!answered) return []
  return spans.flatMap(({ start, end }) => {
    const begins = Math.max(start.getTime(), answered.getTime())
    const ready = begins + kitchen.preparation_minutes * MINUTE_MS
    const first = Math.ceil(ready / step) * step
    const slots: Date[] = []
    for (let at = first; at < end.getTime() && at <= horizon; at += step) slots.push(new Date(at))
    return slots
  })
}

export function isSlot(kitchen: Kitchen, wanted: Date, now: Date): boolean {
  return slotsAhead(kitchen, now).some((slot) => slot.getTime() === wanted.getTime())
}
