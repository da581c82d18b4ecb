import { randomBytes } from 'node:crypto'

export type LinkPurpose = 'confirm-email' | 'recover-password' | 'change-email' | 'keep-email'

const HOUR_MS = 60 * 60 * 1000
const VALID_MS: Record<LinkPurpose, number> = {
  'confirm-email': 72 * HOUR_MS,
  'recover-password': HOUR_MS,
  'change-email': HOUR_MS,
  'keep-email': 72 * HOUR_MS,
}
const PATHS: Record<LinkPurpose, string> = {
  'confirm-email': '/confirmar-email',
  'recover-password': '/nova-senha',
  'change-email': '/trocar-email',
  'keep-email': '/manter-email',
}

/** 256 random bits: nobody guesses it. */
export const newToken = () => randomBytes(32).toString('base64url')
export const linkEnd = (purpose: LinkPurpose, now: Date) =>
  new Date(now.getTime() + VALID_MS[purpose])

/** After the hash sign, so that neither a log nor a Referer ever holds the token. */
export const linkAddress = (origin: string, purpose: LinkPurpose, token: string) =>
  `${origin}${PATHS[purpose]}#token=${token}`
