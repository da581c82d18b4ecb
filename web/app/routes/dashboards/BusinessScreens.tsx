import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { lazy, Suspense } from 'react'
import { myListingsTexts } from '~/features/guide/my-listings/my-listings.texts.ts'
import {
  HoursPanel,
  NoListings,
  StaffPanel,
} from '~/features/guide/my-listings/screens/HomePanels.tsx'
import { OnboardingPanel } from '~/features/guide/my-listings/screens/OnboardingPanel.tsx'
import {
  NotYours,
  OwnListing,
  ScreenSkeleton,
} from '~/features/guide/my-listings/screens/OwnListing.tsx'
import { StatusPanel } from '~/features/guide/my-listings/screens/StatusPanel.tsx'
import { WaitingPanel } from '~/features/guide/my-listings/screens/WaitingPanel.tsx'
import { type AccountStep, accountSteps } from '~/features/portal/dashboards/account-steps.rules.ts'
import { DashboardHead } from '~/features/portal/dashboards/DashboardHead.tsx'
import { DashboardShell } from '~/features/portal/dashboards/DashboardShell.tsx'
import { StepsPanel } from '~/features/portal/dashboards/StepsPanel.tsx'
import { TrialPanel } from '~/features/portal/dashboards/TrialPanel.tsx'
import { type DashboardScreen, mayEnter } from '~/screens/own.rules.ts'
import { screenAddress } from '~/screens/screen-address.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import type { Account } from './AccountSections.tsx'
import { ListingScreenView } from './ListingScreenView.tsx'
import { OwnPlan } from './OwnPlan.tsx'
import { owedBy } from './owed-by.ts'
import { useBusinessPlace } from './use-business-place.ts'
import { WithAccount } from './WithAccount.tsx'

const BusinessAccount = lazy(() =>
  import('./AccountSections.tsx').then((module) => ({ default: module.BusinessAccount })),
)

// Who has no business yet waits for no answer box.
const BusinessHome = lazy(() =>
  import('./BusinessHome.tsx').then((module) => ({ default: module.BusinessHome })),
)

// Beside what waits, and so after it.
const WeekPanel = lazy(() =>
  import('~/features/insight/insight/WeekPanel.tsx').then((module) => ({
    default: module.WeekPanel,
  })),
)

/** /dash-espadarte: the screens of a person's listings, one address each, and the account. */
export function BusinessScreens() {
  return <WithAccount>{(account) => <Screens {...account} />}</WithAccount>
}

function Screens(account: Account) {
  const { user, planType, profile } = account
  const { listings, current, screen } = useBusinessPlace()
  const steps = accountSteps({ user, profile, planType })
  return (
    <DashboardShell>
      {screen === 'conta' ? (
        <Suspense fallback={<ScreenSkeleton />}>
          <BusinessAccount {...account} hasListings={(listings.data?.length ?? 0) > 0} />
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
            <Suspense fallback={<ScreenSkeleton />}>
              <ListingHome name={profile.full_name} listing={current} steps={steps} />
            </Suspense>
            <div className="grid gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              {current?.may.edit ? null : <StepsPanel steps={steps} look="line" />}
              <OwnPlan
                planType={planType}
                profile={profile}
                hasListings={listings.data.length > 0}
              />
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

type ListingHomeProps = {
  name: string | null
  listing: MyEstablishment | null
  steps: readonly AccountStep[]
}

function ListingHome({ name, listing, steps }: ListingHomeProps) {
  if (!listing) {
    return (
      <>
        <DashboardHead name={name} />
        <NoListings />
      </>
    )
  }
  const home = { name, listing }
  if (!listing.may.edit) {
    return <BusinessHome {...home} own={null} aside={<StaffPanel listing={listing} />} />
  }
  return (
    <OwnListing key={listing.id} listing={listing}>
      {(own) => (
        <BusinessHome
          {...home}
          own={own}
          aside={
            <>
              {listing.role === 'owner' ? <TrialPanel /> : null}
              {isAvailable('analytics') && listing.analytics !== 'none' ? (
                <Suspense fallback={null}>
                  <WeekPanel
                    establishment={listing}
                    more={screenAddress('desempenho', listing.id)}
                  />
                </Suspense>
              ) : null}
              <StatusPanel listing={own} />
              <HoursPanel listing={own} />
            </>
          }
        >
          <OnboardingPanel listing={own} account={owedBy(steps)} />
          <WaitingPanel listing={own} />
        </BusinessHome>
      )}
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
