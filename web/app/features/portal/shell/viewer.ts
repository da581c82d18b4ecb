import type { PlanType } from '@portal/contract/shared/plans'
import type { Auth } from '~/platform/session/auth-context.ts'

export type Member = {
  status: 'member'
  planType: PlanType | null
  email: string
  /** The person's name, or the e-mail while they have none. */
  name: string
  avatarUrl: string | null
}

/** Who looks at the page, as far as the shell cares; unknown until the first check has ended. */
export type Viewer = { status: 'unknown' } | { status: 'visitor' } | Member

export function viewerOf({
  user,
  planType,
  isLoading,
}: Pick<Auth, 'user' | 'planType' | 'isLoading'>): Viewer {
  if (!user) return { status: isLoading ? 'unknown' : 'visitor' }
  const { full_name, avatar_url } = user.user_metadata
  return {
    status: 'member',
    planType,
    email: user.email,
    name: full_name?.trim() || user.email,
    avatarUrl: avatar_url,
  }
}
