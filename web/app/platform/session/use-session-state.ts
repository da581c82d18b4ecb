import type { Session, SignOutScope } from '@portal/contract/people/accounts/session'
import { isAdministratorPlan, isPaidPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'
import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { ApiError } from '../api.ts'
import { isRetryable, isSessionMissing } from './auth-errors.ts'
import { withBackOff } from './back-off.ts'
import type { SessionSource } from './deferred-client.ts'
import { followSession } from './personal-queries.ts'
import { FIRST_CHECK_PATIENCE_MS } from './session.constants.ts'
import { noteFailure } from './session-failures.ts'

/** What a person reads when the session itself fails (spec §8). */
const sessionTexts = {
  signOutFailed: 'Erro ao fazer logout',
  refreshFailed: 'Erro ao atualizar sessão',
  readFailed: 'Erro ao obter sessão',
  critical: 'Erro crítico de autenticação',
} as const

type SessionState = {
  session: Session | null
  planType: PlanType | null
  isLoading: boolean
  authError: string | null
  hasPersonLeft: boolean
}

const START: SessionState = {
  session: null,
  planType: null,
  isLoading: true,
  authError: null,
  hasPersonLeft: false,
}

const heldBy = (session: Session | null) => ({ session, planType: planOf(session) })

/** The session as React sees it, and what can be done with it. */
export function useSessionState(client: SessionSource) {
  const queryClient = useQueryClient()
  const [state, setState] = useState(START)
  const change = useCallback(
    (changes: Partial<SessionState>) => setState((current) => ({ ...current, ...changes })),
    [],
  )

  useEffect(() => {
    const unsubscribe = client.onAuthStateChange((event, session) => {
      // The provider's own first check says the same, and also when it failed.
      if (event === 'INITIAL_SESSION') return
      followSession(queryClient, event)
      const { hasPersonLeft } = client
      change({ ...heldBy(session), hasPersonLeft, authError: null })
    })
    const stop = client.start()
    const endCheck = checkFirst(client, change)
    return () => {
      endCheck()
      stop()
      unsubscribe()
    }
  }, [client, queryClient, change])

  const actions = useMemo(
    () => ({
      signOut: (scope: SignOutScope = 'global') => leave(client, scope, change),
      refreshSession: () => refresh(client, change),
      refreshPlanType: () => readPlan(client, setState),
    }),
    [client, change],
  )
  return [state, actions] as const
}

type Change = (changes: Partial<SessionState>) => void

/**
 * Initialised after this, whether or not it failed (spec §4). What may pass is tried again for a few
 * seconds, with the sentence already on the screen: a weak signal must not look like a sign-out.
 */
function checkFirst(client: SessionSource, change: Change): () => void {
  let isCurrent = true
  const tell = (changes: Partial<SessionState>) => {
    // The whole page looks at who asks: redrawing it must not hold up a tap.
    if (isCurrent) startTransition(() => change(changes))
  }
  const giveUp = (error: unknown) => {
    noteFailure('check', error)
    tell({ authError: readProblem(error), isLoading: false })
  }
  const patience = setTimeout(() => giveUp(new TypeError('no answer')), FIRST_CHECK_PATIENCE_MS)
  withBackOff(() => client.getSession(), {
    limitMs: FIRST_CHECK_PATIENCE_MS,
    onRetry: (error) => tell({ authError: readProblem(error) }),
  })
    .then((session) => tell({ ...heldBy(session), authError: null, isLoading: false }), giveUp)
    .finally(() => clearTimeout(patience))
  return () => {
    isCurrent = false
    clearTimeout(patience)
  }
}

function readProblem(error: unknown): string {
  const isFailure = error instanceof ApiError || isRetryable(error)
  return isFailure ? sessionTexts.readFailed : sessionTexts.critical
}

/** Never throws (spec §8): global first, then this browser alone, at last without the server. */
async function leave(client: SessionSource, scope: SignOutScope, change: Change): Promise<void> {
  const isDone = await hasSignedOut(client, scope)
  if (isDone || scope === 'others') {
    change({ authError: isDone ? null : sessionTexts.signOutFailed })
    return
  }
  if (scope === 'global' && (await hasSignedOut(client, 'local'))) return
  client.forgetSession()
  change({ authError: sessionTexts.signOutFailed })
}

async function hasSignedOut(client: SessionSource, scope: SignOutScope): Promise<boolean> {
  try {
    await client.signOut({ scope })
    return true
  } catch (error) {
    noteFailure(`sign-out (${scope})`, error)
    return false
  }
}

async function refresh(client: SessionSource, change: Change): Promise<Session | null> {
  try {
    const session = await client.refreshSession()
    change({ authError: null })
    return session
  } catch (error) {
    noteFailure('refresh', error)
    if (!isSessionMissing(error)) change({ authError: sessionTexts.refreshFailed })
    return null
  }
}

/** A look-up that fails means the club's plan until the next one succeeds. */
async function readPlan(
  client: SessionSource,
  setState: (update: (state: SessionState) => SessionState) => void,
): Promise<PlanType> {
  let planType: PlanType = 'clube'
  try {
    planType = planOf(await client.getSession()) ?? planType
  } catch (error) {
    noteFailure('plan look-up', error)
  }
  setState((state) => ({ ...state, planType: state.session ? planType : null }))
  return planType
}

/** Null for a visitor. A plan that is missing or unknown is the club's: least privilege. */
function planOf(session: Session | null): PlanType | null {
  if (!session) return null
  const { plan_type } = session
  return isPaidPlan(plan_type) || isAdministratorPlan(plan_type) ? plan_type : 'clube'
}
