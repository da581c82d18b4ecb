import { createHash, randomBytes } from 'node:crypto'

const DAY_MS = 86_400_000

/** Nobody can guess it, and the table cannot tell it. */
export function newPreviewToken() {
  const token = randomBytes(24).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest()

export const expiryOf = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)
