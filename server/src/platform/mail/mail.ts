import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../log.ts'
import { MailRefused, type Refusal, refusalIn } from './mail-failures.ts'
import type { refusedAddressesStore } from './refused-addresses.store.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Whom an answer goes to, where that is not the portal. */
  replyTo?: string
  /** Of an e-mail to a list: how to leave it. */
  headers?: Record<string, string>
  /** The same for an e-mail that may be sent twice: who receives both is shown one. */
  number?: string
  /** A link, a code or a warning about the account itself: tried also where the mailbox refused before. */
  isEssential?: true
}
/** Rejects with `MailRefused` where no other try would succeed; of the rest another may. */
export type MailSender = { send(mail: Mail): Promise<void>; close(): void }
/** Answers with a refusal for good: the mail server is there all the same. */
export type MailTransport = {
  send(mail: Mail): Promise<Refusal | null>
  /** Knocks and shows who we are; sends nothing. */
  check(): Promise<void>
  close(): void
}

const TIMEOUT_MS = 15_000

type Needs = {
  refusedAddresses: Pick<ReturnType<typeof refusedAddressesStore>, 'has' | 'note' | 'forget'>
  clock: Clock
  log: Log
}

/**
 * Used by jobs only: a slow mail server must never hold a person's request. A mailbox that is known to
 * refuse is not written to: who goes on sending to such is soon refused everywhere.
 */
export function createMailSender(
  transport: MailTransport,
  { refusedAddresses, clock, log }: Needs,
): MailSender {
  return {
    async send(mail) {
      const isKnown = await refusedAddresses.has(mail.to)
      if (isKnown && !mail.isEssential) {
        log.info('an e-mail to a mailbox that refuses was not sent')
        throw new MailRefused(550)
      }
      const refusal = await transport.send(mail)
      if (!refusal) {
        if (isKnown) await refusedAddresses.forget(mail.to)
        return
      }
      log.warn(refusal, 'an e-mail was refused for good')
      if (refusal.what === 'address') {
        await refusedAddresses.note(mail.to, refusal.code, clock.now())
      }
      throw new MailRefused(refusal.code)
    },
    close: () => transport.close(),
  }
}

export function createMailTransport({
  url,
  from,
  host,
  timeoutMs = TIMEOUT_MS,
}: Config['mail'] & { host: string; timeoutMs?: number }): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    async send({ number, headers, isEssential: _, ...mail }) {
      try {
        await transport.sendMail({
          from,
          ...mail,
          ...(number ? { messageId: `<${number}@${host}>` } : {}),
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        })
        return null
      } catch (error) {
        const refusal = refusalIn(error)
        if (!refusal) throw error
        return refusal
      }
    },
    async check() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}
