import '../workplace.css'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { ownListingQuery } from '~/features/guide/my-listings/my-listings.queries.ts'
import { useProfile } from '~/features/people/profiles/profile.queries.ts'
import { accountPath, accountSteps } from '~/features/portal/dashboards/account-steps.rules.ts'
import { DashboardShell } from '~/features/portal/dashboards/DashboardShell.tsx'
import { DashboardSkeleton } from '~/features/portal/dashboards/DashboardSkeleton.tsx'
import { dashboardsTexts } from '~/features/portal/dashboards/dashboards.texts.ts'
import { PendingList } from '~/features/portal/dashboards/PendingList.tsx'
import { TeamWaiting } from '~/features/portal/moderation/today/TeamWaiting.tsx'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Later } from '~/ui/Later.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import type { Route } from './+types/pending.ts'
import { owedBy } from './dashboards/owed-by.ts'
import { useBusinessPlace } from './dashboards/use-business-place.ts'
import { RequireAccess } from './shell/RequireAccess.tsx'

const texts = dashboardsTexts.pending
const loadSteps = () =>
  import('~/features/guide/my-listings/screens/OnboardingPanel.tsx').then(
    (module) => module.OnboardingPanel,
  )
const loadBusinesses = () =>
  import('./dashboards/PendingBusinesses.tsx').then((module) => module.PendingBusinesses)
const loadCoupons = () =>
  import('~/features/club/offers/wallet/EndingCoupons.tsx').then((module) => module.EndingCoupons)

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMetadata({ title: texts.title, path: location.pathname, hidden: true }, siteOf(matches))

export default function Pending() {
  return (
    <RequireAccess>
      <PendingPage />
    </RequireAccess>
  )
}

/** What waits for the person today (the portal's reading of /todo). */
function PendingPage() {
  const { user, planType, isAdmin, session } = useAuth()
  const profile = useProfile()
  const [endingCoupons, setEndingCoupons] = useState(0)
  const [businesses, setBusinesses] = useState(0)
  if (!user || profile.isPending) return <DashboardSkeleton />
  return (
    <DashboardShell>
      <header>
        <h1 className="text-[2rem]">{texts.title}</h1>
        <p className="text-muted">{texts.lead}</p>
      </header>
      {isAdmin && session?.second_factor === 'met' ? (
        <section aria-label={texts.moderation}>
          <h2 className="mb-3 text-h3">{texts.moderation}</h2>
          <TeamWaiting />
        </section>
      ) : null}
      <div className={businesses === 0 ? 'absolute' : undefined}>
        <Later
          onServer={null}
          load={loadBusinesses}
          props={{ onCount: setBusinesses }}
          skeleton={null}
        />
      </div>
      {isAvailable('coupons') ? (
        // Out of the rows while there is nothing in it: an empty one would leave a gap.
        <div className={endingCoupons === 0 ? 'absolute' : undefined}>
          <Later
            onServer={null}
            load={loadCoupons}
            props={{ onCount: setEndingCoupons }}
            skeleton={null}
          />
        </div>
      ) : null}
      {profile.data ? (
        <Steps
          steps={accountSteps({ user, profile: profile.data, planType })}
          homePath={accountPath(planType)}
          isAlone={endingCoupons === 0 && businesses === 0}
        />
      ) : (
        <ErrorState
          title={dashboardsTexts.loadFailed}
          retrying={profile.isFetching}
          onRetry={() => void profile.refetch()}
        />
      )}
    </DashboardShell>
  )
}

/** Who runs a business finds here the one list of its home, so that no two of them count otherwise. */
function Steps(props: ComponentProps<typeof PendingList>) {
  const { current } = useBusinessPlace()
  const own = useQuery({
    ...ownListingQuery(current?.id ?? ''),
    enabled: current?.may.edit === true,
  })
  const missing = own.data?.completeness.missing.length ?? 0
  if (!own.data || missing === 0) return <PendingList {...props} />
  const loaded = { listing: own.data, account: owedBy(props.steps) }
  return (
    <Later
      onServer={null}
      load={loadSteps}
      props={loaded}
      skeleton={<Skeleton shape="block" className="h-56" />}
    />
  )
}
