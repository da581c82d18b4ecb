import type { Plan } from '@portal/contract/shared/plan'
import { isLimitTold, type PlanLimits } from '@portal/contract/shared/plan-limits'
import { limitsOfPlan } from '@portal/contract/shared/plan-prices'
import type { PaidPlan } from '@portal/contract/shared/plans'
import { entriesOf } from '@portal/contract/shared/records'
import { plansTexts } from './plans.texts.ts'

export const PLANS_PATH = '/planos'
export const CYCLE_PARAMETER = 'ciclo'
export type Cycle = 'month' | 'year'
export type OfferedPlan = Plan & { id: PaidPlan }
export type ComparedPlans = { plans: readonly OfferedPlan[]; cycle: Cycle }

export const readCycle = (search: URLSearchParams): Cycle =>
  search.get(CYCLE_PARAMETER) === 'ano' ? 'year' : 'month'

export const cycleAddress = (cycle: Cycle) =>
  cycle === 'year' ? `${PLANS_PATH}?${CYCLE_PARAMETER}=ano` : PLANS_PATH

export const priceOf = (plan: Plan, cycle: Cycle) =>
  cycle === 'year' ? plan.year_cents : plan.month_cents

/** What a year costs less than twelve months. */
export const savingOf = ({ month_cents, year_cents }: Plan) =>
  Math.max(0, 12 * month_cents - year_cents)

/** Of all plans, where they have the same; null where they differ or there are none. */
export function trialDays(plans: readonly Plan[]): number | null {
  const [days, ...others] = new Set(plans.map((plan) => plan.trial_days))
  return days !== undefined && others.length === 0 ? days : null
}

/** The free club is no plan for a business: it is named below the others. */
export const offeredPlans = (plans: readonly Plan[]): OfferedPlan[] =>
  plans.filter((plan): plan is OfferedPlan => plan.id !== 'clube')

/** "49," and "90": how a price is drawn. */
export function priceParts(cents: number): [whole: string, cents: string] {
  const whole = Math.floor(cents / 100).toLocaleString('pt-BR')
  return [`${whole},`, String(cents % 100).padStart(2, '0')]
}

type Row = keyof PlanLimits
const GROUPS: Record<keyof typeof plansTexts.compare.groups, readonly Row[]> = {
  page: ['establishments', 'photosPerEstablishment', 'isFeatured'],
  sales: ['catalogueItems', 'lodgingUnits', 'properties', 'hasOrdersAndShop'],
  club: ['activeCoupons', 'flashOffers', 'hasAnalytics'],
}

export type ComparedGroup = { title: string; text: string | null; rows: readonly Row[] }

/** What works, by what it is about; what does not work yet is below, and says so. */
export function comparedGroups(): ComparedGroup[] {
  const { groups, soon, soonText } = plansTexts.compare
  const told = entriesOf(GROUPS).map(([name, rows]) => ({
    title: groups[name],
    text: null,
    rows: rows.filter(isLimitTold),
  }))
  const later = Object.values(GROUPS)
    .flat()
    .filter((row) => !isLimitTold(row))
  return [...told, { title: soon, text: soonText, rows: later }].filter(
    ({ rows }) => rows.length > 0,
  )
}

/** What stands in a cell; true and false are drawn. */
export function comparedValue(plan: Plan, row: Row): string | boolean {
  const { weekly, unlimited } = plansTexts.compare
  if (row === 'hasAnalytics' && plan.limits.analytics === 'weekly') return weekly
  const limit = limitsOfPlan(plan)[row]
  if (limit === null) return unlimited
  if (limit === 0) return false
  return typeof limit === 'boolean' ? limit : limit.toLocaleString('pt-BR')
}
