import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { roleMay } from '@portal/contract/guide/team/team-rights'
import type { SessionUser } from '@portal/contract/people/accounts/session'
import type { Profile } from '@portal/contract/people/profiles/profile'
import type { Plan } from '@portal/contract/shared/plan'
import { limitsOfPlan } from '@portal/contract/shared/plan-prices'
import { isPaidPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
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
import { PlanUse } from '~/features/portal/dashboards/PlanUse.tsx'
import { ProfilePanel } from '~/features/portal/dashboards/ProfilePanel.tsx'
import { useSignOut } from '~/features/portal/shell/use-sign-out.ts'
import { failureText } from '~/platform/failure-text.ts'
import { ownPlanQuery, plansQuery, planUseQuery } from '~/platform/plans.queries.ts'
import { ACCOUNT_SECTIONS, type SectionName } from '~/screens/own.screens.ts'
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

/** The account of who runs a business: a page for each entry of its menu. */
export function BusinessAccount(account: Account & { hasListings: boolean }) {
  const { user, profile, hasListings } = account
  const { hash } = useLocation()
  const { current } = useBusinessPlace()
  const answers =
    current && (roleMay(current.role, 'orders.move') || roleMay(current.role, 'stays.answer'))
  const asked = hash.slice(1) === 'whatsapp' ? 'dados' : hash.slice(1)
  if (asked === 'compras') return <PurchasesSection isPage />
  if (asked !== '' && asked !== 'plano' && ACCOUNT_SECTIONS.includes(asked)) {
    return (
      <AccountSections
        user={user}
        profile={profile}
        isTeam={hasListings}
        place={answers ? current : null}
        only={asked}
      />
    )
  }
  return <PlanSection {...account} />
}

/** The plan, what is used of it and what can be done about it. */
function PlanSection({ planType, profile, hasListings }: Account & { hasListings: boolean }) {
  const isOwn = isPaidPlan(planType)
  const lead = isOwn ? limits.lead.use : limits.lead.all
  const plans = usePlansToShow(planType)
  const sold = useQuery({ ...plansQuery(), enabled: isOwn })
  const use = useQuery({ ...planUseQuery(), enabled: isOwn })
  return (
    <DashboardSection id="plano" lead={lead} isPage>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <OwnPlan {...{ planType, profile, hasListings }} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {isOwn ? (
            <Loaded query={use} texts={dashboardsTexts.use} why={failureText} className="h-40">
              {(businesses) =>
                plans.data?.[0] ? (
                  <PlanUse
                    held={plans.data[0]}
                    businesses={businesses}
                    plans={givenBy(sold.data ?? [])}
                  />
                ) : null
              }
            </Loaded>
          ) : null}
          <Loaded query={plans} texts={limits} why={failureText} className="h-40">
            {(given) => <PlanLimitsPanel plans={given} />}
          </Loaded>
        </div>
      </div>
    </DashboardSection>
  )
}

const givenBy = (plans: readonly Plan[]) =>
  plans.flatMap(({ id, limits: given }) =>
    isPaidPlan(id) ? [{ plan: id, limits: limitsOfPlan({ limits: given }) }] : [],
  )

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

/** Which links lead into a part of one's data. */
const WHATSAPP = ['whatsapp']
const entryUnless = (isPage: boolean, parts?: readonly string[]) =>
  isPage ? {} : { entry: parts ?? (true as const) }

/** What was bought: it stays there when nothing more is sold. */
export function PurchasesSection({ isPage = false }: { isPage?: boolean }) {
  return (
    <DashboardSection id="compras" isPage={isPage} {...entryUnless(isPage)}>
      <Purchases level={isPage ? 'h2' : 'h3'} />
    </DashboardSection>
  )
}

type AccountSectionsProps = Pick<Account, 'user' | 'profile'> & {
  isTeam: boolean
  /** The business that is open, whose orders or requests this person answers. */
  place?: Pick<MyEstablishment, 'id' | 'name'> | null
  /** The one that is shown, as a page by itself. */
  only?: string
}

/** The account itself, the same in both dashboards. */
export function AccountSections({
  user,
  profile,
  isTeam,
  place = null,
  only,
}: AccountSectionsProps) {
  const queries = useQueryClient()
  const [isEditing, setEditing] = useState(false)
  const { leave } = useSignOut()
  const saved = (next: Profile) => queries.setQueryData(profileQuery(user.id).queryKey, next)
  const isPage = only !== undefined
  const isShown = (id: SectionName) => !isPage || only === id
  return (
    <>
      {isShown('avisos') ? (
        <DashboardSection id="avisos" isPage={isPage} {...entryUnless(isPage)}>
          <Later
            onServer={null}
            load={loadNotifications}
            props={{ isTeam, place }}
            skeleton={<Skeleton shape="block" className="h-80" />}
          />
        </DashboardSection>
      ) : null}
      {isShown('dados') ? (
        <DashboardSection id="dados" isPage={isPage} {...entryUnless(isPage, WHATSAPP)}>
          <ProfilePanel user={user} profile={profile} onEdit={() => setEditing(true)} />
          <div id="whatsapp" tabIndex={-1} className="scroll-mt-28 outline-none lg:scroll-mt-20">
            <WhatsAppConfirmation />
          </div>
          <ProfileWindow isOpen={isEditing} onOpenChange={setEditing} />
        </DashboardSection>
      ) : null}
      {isShown('seguranca') ? (
        <DashboardSection id="seguranca" isPage={isPage} {...entryUnless(isPage)}>
          <SecuritySection onLeaveAll={leave} />
        </DashboardSection>
      ) : null}
      {isShown('privacidade') ? (
        <DashboardSection id="privacidade" isPage={isPage} {...entryUnless(isPage)}>
          <PrivacySection accepts={profile.accepts_promotions} onSaved={saved} />
        </DashboardSection>
      ) : null}
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
