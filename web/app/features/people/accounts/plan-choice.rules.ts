import type { Plan } from '@portal/contract/shared/plan'
import { planLines } from '@portal/contract/shared/plan-lines'
import { limitsOfPlan, moneyText } from '@portal/contract/shared/plan-prices'
import { chosenPlan } from '@portal/contract/shared/plan-rules'
import type { ChosenPlan } from '@portal/contract/shared/plans'
import { partsOf } from '@portal/contract/shared/records'
import { DEFAULT_SIGN_UP_PLAN } from './accounts.constants.ts'
import { accountsTexts } from './accounts.texts.ts'

export const PLANS: readonly ChosenPlan[] = ['clube', 'atalaia', 'macarico', 'espadarte']

/** What a plan costs and gives; null until that is known. */
export const offerOf = (plan: ChosenPlan, offers: readonly Plan[] | null): Plan | null =>
  offers?.find(({ id }) => id === plan) ?? null

/** "Plano Atalaia, 14 dias grátis, depois R$ 49,90/mês" (product §0), as far as it is known. */
export function planCost(
  plan: ChosenPlan,
  offers: readonly Plan[] | null,
  cycle: 'month' | 'year' = 'month',
): string {
  const { cost, costUnknown, price, [plan]: words } = accountsTexts.plan
  const offer = offerOf(plan, offers)
  if (!offer) return costUnknown(words.name)
  const cents = cycle === 'year' ? offer.year_cents : offer.month_cents
  return cost(words.name, offer.trial_days, price[cycle](moneyText(cents)))
}

/** "Plano Atalaia, 14 dias grátis, depois R$ 49,90/mês. Para ser encontrado." */
export function planLine(
  plan: ChosenPlan,
  offers: readonly Plan[] | null,
  cycle?: 'month' | 'year',
): string {
  const { pitch } = accountsTexts.plan[plan]
  return plan === 'clube' ? pitch : `${planCost(plan, offers, cycle)}. ${pitch}`
}

export function whatPlanGives(plan: ChosenPlan, offers: readonly Plan[] | null) {
  const { panel } = accountsTexts
  const offer = offerOf(plan, offers)
  const points = offer ? planLines(limitsOfPlan(offer)) : [accountsTexts.plan[plan].pitch]
  return {
    title: panel.titleOfPlan(accountsTexts.plan[plan].name),
    points: plan === 'clube' ? panel.club() : points,
  }
}

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
  const value = partsOf(state)[name]
  return typeof value === 'string' ? value : null
}

/** "/cadastro-macarico" → macarico. */
export function planOfPath(pathname: string): ChosenPlan {
  return chosenPlan(/\/cadastro-([a-z]+)/.exec(pathname)?.[1])
}
