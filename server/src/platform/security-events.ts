import { createHmac } from 'node:crypto'
import type { AuditAction } from '@portal/contract/portal/audit/audit-actions'
import type { Problem } from '@portal/contract/shared/problem'
import { Counter } from 'prom-client'
import type { Clock } from './clock.ts'
import { clientKey } from './limits/client-key.ts'
import type { Log } from './log.ts'

/** What somebody who guards the portal wants to hear of. Each has its alert in docs/operations.md. */
export type SecurityEvent =
  | 'sign-in-failed'
  | 'second-factor-failed'
  | 'unauthenticated'
  | 'forbidden'
  | 'too-many'
  | 'role-changed'
  | 'person-blocked'
  | 'second-factor-enabled'
  | 'second-factor-removed'
  | 'password-changed'
  | 'email-changed'

/** Changes of rights are known by their row in the audit log, whoever makes them and wherever. */
const BY_ACTION: Partial<Record<AuditAction, SecurityEvent>> = {
  'people.role-changed': 'role-changed',
  'people.blocked': 'person-blocked',
  'people.unblocked': 'person-blocked',
  'account.second-factor-enabled': 'second-factor-enabled',
  'account.second-factor-removed': 'second-factor-removed',
  'account.password-changed': 'password-changed',
  'account.password-reset': 'password-changed',
  'account.email-changed': 'email-changed',
  'account.email-change-stopped': 'email-changed',
}

const BY_CODE: Record<string, SecurityEvent> = {
  'accounts.invalid-credentials': 'sign-in-failed',
  'accounts.second-factor-wrong': 'second-factor-failed',
}
const BY_STATUS: Record<number, SecurityEvent> = {
  401: 'unauthenticated',
  403: 'forbidden',
  429: 'too-many',
}

type Options = { log: Log; clock: Clock; secret: string }
/** What of a request may be said: the pattern of its address, and where it comes from, unrecognisably. */
type Refused = { ip: string; route: string | undefined; method: string }

export type SecurityEvents = ReturnType<typeof createSecurityEvents>

/** A flood must not become a flood of lines: of what repeats, every event is counted and a few written. */
const QUIET_MS = 60_000
const MOST_REMEMBERED = 5_000

/**
 * The one place where the portal tells of an attack, or of what one would leave behind: a line without
 * personal data and a count, by kind and by the code the caller was given.
 */
export function createSecurityEvents({ log, clock, secret }: Options) {
  const counter = new Counter({
    name: 'security_events_total',
    help: 'Refusals and changes of rights, by kind and code',
    labelNames: ['kind', 'code'],
    // The registry of the node takes it (metrics.ts); a command has none.
    registers: [],
  })
  const lately = new Map<string, { quietUntil: number; unwritten: number }>()

  function write(kind: SecurityEvent, code: string, from?: Refused) {
    counter.inc({ kind, code })
    const now = clock.now().getTime()
    // By the address itself, which stays in memory: what nobody will read is not made unrecognisable.
    const key = `${kind} ${code} ${from ? clientKey(from.ip) : ''}`
    const last = lately.get(key)
    if (last && now < last.quietUntil) {
      last.unwritten += 1
      return
    }
    if (lately.size >= MOST_REMEMBERED) lately.clear()
    lately.set(key, { quietUntil: now + QUIET_MS, unwritten: 0 })
    const more = last?.unwritten ? { unwritten: last.unwritten } : {}
    const facts = from && {
      client: sourceOf(from.ip),
      method: from.method,
      route: from.route ?? 'unmatched',
    }
    log.warn({ security: kind, code, ...facts, ...more }, 'security event')
  }

  /**
   * Tells the lines of one source apart for a day, on every node alike. Without the secret nobody can
   * try all addresses against it, and tomorrow it is another.
   */
  function sourceOf(ip: string): string {
    const day = clock.now().toISOString().slice(0, 10)
    const key = createHmac('sha256', secret).update(`security events of ${day}`).digest()
    return createHmac('sha256', key).update(clientKey(ip)).digest('base64url').slice(0, 12)
  }

  return {
    counter,
    /** A request was refused. What is no matter of security is not told. */
    refused({ status, code }: Pick<Problem, 'status' | 'code'>, from: Refused) {
      const kind = BY_CODE[code] ?? BY_STATUS[status]
      if (kind) write(kind, code, from)
    },
    /** Something was written into the audit log, and committed. */
    done(action: AuditAction) {
      const kind = BY_ACTION[action]
      if (kind) write(kind, action)
    },
  }
}
