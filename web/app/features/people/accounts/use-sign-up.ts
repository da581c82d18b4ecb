import { proofTexts } from '@portal/contract/people/accounts/proof.texts'
import { isPaidPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { signUp } from '~/platform/session/auth-client.ts'
import { type Auth, useAuth } from '~/platform/session/auth-context.ts'
import { type ToastMessage, toast } from '~/ui/toast.ts'
import { explained, signUpFailure } from './account-failures.ts'
import { readPlanType, readWaitingTrial } from './accounts.api.ts'
import { SIGN_UP_WAIT_MS } from './accounts.constants.ts'
import { accountsTexts } from './accounts.texts.ts'
import { pause, watchPlace } from './pause.ts'
import {
  EMAIL_TAKEN,
  refusedFields,
  type SignUpProblems,
  type SignUpRequest,
} from './sign-up.rules.ts'
import { useReturnPath } from './use-sign-in.ts'
import { useSingleFlight } from './use-single-flight.ts'

const HOME = '/'

/** `created`: the account is there, but the person has to sign in by themselves. */
type Phase = 'idle' | 'creating' | 'preparing' | 'created'

type Outcome = {
  /** Closes the dialog the form stands in. */
  onLeave: () => void
  /** Unless a page asked for the account. */
  goOnTo: string
  onRefused: (problems: SignUpProblems) => void
  onCreated: () => void
}

/** The steps of spec §4, "Sign-up (full form)". */
export function useSignUp({ onLeave, goOnTo, onRefused, onCreated }: Outcome) {
  const [phase, setPhase] = useState<Phase>('idle')
  const [takenEmail, setTakenEmail] = useState<string | null>(null)
  const [isPending, run] = useSingleFlight()
  const { refreshSession } = useAuth()
  const navigate = useNavigate()
  const returnPath = useReturnPath()

  async function create(request: SignUpRequest) {
    setPhase('creating')
    setTakenEmail(null)
    const isStillHere = watchPlace()
    const answer = await signUp(request).catch((error) => refuse(error, request.email))
    if (!answer) return
    setPhase('preparing')
    await pause(SIGN_UP_WAIT_MS)
    const planType = answer.session ? await planAfterSigningIn(refreshSession) : null
    const waiting = planType && (await readWaitingTrial().catch(() => null))
    onCreated()
    if (planType === null) return askToSignIn()
    toast(welcome(planType, waiting?.days))
    onLeave()
    if (isStillHere()) void navigate(returnPath === HOME ? goOnTo : returnPath)
  }

  function refuse(error: unknown, email: string) {
    setPhase('idle')
    toast(signUpFailure(error))
    const refusal = explained(error)
    if (!refusal) return
    if (refusal.code === EMAIL_TAKEN) setTakenEmail(email)
    onRefused(refusedFields(refusal))
  }

  function askToSignIn() {
    setPhase('created')
    toast({ ...accountsTexts.signUp.pleaseSignIn, variant: 'success' })
  }

  return {
    phase,
    isPending,
    takenEmail,
    submit: (request: SignUpRequest) => run(() => create(request)),
  }
}

/** Null when the new profile cannot be read or the browser is not signed in after all. */
async function planAfterSigningIn(refreshSession: Auth['refreshSession']) {
  try {
    const planType = await readPlanType()
    return (await refreshSession()) ? planType : null
  } catch {
    return null
  }
}

function welcome(planType: PlanType, trialDays: number | undefined): ToastMessage {
  const { title, trial, free } = accountsTexts.signUp.welcome
  const began = isPaidPlan(planType) ? trial(accountsTexts.plan[planType].name) : free
  const description = trialDays === undefined ? began : `${proofTexts.trial(trialDays)}.`
  return { title, description, variant: 'success' }
}
