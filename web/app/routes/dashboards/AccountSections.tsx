import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { roleMay } from '@portal/contract/guide/team/team-rights'
import { limitsOfPlan } from '@portal/contract/money/plans/plan-rules'
import type { SessionUser } from '@portal/contract/people/accounts/session'
import type { Profile } from '@portal/contract/people/profiles/profile'
import { isAdministratorPlan, isPaidPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Purchases } from '~/features/money/payments/Purchases.tsx'
import { AccountDeletion } from '~/features/people/privacy/AccountDeletion.tsx'
import { DataExport } from '~/features/people/privacy/DataExport.tsx'
import { PromotionsConsent } from '~/features/people/privacy/PromotionsConsent.tsx'
import { profileQuery } from '~/features/people/profiles/profile.queries.ts'
import { WhatsAppConfirmation } from '~/features/people/profiles/WhatsAppConfirmation.tsx'
import { EmailPanel } from '~/features/people/security/EmailPanel.tsx'
import { PasswordPanel } from '~/features/people/security/PasswordPanel.tsx'
import { SecondFactorPanel } from '~/features/people/security/SecondFactorPanel.tsx'
import { SessionsPanel } from '~/features/people/security/SessionsPanel.tsx'
import { DashboardSection } from '~/features/portal/dashboards/DashboardSection.tsx'
import { dashboardsTexts } from '~/features/portal/dashboards/dashboards.texts.ts'
import { PlanLimitsPanel } from '~/features/portal/dashboards/PlanLimitsPanel.tsx'
import { ProfilePanel } from '~/features/portal/dashboards/ProfilePanel.tsx'
import { useSignOut } from '~/features/portal/shell/use-sign-out.ts'
import { failureText } from '~/platform/failure-text.ts'
import { ownPlanQuery, plansQuery } from '~/platform/plans.queries.ts'
import { Later } from '~/ui/Later.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { ProfileWindow } from '../shell/ShellDialogs.tsx'
import { OwnPlan } from './OwnPlan.tsx'
import { useBusinessPlace } from './use-business-place.ts'

const { limits } = dashboardsTexts

const loadNotifications = () =>
  import('~/features/people/notifications/NotificationsSection.tsx').then(
    (module) => module.NotificationsSection,
  )

export type Account = { user: SessionUser; planType: PlanType; profile: Profile }

/** The account as a screen of its own, with the plan of a business and what it includes. */
export function BusinessAccount({
  user,
  planType,
  profile,
  hasListings,
}: Account & { hasListings: boolean }) {
  const { current } = useBusinessPlace()
  const answers =
    current && (roleMay(current.role, 'orders.move') || roleMay(current.role, 'stays.answer'))
  return (
    <>
      <h1 className="text-[2rem]">{dashboardsTexts.account}</h1>
      <PlanSection planType={planType} />
      <PurchasesSection>
        <div className="max-w-120">
          <OwnPlan {...{ planType, profile, hasListings }} />
        </div>
      </PurchasesSection>
      <AccountSections
        user={user}
        profile={profile}
        isTeam={hasListings}
        place={answers ? current : null}
      />
    </>
  )
}

/** What a business plan includes. */
function PlanSection({ planType }: Pick<Account, 'planType'>) {
  const lead = isAdministratorPlan(planType) ? limits.lead.all : limits.lead.own
  return (
    <DashboardSection id="plano" lead={lead}>
      <Loaded query={usePlansToShow(planType)} texts={limits} why={failureText} className="h-40">
        {(plans) => <PlanLimitsPanel plans={plans} />}
      </Loaded>
    </DashboardSection>
  )
}

/** What the own plan gives; all of them for who has none, as who administers the portal. */
function usePlansToShow(planType: PlanType) {
  const isOwn = isPaidPlan(planType)
  const own = useQuery({ ...ownPlanQuery(), enabled: isOwn })
  const all = useQuery({ ...plansQuery(), enabled: !isOwn })
  const held = isOwn
    ? own.data && (own.data.terms ? [own.data.terms] : [])
    : all.data?.map(({ id, limits: given }) => ({ plan: id, limits: given }))
  const { isError, error, isFetching, refetch } = isOwn ? own : all
  const data = held?.flatMap(({ plan, limits: given }) =>
    isPaidPlan(plan) ? [{ plan, limits: limitsOfPlan({ limits: given }) }] : [],
  )
  return { data, isError, error, isFetching, refetch }
}

/** What was bought: it stays there when nothing more is sold. */
export function PurchasesSection({ children }: { children?: ReactNode }) {
  return (
    <DashboardSection id="compras">
      {children}
      <Purchases />
    </DashboardSection>
  )
}

/** The account itself, the same in both dashboards. */
export function AccountSections({
  user,
  profile,
  isTeam,
  place = null,
}: Pick<Account, 'user' | 'profile'> & {
  isTeam: boolean
  /** The business that is open, whose orders or requests this person answers. */
  place?: Pick<MyEstablishment, 'id' | 'name'> | null
}) {
  const queries = useQueryClient()
  const [isEditing, setEditing] = useState(false)
  const { leave } = useSignOut()
  const saved = (next: Profile) => queries.setQueryData(profileQuery(user.id).queryKey, next)
  return (
    <>
      <DashboardSection id="avisos">
        <Later
          onServer={null}
          load={loadNotifications}
          props={{ isTeam, place }}
          skeleton={<Skeleton shape="block" className="h-80" />}
        />
      </DashboardSection>
      <DashboardSection id="dados">
        <ProfilePanel user={user} profile={profile} onEdit={() => setEditing(true)} />
        <div id="whatsapp" tabIndex={-1} className="scroll-mt-28 outline-none lg:scroll-mt-20">
          <WhatsAppConfirmation />
        </div>
        <ProfileWindow isOpen={isEditing} onOpenChange={setEditing} />
      </DashboardSection>
      <DashboardSection id="seguranca">
        <SecuritySection onLeaveAll={leave} />
      </DashboardSection>
      <DashboardSection id="privacidade">
        <PrivacySection accepts={profile.accepts_promotions} onSaved={saved} />
      </DashboardSection>
    </>
  )
}

type PrivacySectionProps = {
  accepts: boolean
  /** The profile as the server has it after the choice. */
  onSaved: (profile: Profile) => void
}

/** What the LGPD gives every person, at hand. */
function PrivacySection({ accepts, onSaved }: PrivacySectionProps) {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <PromotionsConsent accepts={accepts} onSaved={onSaved} />
      <DataExport />
      <div className="xl:col-span-2">
        <AccountDeletion />
      </div>
    </div>
  )
}

type SecuritySectionProps = {
  /** Signs out everywhere and leads home, as "Sair" does. */
  onLeaveAll: () => void
}

/** How one signs in and where one is signed in. */
function SecuritySection({ onLeaveAll }: SecuritySectionProps) {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <div className="xl:col-span-2">
        <SessionsPanel onLeaveAll={onLeaveAll} />
      </div>
      <EmailPanel />
      <PasswordPanel />
      <div className="xl:col-span-2">
        <SecondFactorPanel />
      </div>
    </div>
  )
}
