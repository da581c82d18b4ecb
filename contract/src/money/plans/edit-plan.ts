import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { Plan } from '../../shared/plan.ts'
import { PaidPlan } from '../../shared/plans.ts'

const moment = z.iso.datetime({ offset: true })

const whole = (most: number) =>
  z
    .int('Escreva um número inteiro.')
    .min(0, 'Escreva um número a partir de zero.')
    .max(most, `Use no máximo ${most.toLocaleString('pt-BR')}.`)
const price = z
  .int('Escreva o preço em reais, como 49,90.')
  .min(100, 'O preço começa em R$ 1,00.')
  .max(1_000_000, 'O preço vai até R$ 10.000,00.')
const items = whole(100_000).nullable()

/** Everything of a plan that a superadmin edits. A limit of null is none. */
const values = {
  month_cents: price,
  year_cents: price,
  trial_days: whole(90),
  is_recommended: z.boolean(),
  limits: z.object({
    establishments: whole(100),
    photos_per_establishment: whole(60),
    catalogue_items: items,
    lodging_units: items,
    properties: items,
    has_orders_and_shop: z.boolean(),
    analytics: z.enum(['none', 'weekly', 'full']),
    active_coupons: whole(1000),
    flash_offers: whole(1000),
    is_featured: z.boolean(),
  }),
}

const yearIsNoDearer = ({ month_cents, year_cents }: { month_cents: number; year_cents: number }) =>
  year_cents <= 12 * month_cents
const dearYear = {
  path: ['year_cents'],
  message: 'O ano não pode custar mais do que doze meses.',
}

export const EditedPlan = Plan.extend({
  id: PaidPlan,
  /** Counts edits. An editor sends back the one it read, so two never overwrite each other. */
  version: z.int(),
  updated_at: moment,
}).meta({ id: 'EditedPlan' })
export type EditedPlan = z.infer<typeof EditedPlan>

/** One version of a plan: who made it, when, and from when it holds for whom. */
export const PlanVersion = Plan.omit({ id: true })
  .extend({
    plan: PaidPlan,
    version: z.int(),
    /** From then on it is what a new subscription agrees to. */
    made_at: moment,
    made_by: z.string().nullable(),
    /** Subscriptions that were running, with another price or more in their plan. */
    updates: z.object({
      all: z.int(),
      told: z.int(),
      withdrawn: z.int(),
      first_in_force: moment.nullable(),
      last_in_force: moment.nullable(),
    }),
  })
  .meta({ id: 'PlanVersion' })
export type PlanVersion = z.infer<typeof PlanVersion>

export const readPlansToEdit = endpoint({
  method: 'GET',
  path: '/api/v1/admin/plans',
  access: 'superadministrator',
  tag: 'Administração',
  summary: 'Planos com sua versão e sua história',
  response: z.object({
    plans: z.array(EditedPlan),
    /** Of each plan the newest first; its first version is what it began with. */
    history: z.array(PlanVersion),
  }),
  status: 200,
})

const params = z.object({ id: PaidPlan })

export const changePlan = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/plans/:id',
  access: 'superadministrator',
  tag: 'Administração',
  summary: 'Muda preço, teste e limites de um plano',
  params,
  body: z
    .object({
      ...values,
      version: z.int(),
      /** Of a change that takes something from somebody: 409 without it, or where it is no longer true. */
      confirmation: z
        .object({
          /** How many people were said to be told. */
          told: z.int().nonnegative(),
          /** The new price, or the plan's name. */
          typed: z.string().max(60),
        })
        .optional(),
    })
    .refine(yearIsNoDearer, dearYear),
  response: EditedPlan,
  status: 200,
})

/** One person of those who are told of a change. */
export const PlanUpdatePreview = z
  .object({
    id: z.uuid(),
    name: z.string(),
    business: z.string().nullable(),
    cycle: z.enum(['month', 'year']),
    /** What they pay in their cycle; null where they pay nothing. */
    price: z.object({ held_cents: z.int(), next_cents: z.int() }).nullable(),
    in_force_at: moment,
  })
  .meta({ id: 'PlanUpdatePreview' })
export type PlanUpdatePreview = z.infer<typeof PlanUpdatePreview>

/** Changes nothing: says whom a change would affect, and from when. */
export const previewPlanChange = endpoint({
  method: 'POST',
  path: '/api/v1/admin/plans/:id/preview',
  access: 'superadministrator',
  tag: 'Administração',
  summary: 'Quem uma mudança de plano alcança, e a partir de quando',
  params,
  body: z.object(values).refine(yearIsNoDearer, dearYear),
  response: z.object({
    /** Who pays for the plan now, as the overview counts them. */
    subscribers: z.int(),
    /** Those whose people are told by e-mail, because they lose something or pay another price. */
    told: z.int(),
    /** Who has the plan without paying, and is told nothing. */
    trials: z.int(),
    given: z.int(),
    first_in_force: moment.nullable(),
    last_in_force: moment.nullable(),
    /** The first of those who are told, by the day on which it holds for them. */
    people: z.array(PlanUpdatePreview),
    /** As the first of them gets it. */
    email: z
      .object({
        to: z.string(),
        subject: z.string(),
        paragraphs: z.array(z.string()),
        action: z.string(),
        footer: z.string(),
      })
      .nullable(),
  }),
  status: 200,
})
export type PlanChangePreview = z.infer<(typeof previewPlanChange)['response']>

const terms = Plan.pick({ month_cents: true, year_cents: true, limits: true })

export const readOwnPlan = endpoint({
  method: 'GET',
  path: '/api/v1/my/plan',
  access: 'person',
  tag: 'Planos',
  summary: 'O preço combinado, o que o plano dá e o que muda nele',
  response: z.object({
    /** Null without a paid plan in force. */
    terms: terms.extend({ plan: PaidPlan }).nullable(),
    /** What the person was told of, and from when it holds. */
    update: terms.extend({ in_force_at: moment }).nullable(),
  }),
  status: 200,
})
export type OwnPlan = z.infer<(typeof readOwnPlan)['response']>

const used = z.int().nonnegative()

/** What of one business counts against its owner's plan, as each limit is enforced. */
export const BusinessUse = z
  .object({
    id: z.uuid(),
    name: z.string(),
    photos: used,
    catalogue_items: used,
    lodging_units: used,
    properties: used,
    active_coupons: used,
    flash_offers: used,
    /** It takes orders, of its menu or of its shop. */
    has_orders: z.boolean(),
  })
  .meta({ id: 'BusinessUse' })
export type BusinessUse = z.infer<typeof BusinessUse>

export const readPlanUse = endpoint({
  method: 'GET',
  path: '/api/v1/my/plan-use',
  access: 'person',
  tag: 'Planos',
  summary: 'O que os negócios da pessoa usam do plano dela',
  response: z.object({
    /** Those that count: the archived do not. The oldest first. */
    businesses: z.array(BusinessUse),
  }),
  status: 200,
})
