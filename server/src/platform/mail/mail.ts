import { createTransport } from 'nodemailer'
import type { Config } from '../config/config.ts'

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
}
export type MailSender = { send(mail: Mail): Promise<void>; close(): void }

const TIMEOUT_MS = 15_000

/** Used by jobs only: a slow mail server must never hold a person's request. */
export function createMailSender({
  url,
  from,
  host,
}: Config['mail'] & { host: string }): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    async send({ number, headers, ...mail }) {
      await transport.sendMail({
        from,
        ...mail,
        ...(number ? { messageId: `<${number}@${host}>` } : {}),
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      })
    },
    close: () => transport.close(),
  }
}
