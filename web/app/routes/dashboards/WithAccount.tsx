import type { ReactNode } from 'react'
import { DashboardSkeleton } from '~/features/dashboards/DashboardSkeleton.tsx'
import { dashboardsTexts } from '~/features/dashboards/dashboards.texts.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import type { Account } from './AccountSections.tsx'
import { useSteadyProfile } from './use-steady-profile.ts'

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
