import { partsOf } from '@portal/contract/shared/records'
import { ServiceAway } from '../queue/each-item.ts'

/** The mail server took no part of it and never will. The job that sends it has ended. */
export class MailRefused extends Error {
  override name = 'MailRefused'
  readonly responseCode: number
  constructor(responseCode: number) {
    super('the e-mail was refused for good')
    this.responseCode = responseCode
  }
}

/** What a mail server said no to for good: this message, or anything for this mailbox. */
export type Refusal = { what: 'message' | 'address'; code: number }

const wordOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** What a mail server, or the way to it, said of a failure. */
export function smtpFailureIn(error: unknown) {
  const { responseCode, response, command, syscall, code } = partsOf(error)
  return {
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    response: wordOf(response),
    command: wordOf(command),
    syscall: wordOf(syscall),
    code: wordOf(code),
  }
}

const NEVER_CONNECTED = new Set(['EDNS', 'EAUTH', 'ECONNREFUSED'])
/** After one of these commands a no is about the e-mail; before, it is about us. */
const OF_THE_EMAIL = new Set(['RCPT TO', 'DATA'])
const NO_SUCH_MAILBOX = new Set([550, 551, 553, 556])
const FULL_MAILBOX = 552

/**
 * What a failed attempt means (RFC 5321, and the finer codes of RFC 3463). Null where another try may
 * succeed. A no that every e-mail would get is a service that is away.
 */
export function refusalIn(error: unknown): Refusal | null {
  const { responseCode, response, command, syscall, code } = smtpFailureIn(error)
  if (syscall === 'connect' || NEVER_CONNECTED.has(code ?? '')) throw away(error)
  if (!responseCode || responseCode < 500) return null
  if (command && !OF_THE_EMAIL.has(command)) throw away(error)
  const [, subject, detail] = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(response ?? '') ?? []
  if (subject === undefined) {
    if (responseCode === FULL_MAILBOX) return null
    const isAddress = command === 'RCPT TO' && NO_SUCH_MAILBOX.has(responseCode)
    return { what: isAddress ? 'address' : 'message', code: responseCode }
  }
  // A full mailbox, and what ails the other system or the way to it, may pass.
  if (subject === '3' || subject === '4' || (subject === '2' && detail === '2')) return null
  const isAddress = subject === '1' || (subject === '2' && detail === '1')
  return { what: isAddress ? 'address' : 'message', code: responseCode }
}

const away = (error: unknown) =>
  new ServiceAway(String(smtpFailureIn(error).code ?? 'unknown'), error)
