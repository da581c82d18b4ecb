import type {
  HealthFinding,
  HealthPart,
  HealthPartName,
} from '@portal/contract/portal/health/health'

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
/** Certbot renews thirty days ahead: fewer than these say that it does not. */
const CERTIFICATE_LATE_DAYS = 21
const CERTIFICATE_URGENT_DAYS = 7
/** Banks take a week for another one. */
const BANK_CERTIFICATE_LATE_DAYS = 30
const SLIPPING_CLOCK_MS = 5_000
/** A code of the second factor is worth half a minute before and after its own. */
const WRONG_CLOCK_MS = 30_000
const SHORT_WAIT_MS = 2 * MINUTE_MS
/** What was well then says nothing of today. */
const OLD_READING_MS = 26 * HOUR_MS

/** Known by calling them: what is kept of that grows old. */
export const EXAMINED_PARTS = [
  'address',
  'certificate',
  'clock',
  'mail',
  'pix',
  'pix-certificate',
  'pix-webhook',
  'cards',
  'whatsapp',
  'storage',
  'map',
] as const satisfies readonly HealthPartName[]
export type ExaminedPart = (typeof EXAMINED_PARTS)[number]
const isExamined = (name: HealthPartName): name is ExaminedPart =>
  EXAMINED_PARTS.some((part) => part === name)

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

/** What an examination found of one part. */
export type Reading = {
  part: ExaminedPart
  at: Date
  /** Names nobody and no address. */
  failure: string | null
  tookMs: number
  figures: Record<string, number>
}

/** Of what calls tell by the way and what the examination found, the newer of each. */
export function withReading(signs: Signs, reading: Reading | undefined): Signs {
  if (!reading) return signs
  const { at, failure, tookMs, figures } = reading
  const all = { ...signs, figures: { ...signs.figures, ...figures } }
  if (failure === null) {
    return signs.okAt && signs.okAt > at ? all : { ...all, okAt: at, tookMs }
  }
  return signs.failedAt && signs.failedAt > at ? all : { ...all, failedAt: at, failure }
}

export function judgePart(name: HealthPartName, signs: Signs, now: Date): HealthPart {
  return {
    name,
    ...(signs.isSetUp ? judge(name, signs, now) : OFF),
    ok_at: signs.okAt?.toISOString() ?? null,
    failed_at: signs.failedAt?.toISOString() ?? null,
    failure: signs.failure,
    took_ms: signs.tookMs,
    figures: signs.figures,
    until: signs.until,
  }
}

type Judgement = Pick<HealthPart, 'state' | 'finding'>
const OK: Judgement = { state: 'ok', finding: null }
const OFF: Judgement = { state: 'off', finding: null }
const UNKNOWN: Judgement = { state: 'unknown', finding: null }
const trouble = (finding: HealthFinding | null = null): Judgement => ({ state: 'trouble', finding })
const attention = (finding: HealthFinding | null): Judgement => ({ state: 'attention', finding })

function judge(name: HealthPartName, signs: Signs, now: Date): Judgement {
  const found = isExamined(name) ? judgeExamined(name, signs) : judgeKnown(name, signs, now)
  if (found.state !== 'ok' || !isExamined(name) || signs.okAt === null) return found
  return now.getTime() - signs.okAt.getTime() > OLD_READING_MS ? attention('not-examined') : found
}

function judgeExamined(name: ExaminedPart, signs: Signs): Judgement {
  const { okAt, failedAt, figures } = signs
  if (okAt === null && failedAt === null) return UNKNOWN
  if (hasFailedSince(signs)) return failureOf(name, signs.failure ?? '')
  const days = figures.days ?? Number.POSITIVE_INFINITY
  switch (name) {
    case 'certificate':
      if (days >= CERTIFICATE_LATE_DAYS) return OK
      return days < CERTIFICATE_URGENT_DAYS
        ? trouble('certificate-ends-soon')
        : attention('certificate-ends-soon')
    case 'pix-certificate':
      return days < BANK_CERTIFICATE_LATE_DAYS ? attention('pix-certificate-ends-soon') : OK
    case 'clock':
      return judgeClock(figures.database_ms ?? 0, figures.bank_ms ?? 0)
    default:
      return OK
  }
}

function judgeClock(databaseMs: number, bankMs: number): Judgement {
  const [apart, finding] =
    databaseMs > SLIPPING_CLOCK_MS
      ? ([databaseMs, 'clock-of-machine'] as const)
      : ([bankMs, 'clock-of-bank'] as const)
  if (apart <= SLIPPING_CLOCK_MS) return OK
  return apart > WRONG_CLOCK_MS ? trouble(finding) : attention(finding)
}

