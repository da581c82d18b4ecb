import { chosenPlan, isPaidPlan } from '@portal/contract/shared/plan-rules'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '~/platform/session/auth-context.ts'
import { toast } from '~/ui/toast.ts'
import { startTrial } from './accounts.api.ts'
import { accountsTexts } from './accounts.texts.ts'
import { googleFailure } from './google-return.rules.ts'
import { takeCycle, takeReturnPath } from './return-path.ts'

/** What follows when Google has brought somebody back; answers why it did not work, if so. */
export function useGoogleReturn(): string | null {
  const [failure, setFailure] = useState<string | null>(null)
  const { refreshSession, refreshPlanType } = useAuth()
  const navigate = useNavigate()
  const hasStarted = useRef(false)
  const texts = accountsTexts.google

  function fail(reason: string) {
    setFailure(reason)
    toast({ title: texts.failed.title, description: reason, variant: 'destructive' })
  }

  async function finish() {
    const answer = new URLSearchParams(window.location.search)
    const error = answer.get('error')
    if (error) return fail(googleFailure(error))
    const session = await refreshSession().catch(() => null)
    if (!session) return fail(texts.noSession)
    await startTrialOf(answer.get('plan'))
    await refreshPlanType()
    const returnPath = takeReturnPath()
    if (session.second_factor === 'prove') {
      return void navigate('/auth', { replace: true, state: { from: returnPath } })
    }
    toast({ title: accountsTexts.signIn.done, variant: 'success' })
    void navigate(returnPath, { replace: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: Google brings a person back once
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void finish()
  }, [])

  return failure
}

/** The person is in, whatever becomes of the trial. */
async function startTrialOf(asked: string | null) {
  const plan = chosenPlan(asked)
  if (!isPaidPlan(plan)) return
  try {
    await startTrial(plan, takeCycle())
  } catch {
    toast({ ...accountsTexts.google.trialFailed, variant: 'destructive' })
  }
}
