import type { HealthPart, HealthPartName, HealthState } from '@portal/contract/portal/health/health'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Two beats may be missed by a node that is busy; a third means that it is not there. */
export const LATE_BEAT_MS = 3 * MINUTE_MS
/** A day and what a dump of a large database takes. */
export const OLD_BACKUP_MS = 26 * HOUR_MS
/** A week and a day: of the archive it is proved each night, of dumps by an operator. */
const OLD_PROOF_MS = 8 * DAY_MS
/** A segment is closed each minute, and nodes write each minute. */
const LATE_SEGMENT_MS = 5 * MINUTE_MS
const LONG_WAIT_MS = 10 * MINUTE_MS
/** The Navy prints the next table months ahead. */
const TABLE_ENDS_SOON_DAYS = 30
const LITTLE_DISK = 0.1

/** What is known of a part, before anybody judges it. */
export type Signs = {
  isSetUp: boolean
  okAt: Date | null
  failedAt: Date | null
  failure: string | null
  tookMs: number | null
  figures: Record<string, number>
  until: string | null
}

export const NO_SIGNS: Signs = {
  ...{ isSetUp: true, okAt: null, failedAt: null, failure: null, tookMs: null },
  ...{ figures: {}, until: null },
}

export function judgePart(name: HealthPartName, signs: Signs, now: Date): HealthPart {
  return {
    name,
    state: signs.isSetUp ? stateOf(name, signs, now) : 'off',
    ok_at: signs.okAt?.toISOString() ?? null,
    failed_at: signs.failedAt?.toISOString() ?? null,
    failure: signs.failure,
    took_ms: signs.tookMs,
    figures: signs.figures,
    until: signs.until,
  }
}

function stateOf(name: HealthPartName, signs: Signs, now: Date): HealthState {
  const { okAt, failedAt, figures, until } = signs
  const age = okAt ? now.getTime() - okAt.getTime() : Number.POSITIVE_INFINITY
  const count = (figure: string) => figures[figure] ?? 0
  switch (name) {
    case 'calendars':
    case 'agency-feeds':
    case 'counters':
      return count('good') < count('all') ? 'trouble' : 'ok'
    case 'tide-table':
      return until !== null && daysUntil(until, now) < TABLE_ENDS_SOON_DAYS ? 'trouble' : 'ok'
    case 'backup':
      return age > OLD_BACKUP_MS || hasFailedSince(signs) ? 'trouble' : 'ok'
    case 'archive':
      return age > LATE_SEGMENT_MS || hasFailedSince(signs) ? 'trouble' : 'ok'
    case 'restore-proof':
      return age > OLD_PROOF_MS || hasFailedSince(signs) ? 'trouble' : 'ok'
    case 'worker':
      return age > LATE_BEAT_MS ? 'trouble' : 'ok'
    case 'queue':
      if (okAt === null) return 'unknown'
      return count('failed') > 0 || count('oldest_seconds') * 1000 > LONG_WAIT_MS ? 'trouble' : 'ok'
    case 'database':
      return 'ok'
    case 'disk':
      return count('free') < count('total') * LITTLE_DISK ? 'trouble' : 'ok'
    default:
      if (okAt === null && failedAt === null) return 'unknown'
      return hasFailedSince(signs) ? 'trouble' : 'ok'
  }
}

const hasFailedSince = ({ okAt, failedAt }: Signs) =>
  failedAt !== null && (okAt === null || failedAt > okAt)

const daysUntil = (day: string, now: Date) => (Date.parse(day) - now.getTime()) / DAY_MS

export const isLate = (beatAt: Date, now: Date): boolean =>
  now.getTime() - beatAt.getTime() > LATE_BEAT_MS
