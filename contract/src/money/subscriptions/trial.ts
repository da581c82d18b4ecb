import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { BillingCycle, PaidPlan, PlanType } from '../../shared/plans.ts'

/** Chosen before an e-mail or a WhatsApp number was proved: it begins with the proof. */
const WaitingTrial = z.object({ plan: PaidPlan, cycle: BillingCycle, days: z.int() })

/**
 * Asked for after Google brought somebody back to /auth/callback?plan={plan}. Only the first trial of
 * a person is given; asking again answers with the plan they have.
 */
export const startTrial = endpoint({
  method: 'POST',
  path: '/api/v1/subscriptions/trial',
  access: 'person',
  tag: 'Planos',
  summary: 'Começa o período de teste do plano escolhido',
  body: z.object({ plan: z.string().max(40), cycle: BillingCycle.default('month') }),
  response: z.object({
    plan_type: PlanType,
    trial_ends_at: z.iso.datetime({ offset: true }).nullable(),
    waiting: WaitingTrial.nullable(),
  }),
  status: 200,
})

/** The trial in force, with what the plan costs after it; null for who has none. */
export const readTrial = endpoint({
  method: 'GET',
  path: '/api/v1/subscriptions/trial',
  access: 'person',
  tag: 'Planos',
  summary: 'O período de teste em vigor',
  response: z.object({
    trial: z
      .object({
        plan: PaidPlan,
        ends_at: z.iso.datetime({ offset: true }),
        /** How the person means to pay after it. */
        cycle: BillingCycle,
        month_cents: z.int(),
        year_cents: z.int(),
      })
      .nullable(),
    waiting: WaitingTrial.nullable(),
  }),
  status: 200,
})
