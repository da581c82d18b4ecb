import { isAvailable } from '@portal/contract/shared/capabilities'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { myListingsQuery } from '~/features/guide/my-listings/my-listings.queries.ts'
import { accountSteps } from '~/features/portal/dashboards/account-steps.rules.ts'
import { DashboardHead } from '~/features/portal/dashboards/DashboardHead.tsx'
import { DashboardSection } from '~/features/portal/dashboards/DashboardSection.tsx'
import { DashboardShell } from '~/features/portal/dashboards/DashboardShell.tsx'
import { dashboardsTexts } from '~/features/portal/dashboards/dashboards.texts.ts'
import { StepsPanel } from '~/features/portal/dashboards/StepsPanel.tsx'
import { MyOrders } from '~/features/storefront/orders/MyOrders.tsx'
import { CLUB_SCREENS } from '~/screens/own.screens.ts'
import { Later } from '~/ui/Later.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { SavedCards } from '../shell/SavedCards.tsx'
import { type Account, AccountSections, PurchasesSection } from './AccountSections.tsx'
import { OwnPlan, useOwnOrders } from './OwnPlan.tsx'
import { WithAccount } from './WithAccount.tsx'

const loadOffers = () =>
  import('~/features/club/offers/OffersForMe.tsx').then((module) => module.OffersForMe)
const loadEnding = () =>
  import('~/features/club/offers/wallet/EndingCoupons.tsx').then((module) => module.EndingCoupons)
const loadDraws = () => import('~/features/club/draws/MyDraws.tsx').then((module) => module.MyDraws)

const loadStays = () => import('./OwnStays.tsx').then((module) => module.default)

const loadActivity = () =>
  import('~/features/portal/own-activity/OwnActivity.tsx').then((module) => module.OwnActivity)

/** The club's dashboard. The wallet is a page of its own, which opens without a signal. */
export function AccountDashboard() {
  return <WithAccount>{(account) => <ClubAccount {...account} />}</WithAccount>
}

function ClubAccount({ user, planType, profile }: Account) {
  const steps = accountSteps({ user, profile, planType })
  // Somebody of a listing's team has a second screen, which no plan of theirs leads to.
  const listings = useQuery(myListingsQuery())
  // Most members never bought anything: they are not told that, unless a link asks for it.
  const isAskedFor = useLocation().hash === '#compras'
  const [ending, setEnding] = useState(0)
  const hasBought = (useOwnOrders() ?? []).length > 0
  return (
    <DashboardShell>
      <section
        id="inicio"
        tabIndex={-1}
        aria-label={CLUB_SCREENS.inicio.label}
        className="scroll-mt-28"
      >
        <DashboardHead name={profile.full_name} />
        {isAvailable('coupons') ? (
          // What is lost unless it is used comes before all else; nothing where there is none.
          <div className={ending === 0 ? 'absolute' : 'mt-5'}>
            <Later
              onServer={null}
              load={loadEnding}
              props={{ onCount: setEnding }}
              skeleton={null}
            />
          </div>
        ) : null}
        <div className="mt-5 grid gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <StepsPanel steps={steps} />
          <OwnPlan
            planType={planType}
            profile={profile}
            hasListings={(listings.data ?? []).length > 0}
          />
        </div>
      </section>
      <DashboardSection id="pedidos">
        <MyOrders />
      </DashboardSection>
      <DashboardSection id="reservas">
        <Later
          onServer={null}
          load={loadStays}
          props={{}}
          skeleton={<Skeleton shape="block" className="h-40" />}
        />
      </DashboardSection>
      <DashboardSection id="carteira">
        <LinkButton to="/carteira" className="justify-self-start">
          {dashboardsTexts.openWallet}
        </LinkButton>
      </DashboardSection>
      {/* What is one's own now stands above; on a phone the rest is one entry each. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 max-md:gap-0">
        <DashboardSection id="ofertas" entry>
          <Later
            onServer={null}
            load={loadOffers}
            props={{}}
            skeleton={<Skeleton shape="block" className="h-40" />}
          />
        </DashboardSection>
        <DashboardSection id="sorteios" entry>
          <Later
            onServer={null}
            load={loadDraws}
            props={{ person: profile }}
            skeleton={<Skeleton shape="block" className="h-40" />}
          />
        </DashboardSection>
        <DashboardSection id="salvos" entry>
          <SavedCards level="h3" />
        </DashboardSection>
        <DashboardSection id="enviados" entry>
          <Later
            onServer={null}
            load={loadActivity}
            props={{}}
            skeleton={<Skeleton shape="block" className="h-56" />}
          />
        </DashboardSection>
        {hasBought || isAskedFor ? <PurchasesSection /> : null}
        <AccountSections user={user} profile={profile} isTeam={(listings.data ?? []).length > 0} />
      </div>
    </DashboardShell>
  )
}
