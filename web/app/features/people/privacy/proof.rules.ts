import type { SessionUser } from '@portal/contract/people/accounts/session'

/** Who has a password proves it; who signs in with Google only types out the e-mail. */
export type ProofKind = 'password' | 'email'

export function proofKind(user: Pick<SessionUser, 'identities'>): ProofKind {
  const hasPassword = user.identities.some(({ provider }) => provider === 'credential')
  return hasPassword ? 'password' : 'email'
}

/** The same address in any case and with stray spaces is the same address. */
export function isOwnEmail(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase()
}
