import type { MoneyMonth } from '@portal/contract/money/payments/money-overview'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import { cityDay } from '../../../../platform/city-time.ts'

/** One paid period, with what its plan costs in a month: a year's price is a twelfth each month. */
export type PaidPeriod = {
  ownerId: string
  startsAt: Date
  endsAt: Date
  /** Given back: it counted until then. */
  revokedAt: Date | null
  monthCents: number
}

export type Trial = { startedAt: Date; hasPaidSince: boolean }

/** A year's price is a twelfth each month, to the centavo. */
export const monthlyCents = (cycle: string, { monthCents, yearCents }: Prices): number =>
  cycle === 'year' ? Math.round(yearCents / 12) : monthCents
type Prices = { monthCents: number; yearCents: number }

const isInForce = ({ startsAt, endsAt, revokedAt }: PaidPeriod, at: Date) =>
  startsAt <= at && endsAt > at && (revokedAt === null || revokedAt > at)

/** What each owner pays a month at a moment. An upgrade stands inside a period: the dearer counts, once. */
export function payingAt(periods: readonly PaidPeriod[], at: Date): Map<string, number> {
  const paying = new Map<string, number>()
  for (const period of periods) {
    if (!isInForce(period, at)) continue
    const known = paying.get(period.ownerId) ?? 0
    paying.set(period.ownerId, Math.max(known, period.monthCents))
  }
  return paying
}

/** How many of those at the start are gone at the end, and the part of them that is. */
export function churnBetween(start: ReadonlyMap<string, number>, end: ReadonlyMap<string, number>) {
  const left = [...start.keys()].filter((owner) => !end.has(owner)).length
  return { left, rate: start.size === 0 ? null : left / start.size }
}

export type Month = { name: string; startsAt: Date; endsAt: Date }

/** The months of the city up to the running one, the oldest first. */
export function lastMonths(now: Date, count: number): Month[] {
  const [year, month] = cityDay(now).split('-').map(Number) as [number, number]
  return Array.from({ length: count }, (_, at) => monthAt(year * 12 + month - 1 - (count - 1 - at)))
}

function monthAt(index: number): Month {
  return { name: nameAt(index), startsAt: startAt(index), endsAt: startAt(index + 1) }
}

const nameAt = (index: number) =>
  `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
const startAt = (index: number) =>
  instantOfWallMinute(dayOfKnownDate(`${nameAt(index)}-01`) * MINUTES_PER_DAY)

type Known = {
  periods: readonly PaidPeriod[]
  trials: readonly Trial[]
  /** Who pays for a plan now: of the running month it is the count, in their days of grace too. */
  subscribers: number
}

/** The figures of one month; of the running one, up to now. */
export function figuresOf(
  month: Month,
  { periods, trials, subscribers }: Known,
  now: Date,
): MoneyMonth {
  const isRunning = month.endsAt > now
  // The last instant of the month: a period that begins with the next one is not in it yet.
  const end = isRunning ? now : new Date(month.endsAt.getTime() - 1)
  const paying = payingAt(periods, end)
  const { left, rate } = churnBetween(
    payingAt(periods, new Date(month.startsAt.getTime() - 1)),
    paying,
  )
  const begun = trials.filter(
    ({ startedAt }) => startedAt >= month.startsAt && startedAt < month.endsAt,
  )
  return {
    month: month.name,
    is_running: isRunning,
    mrr_cents: [...paying.values()].reduce((total, cents) => total + cents, 0),
    paying: isRunning ? subscribers : paying.size,
    left: isRunning ? 0 : left,
    churn: isRunning ? null : rate,
    trials: begun.length,
    converted: begun.filter(({ hasPaidSince }) => hasPaidSince).length,
  }
}
