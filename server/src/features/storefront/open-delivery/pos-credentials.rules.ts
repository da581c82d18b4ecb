import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** How long a token holds. There is no other to renew it with: the client asks again. */
export const TOKEN_SECONDS = 3600
const SECRET_BYTES = 32

export const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url')

/** What a token says: whose it is, which secret it was taken with, until when it holds. */
type TokenClaims = { clientId: string; secretNumber: number; expiresAt: Date }

const signed = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`open-delivery\0${text}`).digest('base64url')

/** Kept by nobody: it proves itself, and a new secret or an end of the connection ends it. */
export function tokenOf({ clientId, secretNumber, expiresAt }: TokenClaims, secret: string) {
  const text = `${clientId}.${secretNumber}.${Math.floor(expiresAt.getTime() / 1000)}`
  return `${text}.${signed(text, secret)}`
}

export function readToken(token: string, secret: string, now: Date): TokenClaims | null {
  const match = /^([0-9a-f-]{36})\.(\d{1,9})\.(\d{1,12})\.([\w-]{43})$/.exec(token)
  if (!match) return null
  const [, clientId = '', number, seconds, signature = ''] = match
  if (!isSame(signature, signed(`${clientId}.${number}.${seconds}`, secret))) return null
  const expiresAt = new Date(Number(seconds) * 1000)
  return expiresAt > now ? { clientId, secretNumber: Number(number), expiresAt } : null
}

export function isSame(given: string, right: string): boolean {
  const [one, other] = [given, right].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

/** Lower hex HMAC-SHA256 of the bytes that are sent, under the client's secret. */
export const signatureOf = (body: Buffer, secret: string) =>
  createHmac('sha256', secret).update(body).digest('hex')

/** An id that follows from words: the same whenever it is asked for, and nobody else's. */
export function uuidOf(...words: string[]): string {
  const bytes = createHash('sha256').update(words.join('\0')).digest().subarray(0, 16)
  // Version 8 of RFC 9562: made in a way of one's own.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}

/** Who we are to every system, as long as the portal keeps its address. */
export const appIdOf = (publicOrigin: string) => uuidOf('open-delivery-app', publicOrigin)
