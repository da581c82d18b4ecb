import type { SessionUser } from '@portal/contract/accounts/session'
import type { Profile } from '@portal/contract/profiles/profile'
import type { PlanType } from '@portal/contract/shared/plans'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountSteps } from '~/features/dashboards/account-steps.rules.ts'
import { DashboardHead } from '~/features/dashboards/DashboardHead.tsx'
import { DashboardSection } from '~/features/dashboards/DashboardSection.tsx'
import { DashboardShell } from '~/features/dashboards/DashboardShell.tsx'
import { DashboardSkeleton } from '~/features/dashboards/DashboardSkeleton.tsx'
import { dashboardsTexts } from '~/features/dashboards/dashboards.texts.ts'
import { PlanLimitsPanel } from '~/features/dashboards/PlanLimitsPanel.tsx'
import { PlanPanel } from '~/features/dashboards/PlanPanel.tsx'
import { ProfilePanel } from '~/features/dashboards/ProfilePanel.tsx'
import { StepsPanel } from '~/features/dashboards/StepsPanel.tsx'
import { PrivacySection } from '~/features/privacy/PrivacySection.tsx'
import { profileQuery } from '~/features/profiles/profile.queries.ts'
import { WhatsAppConfirmation } from '~/features/profiles/WhatsAppConfirmation.tsx'
import { SecuritySection } from '~/features/security/SecuritySection.tsx'
import { planLabels } from '~/features/shell/plan-labels.rules.ts'
import { useSignOut } from '~/features/shell/use-sign-out.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SavedCards } from '../shell/SavedCards.tsx'
import { ProfileWindow } from '../shell/ShellDialogs.tsx'
import { BUSINESS_LINKS, CLUB_LINKS } from './dashboard-links.ts'
import { useSteadyProfile } from './use-steady-profile.ts'

const { sections, leads } = dashboardsTexts

type Kind = 'club' | 'business'

/** Both dashboards until each has rooms of its own: the account, and what the plan allows. */
export function AccountDashboard({ kind }: { kind: Kind }) {
  const { user, planType } = useAuth()
  const { query, profile } = useSteadyProfile(user?.id)
  if (user && profile) {
    return <Account kind={kind} user={user} planType={planType ?? 'clube'} profile={profile} />
  }
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

type AccountProps = { kind: Kind; user: SessionUser; planType: PlanType; profile: Profile }

function Account({ kind, user, planType, profile }: AccountProps) {
  const queries = useQueryClient()
  const [isEditing, setEditing] = useState(false)
  const steps = accountSteps({ user, profile, planType })
  const { leave } = useSignOut()
  const planLabel = planLabels(planType).menu
  const saved = (next: Profile) => queries.setQueryData(profileQuery(user.id).queryKey, next)
  return (
    <DashboardShell
      area={dashboardsTexts[kind].area}
      person={{
        name: profile.full_name ?? user.email,
        planLabel,
        avatarUrl: user.user_metadata.avatar_url,
      }}
      links={kind === 'club' ? CLUB_LINKS : BUSINESS_LINKS}
      waiting={steps.filter(({ isDone }) => !isDone).length}
    >
      <section id="inicio" tabIndex={-1} aria-label={sections.home} className="scroll-mt-32">
        <DashboardHead name={profile.full_name} />
        <div className="mt-5 grid gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <StepsPanel steps={steps} />
          <PlanPanel planType={planType} planLabel={planLabel} endsAt={profile.plan_ends_at} />
        </div>
      </section>
      {kind === 'business' ? (
        <DashboardSection id="plano" title={sections.plan} lead={limitsLead(planType)}>
          <PlanLimitsPanel planType={planType} />
        </DashboardSection>
      ) : null}
      {kind === 'club' ? (
        <DashboardSection id="salvos" title={sections.saved} lead={leads.saved}>
          <SavedCards level="h3" />
        </DashboardSection>
      ) : null}
      <DashboardSection id="dados" title={sections.data} lead={leads.data}>
        <ProfilePanel user={user} profile={profile} onEdit={() => setEditing(true)} />
        <div id="whatsapp" tabIndex={-1} className="scroll-mt-32 outline-none lg:scroll-mt-26">
          <WhatsAppConfirmation />
        </div>
        <ProfileWindow isOpen={isEditing} onOpenChange={setEditing} />
      </DashboardSection>
      <DashboardSection id="seguranca" title={sections.security} lead={leads.security}>
        <SecuritySection onLeaveAll={leave} />
      </DashboardSection>
      <DashboardSection id="privacidade" title={sections.privacy} lead={leads.privacy}>
        <PrivacySection accepts={profile.accepts_promotions} onSaved={saved} />
      </DashboardSection>
    </DashboardShell>
  )
}

function limitsLead(planType: PlanType) {
  const { own, all } = dashboardsTexts.limits.lead
  return planType === 'admin' || planType === 'superadmin' ? all : own
}
