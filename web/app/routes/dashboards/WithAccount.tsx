import type { Profile } from '@portal/contract/people/profiles/profile'
import { type ReactNode, useState } from 'react'
import { useProfile } from '~/features/people/profiles/profile.queries.ts'
import { DashboardSkeleton } from '~/features/portal/dashboards/DashboardSkeleton.tsx'
import { dashboardsTexts } from '~/features/portal/dashboards/dashboards.texts.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import type { Account } from './AccountSections.tsx'

/** Draws with the account once it is known; until then its shape, or why not. */
export function WithAccount({ children }: { children: (account: Account) => ReactNode }) {
  const { user, planType } = useAuth()
  const { query, profile } = useSteadyProfile(user?.id)
  if (user && profile) return children({ user, planType: planType ?? 'clube', profile })
  if (query.isError) {
    return (
      <div className="wrap section">
        <ErrorState
          title={dashboardsTexts.loadFailed}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </div>
    )
  }
  return <DashboardSkeleton />
}

/**
 * The profile, and while it is read anew the one last seen. Changing the second factor opens another
 * session, which forgets all that was read: the page under the person's hands must not vanish.
 */
function useSteadyProfile(userId: string | undefined) {
  const query = useProfile()
  const [last, setLast] = useState<Profile | null>(null)
  if (query.data && query.data !== last) setLast(query.data)
  const isOwn = last !== null && last.user_id === userId
  return { query, profile: query.data ?? (isOwn ? last : null) }
}
