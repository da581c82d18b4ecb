import type { MyEstablishment } from '@portal/contract/establishments/own-establishment'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { accountSteps } from '~/features/dashboards/account-steps.rules.ts'
import { DashboardHead } from '~/features/dashboards/DashboardHead.tsx'
import { dashboardsTexts } from '~/features/dashboards/dashboards.texts.ts'
import { PlanPanel } from '~/features/dashboards/PlanPanel.tsx'
import { StepsPanel } from '~/features/dashboards/StepsPanel.tsx'
import { WorkplaceShell } from '~/features/dashboards/WorkplaceShell.tsx'
import { useUnreadMessages } from '~/features/inbox/inbox.queries.ts'
import { myListingsQuery } from '~/features/my-listings/my-listings.queries.ts'
import { myListingsTexts } from '~/features/my-listings/my-listings.texts.ts'
import {
  HomeScreen,
  NoListings,
  StaffHomeScreen,
} from '~/features/my-listings/screens/HomeScreen.tsx'
import { ListingSwitcher } from '~/features/my-listings/screens/ListingSwitcher.tsx'
import { NotYours, OwnListing, ScreenSkeleton } from '~/features/my-listings/screens/OwnListing.tsx'
import { planLabels } from '~/features/shell/plan-labels.rules.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import type { Account } from './AccountSections.tsx'
import { ListingScreenView } from './ListingScreenView.tsx'
import { type DashboardScreen, mayEnter, screenGroups, screenOf } from './screen-list.ts'
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
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const listings = useQuery(myListingsQuery())
  const screen = screenOf(search.get('aba'), hash)
  const all = listings.data ?? []
  const current = all.find(({ id }) => id === search.get('negocio')) ?? firstOf(all)
  const waiting = useUnreadMessages(current?.id)
  const steps = accountSteps({ user, profile, planType })
  const pending = steps.filter(({ isDone }) => !isDone).length
  const planLabel = planLabels(planType).menu
  return (
    <WorkplaceShell
      area={dashboardsTexts.business.area}
      groups={screenGroups(current, { unread: waiting, pending })}
      current={screen === 'conta' ? hash.slice(1) || 'plano' : screen}
      head={
        current ? (
          <ListingSwitcher listings={all} current={current} screen={screen} />
        ) : (
          <Person name={profile.full_name ?? user.email} planLabel={planLabel} />
        )
      }
    >
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
    </WorkplaceShell>
  )
}

/** What is archived comes last: nobody works on it. */
function firstOf(listings: readonly MyEstablishment[]) {
  return listings.find(({ status }) => status !== 'archived') ?? listings[0] ?? null
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

function Person({ name, planLabel }: { name: string; planLabel: string }) {
  return (
    <div className="flex items-center gap-3 rounded-item bg-mar-900 px-3 py-2.5">
      <Avatar name={name} />
      <p className="min-w-0 font-semibold text-sm leading-tight">
        <span className="block truncate">{name}</span>
        <span className="block font-normal text-on-dark-muted text-xs">{planLabel}</span>
      </p>
    </div>
  )
}
