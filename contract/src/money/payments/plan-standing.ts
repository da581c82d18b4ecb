import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { BillingCycle, PaidPlan } from '../../shared/plans.ts'

const cents = z.int().nonnegative()
const tag = 'Pagamentos'

/**
 * - `none`: never had a plan, or it was taken back.
 * - `given`: by the administration, without payment.
 * - `ending`: the person leaves when what is paid is over.
 * - `in_grace`: what was paid is over, and everything still works until `access_until`.
 * - `suspended`: the page is basic until somebody pays; nothing is deleted.
 */
export const PlanState = z.enum([
  'none',
  'given',
  'trialing',
  'active',
  'ending',
  'in_grace',
  'suspended',
])
export type PlanState = z.infer<typeof PlanState>

/** Listings that would be basic under a plan, the oldest first. */
const Listing = z.object({ id: z.uuid(), name: z.string() })

/** Where a person stands with their plan, and what they can do about it. */
export const PlanStanding = z
  .object({
    state: PlanState,
    /** The plan held; where it is suspended, the last one held. Null for `none`. */
    plan: PaidPlan.nullable(),
    /** The end of that plan, as far as it is paid, tried or given; null for what has none. */
    ends_at: moment.nullable(),
    /** Other plans that are paid already and hold after it, the next first. */
    following: z.array(z.object({ plan: PaidPlan, ends_at: moment })),
    access_until: moment.nullable(),
    /** What the next period is and costs; null where none is to be paid. */
    next: z
      .object({
        plan: PaidPlan,
        cycle: BillingCycle,
        price_cents: cents,
        starts_at: moment,
        /** From when on it can be paid; null where it can be now. */
        opens_at: moment.nullable(),
        /** Chosen by the person instead of the plan they hold. */
        is_change: z.boolean(),
      })
      .nullable(),
    /** A larger plan that can be had now, with what that costs; null where none is open. */
    upgrade: z
      .object({
        plan: PaidPlan,
        cycle: BillingCycle,
        price_cents: cents,
        /** What is paid already of smaller plans. */
        credit_cents: cents,
        amount_cents: cents,
        starts_at: moment,
        ends_at: moment,
      })
      .nullable(),
    /** How the next period is paid without doing anything; null where the person pays each time. */
    renewal: z
      .object({
        method: z.enum(['pix_automatic', 'card']),
        /** The card or the bank did not pay it. It is tried again, and may be paid in another way. */
        has_failed: z.boolean(),
      })
      .nullable(),
    /** Smaller plans that can be chosen for the next period, with what becomes basic then. */
    smaller: z.array(z.object({ plan: PaidPlan, basic_listings: z.array(Listing) })),
    may: z.object({ cancel: z.boolean(), take_back: z.boolean() }),
  })
  .meta({ id: 'PlanStanding' })
export type PlanStanding = z.input<typeof PlanStanding>

export const readPlanStanding = endpoint({
  method: 'GET',
  path: '/api/v1/my/plan-standing',
  access: 'person',
  tag,
  summary: 'A situação do plano da pessoa e o que ela pode fazer',
  response: PlanStanding,
  status: 200,
})

/** The plan holds to the end of what is paid; asked for again it changes nothing. */
export const cancelPlan = endpoint({
  method: 'POST',
  path: '/api/v1/my/plan-standing/cancellation',
  access: 'person',
  tag,
  summary: 'Cancela o plano no fim do que já está pago',
  response: PlanStanding,
  status: 200,
})

export const takeBackCancellation = endpoint({
  method: 'DELETE',
  path: '/api/v1/my/plan-standing/cancellation',
  access: 'person',
  tag,
  summary: 'Volta atrás de um cancelamento enquanto o período corre',
  response: PlanStanding,
  status: 200,
})

/** The plan holds to the end of what is paid; asked for again it changes nothing. */
export const turnOffAutomaticPix = endpoint({
  method: 'DELETE',
  path: '/api/v1/my/automatic-pix',
  access: 'person',
  tag,
  summary: 'Desliga o Pix Automático: o próximo período não é cobrado sozinho',
  response: PlanStanding,
  status: 200,
})

export const chooseNextPlan = endpoint({
  method: 'PUT',
  path: '/api/v1/my/plan-standing/next-plan',
  access: 'person',
  tag,
  summary: 'Escolhe um plano menor para quando este período acabar',
  body: z.object({ plan: PaidPlan, cycle: BillingCycle }).strict(),
  response: PlanStanding,
  status: 200,
})

export const keepPlan = endpoint({
  method: 'DELETE',
  path: '/api/v1/my/plan-standing/next-plan',
  access: 'person',
  tag,
  summary: 'Fica com o plano de agora também no próximo período',
  response: PlanStanding,
  status: 200,
})
