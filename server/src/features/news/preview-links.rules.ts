import { randomBytes } from 'node:crypto'
import { hashToken } from '../../platform/auth/token-hash.ts'

const DAY_MS = 86_400_000

/** Nobody can guess it, and the table cannot tell it. */
export function newPreviewToken() {
  const token = randomBytes(24).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

export const expiryOf = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)
