import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { textLine } from '../shared/plain-text.ts'
import { ChosenPlan, PlanType } from '../shared/plans.ts'
import { ROLES } from './role-rules.ts'

/** Administrators as in spec §4, and the staff beside them. */
export const Role = z.enum(ROLES)
export type Role = z.infer<typeof Role>

/** Somebody with an account, as an administrator sees them. */
export const PersonSummary = z
  .object({
    id: z.uuid(),
    email: z.string(),
    email_verified: z.boolean(),
    full_name: z.string().nullable(),
    whatsapp: z.string().nullable(),
    state: z.string().nullable(),
    city: z.string().nullable(),
    plan_type: PlanType,
    role: Role,
    /** The plan beneath the role, with the end of a trial. */
    plan: ChosenPlan,
    plan_ends_at: z.iso.datetime({ offset: true }).nullable(),
    has_second_factor: z.boolean(),
    open_sessions: z.int(),
    created_at: z.iso.datetime({ offset: true }),
    /** What the administrator who asks may do, so the screen does not decide again. */
    may: z.object({
      change_plan: z.boolean(),
      change_role: z.boolean(),
      end_sessions: z.boolean(),
    }),
  })
  .meta({ id: 'PersonSummary' })
export type PersonSummary = z.infer<typeof PersonSummary>

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/v1/admin/people',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Pessoas com conta',
  query: z.object({
    search: textLine(120).optional(),
    plan_type: PlanType.optional(),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  response: z.object({
    people: z.array(PersonSummary),
    next_cursor: z.string().nullable(),
    total: z.int(),
  }),
  status: 200,
})

const person = z.object({ id: z.uuid() })

/** Superadmin only. A paid plan given by hand has no end until it is taken back. */
export const changePersonPlan = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/people/:id/plan',
  access: 'superadministrator',
  tag: 'Administração',
  summary: 'Muda o plano de uma pessoa',
  params: person,
  body: z.object({ plan: ChosenPlan }),
  response: PersonSummary,
  status: 200,
})

/** Superadmin only. Ends every session of the person. */
export const changePersonRole = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/people/:id/role',
  access: 'superadministrator',
  tag: 'Administração',
  summary: 'Muda o papel de uma pessoa',
  params: person,
  body: z.object({ role: Role }),
  response: PersonSummary,
  status: 200,
})

export const endPersonSessions = endpoint({
  method: 'POST',
  path: '/api/v1/admin/people/:id/end-sessions',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Encerra todas as sessões de uma pessoa',
  params: person,
  response: z.object({ ended: z.int() }),
  status: 200,
})
