import type { Session } from '@portal/contract/accounts/session'
import type { Person } from '../../platform/auth/identity.ts'
import { secondFactorState } from './accounts.rules.ts'

type Standing = { providers: string[]; avatarUrl: string | null }

export function presentSession(
  person: Person,
  { providers, avatarUrl }: Standing,
  now: Date,
): Session {
  const expiresAt = Math.floor(person.expiresAt.getTime() / 1000)
  return {
    id: person.sessionId,
    expires_at: expiresAt,
    expires_in: Math.max(0, expiresAt - Math.floor(now.getTime() / 1000)),
    user: {
      id: person.userId,
      email: person.email,
      email_verified: person.emailVerified,
      identities: providers.map((provider) => ({ provider })),
      factors: person.hasSecondFactor ? [{ type: 'totp' }] : [],
      user_metadata: { full_name: person.name || null, avatar_url: avatarUrl },
    },
    plan_type: person.planType,
    second_factor: secondFactorState(person),
  }
}
