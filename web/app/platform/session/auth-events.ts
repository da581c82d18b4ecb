import type { Session } from '@portal/contract/people/accounts/session'

/** The named events of spec §4. */
export type AuthChangeEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED'

export type AuthListener = (event: AuthChangeEvent, session: Session | null) => void

/** What happened, told from the session before and after; null when nothing did. */
export function eventBetween(
  before: Session | null,
  after: Session | null,
): AuthChangeEvent | null {
  if (!after) return before ? 'SIGNED_OUT' : null
  if (before?.id !== after.id) return 'SIGNED_IN'
  if (before.expires_at !== after.expires_at) return 'TOKEN_REFRESHED'
  return personOf(before) === personOf(after) ? null : 'USER_UPDATED'
}

function personOf({ user, plan_type, second_factor }: Session): string {
  return JSON.stringify([user, plan_type, second_factor])
}
