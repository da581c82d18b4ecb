import type { EditedPlan } from '@portal/contract/money/plans/edit-plan'
import type { PlanField } from '@portal/contract/money/plans/plan-changes'
import { readCents } from '@portal/contract/money/plans/plan-confirmation'

/** Numbers as they are typed; an empty limit of items is none. */
export type PlanForm = Record<NumberField, string> & {
  is_recommended: boolean
  has_orders_and_shop: boolean
  is_featured: boolean
  analytics: EditedPlan['limits']['analytics']
  /** Of a change that somebody is told of. */
  confirmation: string
}
type NumberField = Exclude<
  PlanField,
  'is_recommended' | 'has_orders_and_shop' | 'is_featured' | 'analytics'
>

/** "49,90" */
export const reaisText = (cents: number): string =>
  (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })

const readCount = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)
const readLimit = (text: string) => (text.trim() === '' ? null : readCount(text))
const limitText = (limit: number | null) => (limit === null ? '' : String(limit))

export function toForm({ limits, ...plan }: EditedPlan): PlanForm {
  return {
    month_cents: reaisText(plan.month_cents),
    year_cents: reaisText(plan.year_cents),
    trial_days: String(plan.trial_days),
    is_recommended: plan.is_recommended,
    establishments: String(limits.establishments),
    photos_per_establishment: String(limits.photos_per_establishment),
    is_featured: limits.is_featured,
    catalogue_items: limitText(limits.catalogue_items),
    lodging_units: limitText(limits.lodging_units),
    properties: limitText(limits.properties),
    has_orders_and_shop: limits.has_orders_and_shop,
    analytics: limits.analytics,
    active_coupons: String(limits.active_coupons),
    flash_offers: String(limits.flash_offers),
    confirmation: '',
  }
}

export function toValues(form: PlanForm) {
  return {
    month_cents: readCents(form.month_cents),
    year_cents: readCents(form.year_cents),
    trial_days: readCount(form.trial_days),
    is_recommended: form.is_recommended,
    limits: {
      establishments: readCount(form.establishments),
      photos_per_establishment: readCount(form.photos_per_establishment),
      catalogue_items: readLimit(form.catalogue_items),
      lodging_units: readLimit(form.lodging_units),
      properties: readLimit(form.properties),
      has_orders_and_shop: form.has_orders_and_shop,
      analytics: form.analytics,
      active_coupons: readCount(form.active_coupons),
      flash_offers: readCount(form.flash_offers),
      is_featured: form.is_featured,
    },
  }
}
