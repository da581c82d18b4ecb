import type { MyEstablishment } from '@portal/contract/establishments/own-establishment'
import { lazy, Suspense } from 'react'
import { accountSteps } from '~/features/dashboards/account-steps.rules.ts'
import { DashboardHead } from '~/features/dashboards/DashboardHead.tsx'
import { DashboardShell } from '~/features/dashboards/DashboardShell.tsx'
import { PlanPanel } from '~/features/dashboards/PlanPanel.tsx'
import { StepsPanel } from '~/features/dashboards/StepsPanel.tsx'
import { useUnreadMessages } from '~/features/inbox/inbox.queries.ts'
import { myListingsTexts } from '~/features/my-listings/my-listings.texts.ts'
import {
  HomeScreen,
  NoListings,
  StaffHomeScreen,
} from '~/features/my-listings/screens/HomeScreen.tsx'
import { NotYours, OwnListing, ScreenSkeleton } from '~/features/my-listings/screens/OwnListing.tsx'
import { planLabels } from '~/features/shell/plan-labels.rules.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import type { Account } from './AccountSections.tsx'
import { ListingScreenView } from './ListingScreenView.tsx'
import { type DashboardScreen, mayEnter } from './screen-list.ts'
import { useBusinessPlace } from './use-business-place.ts'
import { WithAccount } from './WithAccount.tsx'

const BusinessAccount = lazy(() =>
  import('./AccountSections.tsx').then((module) => ({ default: module.BusinessAccount })),
)

/** /dash-espadarte: the screens of a person's listings, one address each, and the account. */
export function BusinessScreens() {
  return <WithAccount>{(account) => <Screens {...account} />}</WithAccount>
}

function Screens(account: Account) {
  const { user, planType, profile } = account
  const { listings, current, screen } = useBusinessPlace()
  const waiting = useUnreadMessages(current?.id)
  const steps = accountSteps({ user, profile, planType })
  const planLabel = planLabels(planType).menu
  return (
    <DashboardShell>
      {screen === 'conta' ? (
        <Suspense fallback={<ScreenSkeleton />}>
          <BusinessAccount {...account} />
        </Suspense>
      ) : listings.isError && !listings.data ? (
        <ErrorState
          title={myListingsTexts.listFailed}
          retrying={listings.isFetching}
          onRetry={() => void listings.refetch()}
        />
      ) : listings.data ? (
        screen === 'inicio' ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <DashboardHead name={profile.full_name} />
            <ListingHome listing={current} unread={waiting} />
            <div className="grid gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <StepsPanel steps={steps} look="line" />
              <PlanPanel planType={planType} planLabel={planLabel} endsAt={profile.plan_ends_at} />
            </div>
          </div>
        ) : (
          <OpenScreen screen={screen} listing={current} />
        )
      ) : (
        <ScreenSkeleton />
      )}
    </DashboardShell>
  )
}

function ListingHome({ listing, unread }: { listing: MyEstablishment | null; unread: number }) {
  if (!listing) return <NoListings />
  if (!listing.may.edit) return <StaffHomeScreen listing={listing} unread={unread} />
  return (
    <OwnListing key={listing.id} listing={listing}>
      {(own) => <HomeScreen listing={own} unread={unread} />}
    </OwnListing>
  )
}

type OpenScreenProps = {
  screen: Exclude<DashboardScreen, 'inicio' | 'conta'>
  listing: MyEstablishment | null
}

function OpenScreen({ screen, listing }: OpenScreenProps) {
  if (!listing) return <NoListings />
  if (!mayEnter(screen, listing)) return <NotYours role={listing.role} listingId={listing.id} />
  return <ListingScreenView key={`${screen}-${listing.id}`} screen={screen} listing={listing} />
}
