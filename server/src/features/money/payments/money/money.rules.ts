import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import type { PaidPlan } from '@portal/contract/shared/plans'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import { type Holding, PLAN_RANK } from '../payments.rules.ts'

const MINUTE_MS = 60_000

/** What can still be given back: a refund that failed has taken nothing. */
export function leftOf(
  paidCents: number,
  refunds: readonly { amountCents: number; status: string }[],
): number {
  const gone = refunds
    .filter(({ status }) => status !== 'not_done')
    .reduce((total, { amountCents }) => total + amountCents, 0)
  return Math.max(0, paidCents - gone)
}

/** What somebody typed, by its shape: a number is looked up, a name is searched for. */
export type MoneySearch =
  | { by: 'id'; id: string }
  | { by: 'payment'; providerId: string }
  | { by: 'protocol'; protocol: string }
  /** The end of an id is also a word that could be part of a name. */
  | { by: 'words'; words: string[]; number: string | null }

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const END_TO_END_ID = /^E[0-9A-Za-z]{31}$/
const STRIPE_ID = /^(?:in|pi|ch|cs|sub)_[0-9A-Za-z_]{6,}$/
const PROTOCOL = /^\d{8}-\d{7}$/
const NUMBER = /^#?([0-9a-f]{8})$/

export function readSearch(typed: string): MoneySearch | null {
  const text = typed.trim()
  if (text === '') return null
  if (UUID.test(text.toLowerCase())) return { by: 'id', id: text.toLowerCase() }
  if (END_TO_END_ID.test(text) || STRIPE_ID.test(text)) return { by: 'payment', providerId: text }
  if (PROTOCOL.test(text)) return { by: 'protocol', protocol: text }
  const number = NUMBER.exec(text.toLowerCase())?.[1] ?? null
  return { by: 'words', words: text.split(/\s+/), number }
}

/** What people quote: the end of the id, as their receipt's file is called. */
export const orderNumber = (id: string) => id.slice(-8)

/** Days of the city, both included, as moments. */
export function momentsOf({
  from,
  until,
}: {
  from?: string | undefined
  until?: string | undefined
}) {
  return {
    from: from ? startOfDay(from, 0) : undefined,
    before: until ? startOfDay(until, 1) : undefined,
  }
}

export const startOfDay = (day: string, daysLater: number) =>
  instantOfWallMinute((dayOfKnownDate(day) + daysLater) * MINUTES_PER_DAY)

/** How old each reading of a provider may be: its schedule, and a turn that failed. */
export const WATERMARKS = {
  'five-minutes': { provider: 'pix', minutes: 15 },
  hour: { provider: 'pix', minutes: 130 },
  night: { provider: 'pix', minutes: 26 * 60 },
  webhook: { provider: 'pix', minutes: 130 },
  'card-events': { provider: 'stripe', minutes: 15 },
  'card-hour': { provider: 'stripe', minutes: 130 },
  'card-night': { provider: 'stripe', minutes: 26 * 60 },
} as const
export type Watermark = keyof typeof WATERMARKS

export function isLate(name: Watermark, readTo: Date | null, now: Date): boolean {
  if (readTo === null) return true
  return now.getTime() - readTo.getTime() > WATERMARKS[name].minutes * MINUTE_MS
}

/** No rule could place it, and nobody has decided yet. */
export const isUndecided = (decision: string) =>
  decision === 'review' || decision === 'without-order'

/** Banks take a Pix back for 90 days. A card has its own rules at its provider. */
const PIX_REFUND_MS = 90 * 24 * 60 * MINUTE_MS

export const isTooOldToRefund = (
  { providerId, paidAt }: { providerId: string; paidAt: Date },
  now: Date,
) => END_TO_END_ID.test(providerId) && now.getTime() - paidAt.getTime() > PIX_REFUND_MS

/** How money that bought nothing goes back: by its bank or, once that no longer does it, in another way. */
export function waysBack(
  payment: { decision: string; providerId: string; paidAt: Date },
  leftCents: number,
  now: Date,
) {
  const isTooOld = leftCents > 0 && isTooOldToRefund(payment, now)
  return {
    return: isUndecided(payment.decision) && !isTooOld,
    return_outside: payment.decision !== 'granted' && isTooOld,
  }
}

/** A trial that runs and gives as much as the gift, or goes on after it: the gift would take it away. */
export const isLostTrial = (
  { source, plan, endsAt }: Pick<Holding, 'source' | 'plan' | 'endsAt'>,
  gift: { plan: PaidPlan; endsAt: Date },
  now: Date,
) =>
  source === 'trial' &&
  endsAt !== null &&
  endsAt > now &&
  (PLAN_RANK[plan] >= PLAN_RANK[gift.plan] || endsAt > gift.endsAt)
