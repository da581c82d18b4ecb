import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import {
  BirthDate,
  City,
  Email,
  FullName,
  Password,
  State,
  WhatsApp,
} from '../../shared/person-fields.ts'
import { BillingCycle, PlanType } from '../../shared/plans.ts'
import { SessionAnswer } from './session.ts'

/** Which form was filled in; the consent ledger and the newsletter keep it. */
export const SignUpOrigin = z.enum(['criar-conta', 'clube-de-vantagens'])
export type SignUpOrigin = z.infer<typeof SignUpOrigin>

export const signUp = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sign-up',
  access: 'anyone',
  tag: 'Contas',
  summary: 'Cria uma conta e entra nela',
  body: z.object({
    email: Email,
    password: Password,
    full_name: FullName,
    whatsapp: WhatsApp,
    state: State,
    city: City,
    birth_date: BirthDate.optional(),
    /** Free text on purpose: what is not a plan one may choose becomes the club's. */
    plan_type: z.string().max(40).default('clube'),
    /** How the person means to pay after the trial. */
    cycle: BillingCycle.default('month'),
    accepts_promotions: z.boolean().default(false),
    origin: SignUpOrigin.default('criar-conta'),
  }),
  response: SessionAnswer.extend({ user_id: z.uuid(), plan_type: PlanType }),
  status: 201,
})
