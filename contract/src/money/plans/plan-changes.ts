import { namesOf } from '../../shared/names-of.ts'
import type { Plan } from '../../shared/plan.ts'
import { moneyText } from '../../shared/plan-prices.ts'
import { isNameOf } from '../../shared/records.ts'

/** What of a plan can be edited, its words, and what differs between two versions. Free of zod. */

export type PlanValues = Omit<Plan, 'id'>
export type PlanField = keyof Omit<PlanValues, 'limits'> | keyof Plan['limits']

/** In the order in which a plan is read. */
export const PLAN_FIELD_WORDS: Record<PlanField, string> = {
  month_cents: 'Preço por mês',
  year_cents: 'Preço por ano',
  trial_days: 'Dias de teste',
  is_recommended: 'Recomendado',
  establishments: 'Negócios',
  photos_per_establishment: 'Fotos por negócio',
  is_featured: 'Destaque na página inicial e no mapa',
  catalogue_items: 'Itens no cardápio ou na loja',
  lodging_units: 'Quartos ou unidades',
  properties: 'Imóveis',
  has_orders_and_shop: 'Pedidos e loja',
  analytics: 'Números de visitas e contatos',
  active_coupons: 'Cupons ativos',
  flash_offers: 'Ofertas relâmpago',
}
export const PLAN_FIELDS = namesOf(PLAN_FIELD_WORDS)

const ANALYTICS: readonly string[] = [
  'none',
  'weekly',
  'full',
] satisfies Plan['limits']['analytics'][]
export const ANALYTICS_WORDS: Record<Plan['limits']['analytics'], string> = {
  none: 'não tem',
  weekly: 'resumo semanal',
  full: 'completos',
}

const wordIn = (value: string) =>
  isNameOf(ANALYTICS_WORDS, value) ? ANALYTICS_WORDS[value] : value

type Value = string | number | boolean | null

const inPlan = ({ limits, ...plan }: PlanValues, field: PlanField): Value =>
  ({ ...plan, ...limits })[field]

/** "R$ 49,90", "sem limite", "sim": a value of a field as people read it. */
export function planValueText(field: PlanField, value: unknown): string {
  if (value === null) return 'sem limite'
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (field === 'analytics') return wordIn(String(value))
  if (field === 'month_cents' || field === 'year_cents') return moneyText(Number(value))
  return Number(value).toLocaleString('pt-BR')
}

export type PlanChange = { field: PlanField; from: Value; to: Value }

export function planChanges(before: PlanValues, after: PlanValues): PlanChange[] {
  return PLAN_FIELDS.map((field) => ({
    field,
    from: inPlan(before, field),
    to: inPlan(after, field),
  })).filter(({ from, to }) => from !== to)
}

/** What somebody is held to: the prices they agreed to and what they may have. */
export type PlanTerms = Pick<Plan, 'month_cents' | 'year_cents' | 'limits'>

/** How much a limit gives: none is more than any number. */
function amount(value: Value): number {
  if (value === null) return Infinity
  return typeof value === 'string' ? ANALYTICS.indexOf(value) : Number(value)
}

/** What `next` gives less of than what is held, in the order in which a plan is read. */
export function shrunkLimits(held: PlanTerms['limits'], next: PlanTerms['limits']) {
  return PLAN_FIELDS.filter((field): field is keyof Plan['limits'] => field in held).filter(
    (limit) => amount(next[limit]) < amount(held[limit]),
  )
}

export const isOtherPrice = (held: PlanTerms, next: PlanTerms): boolean =>
  held.month_cents !== next.month_cents || held.year_cents !== next.year_cents

/** Whether somebody must be told before `next` may hold for them: what only grows needs no telling. */
export const needsTelling = (held: PlanTerms, next: PlanTerms): boolean =>
  isOtherPrice(held, next) || shrunkLimits(held.limits, next.limits).length > 0
