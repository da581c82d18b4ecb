import { chosenPlan } from '@portal/contract/shared/plan-rules'
import type { ChosenPlan } from '@portal/contract/shared/plans'
import { DEFAULT_SIGN_UP_PLAN } from './accounts.constants.ts'

export const PLANS: readonly ChosenPlan[] = ['clube', 'atalaia', 'macarico', 'espadarte']

/** What the link asks for comes before what the page we come from remembered. */
export function planOfPage(asked: string | null, state: unknown): ChosenPlan {
  const plan = asked || textIn(state, 'plan')
  return plan ? chosenPlan(plan) : DEFAULT_SIGN_UP_PLAN
}

/** The e-mail somebody already typed on the page they come from. */
export function emailInState(state: unknown): string {
  return textIn(state, 'email') ?? ''
}

/** From one account form to the other: where the person came from is not forgotten on the way. */
export function withEmail(state: unknown, email: string): Record<string, string> {
  const from = textIn(state, 'from')
  return { email, ...(from === null ? {} : { from }) }
}

/** Navigation state survives in the browser's history: whatever lies there is checked. */
function textIn(state: unknown, name: string): string | null {
  if (typeof state !== 'object' || state === null || !(name in state)) return null
  const value = (state as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : null
}

/** "/cadastro-macarico" → macarico. */
export function planOfPath(pathname: string): ChosenPlan {
  return chosenPlan(/\/cadastro-([a-z]+)/.exec(pathname)?.[1])
}
