import type { SessionUser } from '@portal/contract/accounts/session'
import type { Profile } from '@portal/contract/profiles/profile'
import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DashboardSection } from '~/features/dashboards/DashboardSection.tsx'
import { dashboardsTexts } from '~/features/dashboards/dashboards.texts.ts'
import { PlanLimitsPanel } from '~/features/dashboards/PlanLimitsPanel.tsx'
import { ProfilePanel } from '~/features/dashboards/ProfilePanel.tsx'
import { PrivacySection } from '~/features/privacy/PrivacySection.tsx'
import { profileQuery } from '~/features/profiles/profile.queries.ts'
import { WhatsAppConfirmation } from '~/features/profiles/WhatsAppConfirmation.tsx'
import { SecuritySection } from '~/features/security/SecuritySection.tsx'
import { useSignOut } from '~/features/shell/use-sign-out.ts'
import { ProfileWindow } from '../shell/ShellDialogs.tsx'

const { sections, leads, limits } = dashboardsTexts

export type Account = { user: SessionUser; planType: PlanType; profile: Profile }

/** What a business plan includes. */
export function PlanSection({ planType }: Pick<Account, 'planType'>) {
  const lead = isAdministratorPlan(planType) ? limits.lead.all : limits.lead.own
  return (
    <DashboardSection id="plano" title={sections.plan} lead={lead}>
      <PlanLimitsPanel planType={planType} />
    </DashboardSection>
  )
}

/** The account itself, the same in both dashboards. */
export function AccountSections({ user, profile }: Pick<Account, 'user' | 'profile'>) {
  const queries = useQueryClient()
  const [isEditing, setEditing] = useState(false)
  const { leave } = useSignOut()
  const saved = (next: Profile) => queries.setQueryData(profileQuery(user.id).queryKey, next)
  return (
    <>
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
    </>
  )
}
