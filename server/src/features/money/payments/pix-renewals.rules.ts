import type { Day, RecurringCharge } from '../../../platform/pix/pix-port.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Banks take a charge from ten to two days before its day; one day is left for a midnight of theirs. */
const OPENS_DAYS = 9
const CLOSES_DAYS = 2
/** As long as the plan goes on unpaid. */
const GRACE_DAYS = 5
const RETRIES = 3
const DAYS_TO_RETRY = 7

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

type DebitDay = { kind: 'early' } | { kind: 'due'; day: Day } | { kind: 'over' }

/** The day on which the next period is taken: that on which the present one ends, where there is time. */
export function debitDay(endsOn: Day, today: Day): DebitDay {
  if (endsOn > addDays(today, OPENS_DAYS)) return { kind: 'early' }
  const soonest = addDays(today, CLOSES_DAYS)
  const day = endsOn > soonest ? endsOn : soonest
  return day > addDays(endsOn, GRACE_DAYS) ? { kind: 'over' } : { kind: 'due', day }
}

/** A charge that was not sent while the bank took it needs another day. */
export const isTooLateToSend = (dueOn: Day, today: Day) => dueOn < addDays(today, CLOSES_DAYS)

/** The first charge of a recurrence: the end of the period that is paid with its authorisation. */
export function firstDebitDay(endsOn: Day, today: Day): Day {
  const soonest = addDays(today, CLOSES_DAYS)
  return endsOn > soonest ? endsOn : soonest
}

const OVER = new Set(['EXPIRADA', 'REJEITADA', 'CANCELADA'])

/** The last attempt took nothing, and none is on its way. */
export function hasFailedAttempt({ status, attempts }: RecurringCharge): boolean {
  return status === 'active' && OVER.has(attempts.at(-1)?.status ?? '')
}

/** Three times, the day after and then every other day; null once the bank takes no more. */
export function retryDay({ dueDate, attempts }: RecurringCharge, today: Day): Day | null {
  const done = attempts.length - 1
  const last = attempts.at(-1)?.date ?? dueDate
  if (done >= RETRIES) return null
  const wanted = addDays(last, done === 0 ? 1 : 2)
  const tomorrow = addDays(today, 1)
  const day = wanted > tomorrow ? wanted : tomorrow
  return day <= addDays(dueDate, DAYS_TO_RETRY) ? day : null
}

/** After this nothing can be taken under the charge any more. */
export const lastMomentOf = (dueOn: Day): Date =>
  new Date(Date.parse(`${addDays(dueOn, DAYS_TO_RETRY)}T23:59:59-03:00`))

/** So long a bank may take to tell how the last try went. What is still open then stays so for ever. */
const DAYS_TO_TELL = 3

export const isLeftOpen = ({ expiresAt }: { expiresAt: Date }, now: Date) =>
  now.getTime() - expiresAt.getTime() >= DAYS_TO_TELL * DAY_MS

/** Since when a bank knows nothing of a recurrence, and when it was asked last. */
type Absence = { since: Date; lookedAt: Date }

const ABSENT_MS = DAY_MS
/** An absence that nobody watched for longer than this may have been two. */
const UNWATCHED_MS = 6 * HOUR_MS
/** A copy lags behind by seconds or minutes; what is missing for longer is looked for every hour. */
const LAG_MS = 10 * MINUTE_MS

/** One look that finds nothing is a copy that lags behind or a mistake: many in a day are an end. */
export function absenceAfter(
  known: Absence | null,
  now: Date,
): { since: Date; isEnd: boolean; nextLookAt: Date } {
  const isWatched = known && now.getTime() - known.lookedAt.getTime() <= UNWATCHED_MS
  const since = isWatched ? known.since : now
  const absentMs = now.getTime() - since.getTime()
  const nextLookAt = new Date(now.getTime() + (absentMs < LAG_MS ? MINUTE_MS : HOUR_MS))
  return { since, isEnd: absentMs >= ABSENT_MS, nextLookAt }
}

/** While somebody may be authorising it, every minute; then every hour, and once it holds four times a day. */
export function nextRecurrenceCheck(
  { status, createdAt }: { status: 'pending' | 'active' | 'ended'; createdAt: Date },
  now: Date,
): Date {
  const after = (ms: number) => new Date(now.getTime() + ms)
  if (status !== 'pending') return after(6 * HOUR_MS)
  return after(now.getTime() - createdAt.getTime() < 2 * HOUR_MS ? MINUTE_MS : HOUR_MS)
}
