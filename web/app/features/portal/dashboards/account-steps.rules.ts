import type { SessionUser } from '@portal/contract/people/accounts/session'
import type { Profile } from '@portal/contract/people/profiles/profile'
import { isAdministratorPlan, isPaidPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'

export type AccountStepKind = 'profile' | 'email' | 'whatsapp' | 'second-factor'
/** `section` is where in a dashboard the step is done. */
export type AccountStep = { kind: AccountStepKind; isDone: boolean; section: string }

export type Account = {
  user: Pick<SessionUser, 'email_verified' | 'factors'>
  profile: Pick<Profile, 'is_complete' | 'whatsapp_confirmed_at'>
  planType: PlanType | null
}

/** What an account needs to be whole, in the order it is best done. */
export function accountSteps({ user, profile, planType }: Account): AccountStep[] {
  const steps: AccountStep[] = [
    { kind: 'profile', isDone: profile.is_complete, section: 'dados' },
    { kind: 'email', isDone: user.email_verified, section: 'dados' },
    { kind: 'whatsapp', isDone: profile.whatsapp_confirmed_at !== null, section: 'whatsapp' },
  ]
  // Everybody may use the second factor; only who administers the portal must.
  if (isAdministratorPlan(planType)) {
    const isDone = user.factors.length > 0
    steps.push({ kind: 'second-factor', isDone, section: 'seguranca' })
  }
  return steps
}

/** Where a person looks after the own account: administrators have no plan, so the club's page. */
export function accountPath(planType: PlanType | null): string {
  return isPaidPlan(planType) ? '/dash-espadarte' : '/dash-clube'
}
