import { useProfile } from '~/features/people/profiles/profile.queries.ts'
import { accountSteps } from '~/features/portal/dashboards/account-steps.rules.ts'
import { useAuth } from '~/platform/session/auth-context.ts'

/** How many steps of the account are still to be taken; 0 until it is known. */
export function useOwedSteps(): number {
  const { user, planType } = useAuth()
  const { data: profile } = useProfile()
  if (!user || !profile) return 0
  const steps = accountSteps({ user, profile, planType: planType ?? 'clube' })
  return steps.filter(({ isDone }) => !isDone).length
}
