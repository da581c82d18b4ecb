import { createHmac, timingSafeEqual } from 'node:crypto'
import { CONFIRM_PATH, LEAVE_PATH } from './newsletter.constants.ts'

type Asked = { email: string; createdAt: Date }

/**
 * Derived with the portal's secret: neither the table nor the queue holds it, and an e-mail that is
 * sent twice carries the same link.
 */
export function requestToken({ email, createdAt }: Asked, secret: string): string {
  return sign(`newsletter-request\0${email}\0${createdAt.toISOString()}`, secret)
}

/** Good as long as the reader is on the list: an e-mail of last year must still let them leave. */
export function readerToken(readerId: string, secret: string): string {
  return `${readerId}.${sign(`newsletter-reader\0${readerId}`, secret)}`
}

/** Whose link it is; null where the portal never wrote it. */
export function readerOf(token: string, secret: string): string | null {
  const [id = '', mark = ''] = token.split('.', 2)
  const given = Buffer.from(mark)
  const expected = Buffer.from(sign(`newsletter-reader\0${id}`, secret))
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

export const confirmAddress = (origin: string, token: string) =>
  `${origin}${CONFIRM_PATH}#token=${token}`

/** In the query and not after a hash sign: mail programs post to it on their own. */
export const leaveAddress = (origin: string, token: string) =>
  `${origin}${LEAVE_PATH}?token=${token}`

/** RFC 2369 and RFC 8058: every program can show its own button, and press it without a browser. */
export function leaveHeaders(address: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** "ro•••@exemplo.test" */
export function emailHint(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