/** What the words of a failure mean for the part. */
function failureOf(name: ExaminedPart, failure: string): Judgement {
  switch (name) {
    case 'address':
      if (/ENOTFOUND|EAI_|ENODATA/.test(failure)) return trouble('address-unknown')
      return trouble(failure === 'elsewhere' ? 'address-elsewhere' : 'address-silent')
    case 'certificate':
      if (/EXPIRED/.test(failure)) return trouble('certificate-expired')
      if (/ALTNAME/.test(failure)) return trouble('certificate-wrong-name')
      return trouble(
        /SELF_SIGNED|UNABLE_TO|ISSUER|UNTRUSTED/.test(failure)
          ? 'certificate-untrusted'
          : 'certificate-silent',
      )
    case 'mail':
      return trouble(/EAUTH|53[0-9]/.test(failure) ? 'mail-refused' : 'mail-silent')
    case 'pix':
      if (/token: refused/.test(failure)) return trouble('pix-client-refused')
      return failure === 'ScopeNotGranted' ? attention('pix-scope') : trouble('pix-silent')
    case 'pix-certificate':
      return trouble(failure === 'ended' ? 'pix-certificate-ended' : 'pix-certificate-unreadable')
    case 'pix-webhook':
      return attention(failure === 'missing' ? 'pix-webhook-missing' : 'pix-webhook-elsewhere')
    case 'cards':
      return trouble(/refused/.test(failure) ? 'cards-refused' : 'cards-silent')
    case 'whatsapp':
      return trouble(/refused/.test(failure) ? 'whatsapp-refused' : 'whatsapp-silent')
    case 'storage':
      return trouble('storage-unwritable')
    case 'map':
      return trouble('map-lost')
    case 'clock':
      return attention(null)
  }
}

type KnownPart = Exclude<HealthPartName, ExaminedPart>

function judgeKnown(name: KnownPart, signs: Signs, now: Date): Judgement {
  const { okAt, failedAt, figures, until } = signs
  const age = okAt ? now.getTime() - okAt.getTime() : Number.POSITIVE_INFINITY
  const count = (figure: string) => figures[figure] ?? 0
  switch (name) {
    case 'calendars':
    case 'agency-feeds':
    case 'counters':
      return count('good') < count('all') ? trouble() : OK
    case 'tide-table':
      return until !== null && daysUntil(until, now) < TABLE_ENDS_SOON_DAYS ? trouble() : OK
    case 'backup':
      if (hasFailedSince(signs)) return trouble('backup-failed')
      if (okAt === null) return trouble('backup-never')
      return age > OLD_BACKUP_MS ? trouble('backup-old') : OK
    case 'archive':
      if (hasFailedSince(signs)) return trouble('archive-refused')
      return age > LATE_SEGMENT_MS ? trouble('archive-late') : OK
    case 'restore-proof':
      if (hasFailedSince(signs)) return trouble('proof-failed')
      if (okAt === null) return trouble('proof-never')
      return age > OLD_PROOF_MS ? trouble('proof-old') : OK
    case 'worker':
      return age > LATE_BEAT_MS ? trouble('worker-silent') : OK
    case 'queue':
      if (okAt === null) return UNKNOWN
      if (count('oldest_seconds') * 1000 > LONG_WAIT_MS) return trouble('queue-stuck')
      if (count('failed') > 0) return trouble('queue-failed')
      return count('oldest_seconds') * 1000 > SHORT_WAIT_MS ? attention('queue-late') : OK
    case 'database':
      return failedAt === null ? OK : trouble('database-away')
    case 'roles':
      if (count('lacking') > 0) return trouble('role-narrow')
      if (count('wide') === 0) return OK
      return count('production') > 0 ? trouble('role-wide') : attention('role-wide')
    case 'migrations':
      if (count('missing') > 0) return trouble('migrations-missing')
      return count('ahead') > 0 ? attention('migrations-ahead') : OK
    case 'version':
      if (count('releases') > 1) return attention('version-mixed')
      return count('unnamed') > 0 ? attention('version-unnamed') : OK
    case 'disk':
      return count('free') < count('total') * LITTLE_DISK
        ? trouble(DISK_FINDINGS[count('which')] ?? null)
        : OK
    case 'mail-proof':
      return okAt === null || hasFailedSince(signs) ? attention('mail-unproved') : OK
    case 'push':
      if (count('unreal') > 0) return trouble('push-subject-unreal')
      return judgeCalls(signs)
    case 'weather':
      return judgeCalls(signs)
  }
}

/** Of what is called while it works, and by nobody else. */
function judgeCalls(signs: Signs): Judgement {
  const { okAt, failedAt } = signs
  if (okAt === null && failedAt === null) return UNKNOWN
  return hasFailedSince(signs) ? trouble() : OK
}

/** The folders that are looked at, by their place in `DISKS`. */
export const DISKS = ['photos', 'preparation', 'data', 'logs'] as const
const DISK_FINDINGS: readonly HealthFinding[] = DISKS.map((disk) => `disk-of-${disk}` as const)

const hasFailedSince = ({ okAt, failedAt }: Signs) =>
  failedAt !== null && (okAt === null || failedAt > okAt)

const daysUntil = (day: string, now: Date) => (Date.parse(day) - now.getTime()) / DAY_MS

export const isLate = (beatAt: Date, now: Date): boolean =>
  now.getTime() - beatAt.getTime() > LATE_BEAT_MS
