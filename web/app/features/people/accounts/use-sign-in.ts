import { isPaidPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { clearStoredAuthData, signInWithPassword, signOut } from '~/platform/session/auth-client.ts'
import { safeReturnPath } from '~/platform/session/safe-return.rules.ts'
import { toast } from '~/ui/toast.ts'
import { signInFailure } from './account-failures.ts'
import { hasAccount } from './accounts.api.ts'
import { UNKNOWN_EMAIL_REDIRECT_MS } from './accounts.constants.ts'
import { accountsTexts } from './accounts.texts.ts'
import { pause, watchPlace } from './pause.ts'
import { withEmail } from './plan-choice.rules.ts'
import { useSingleFlight } from './use-single-flight.ts'

const SIGN_IN_PATH = '/auth'
const HOME = '/'
/** Who runs a business comes to see what waits there. */
const PANEL = '/dash-espadarte'

type Credentials = { email: string; password: string }

/** The steps of spec §4, "Login". `onLeave` closes the dialog the form stands in. */
export function useSignIn(onLeave: () => void) {
  const [needsCode, setNeedsCode] = useState(false)
  const [isPending, run] = useSingleFlight()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const returnPath = useReturnPath()

  async function goToSignUp(email: string) {
    toast(accountsTexts.signIn.unknownEmail)
    onLeave()
    const isStillHere = watchPlace()
    await pause(UNKNOWN_EMAIL_REDIRECT_MS)
    if (isStillHere()) void navigate('/criar-conta', { state: withEmail(state, email) })
  }

  async function enter({ email, password }: Credentials) {
    if (!(await hasAccount(email))) return goToSignUp(email)
    clearStoredAuthData()
    await signOut({ scope: 'global' }).catch(() => undefined)
    const answer = await signInWithPassword({ email, password })
    if (answer.needs_second_factor) setNeedsCode(true)
    else finish(answer.session?.plan_type)
  }

  function finish(plan?: PlanType) {
    toast({ title: accountsTexts.signIn.done, variant: 'success' })
    onLeave()
    // The way back leads past the sign-in page, but not past a page the dialog was opened on.
    const to = returnPath === HOME && isPaidPlan(plan) ? PANEL : returnPath
    void navigate(to, { replace: pathname === SIGN_IN_PATH })
  }

  return {
    isPending,
    needsCode,
    returnPath,
    finish: () => finish(),
    startAgain: () => setNeedsCode(false),
    signIn: (credentials: Credentials) =>
      run(() => enter(credentials).catch((error) => toast(signInFailure(error)))),
  }
}

/** Where the guard that asked for a sign-in was met; home for everybody else. */
export function useReturnPath(): string {
  const { state } = useLocation()
  const from: unknown = typeof state === 'object' && state !== null ? state.from : undefined
  return safeReturnPath(from)
}
