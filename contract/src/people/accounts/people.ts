import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { ListSort, sortedPage } from '../../shared/list-query.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import { ChosenPlan, PlanType } from '../../shared/plans.ts'
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
    /** Who is blocked cannot sign in. */
    blocked: z.object({ at: z.iso.datetime({ offset: true }), reason: z.string() }).nullable(),
    /** What the administrator who asks may do, so the screen does not decide again. */
    may: z.object({
      change_plan: z.boolean(),
      change_role: z.boolean(),
      end_sessions: z.boolean(),
      block: z.boolean(),
      unblock: z.boolean(),
      send_reset: z.boolean(),
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
    /** Only who is blocked. */
    blocked: z.literal('sim').optional(),
    sort: ListSort.default('recentes'),
    ...sortedPage,
  }),
  response: z.object({
    people: z.array(PersonSummary),
    next_cursor: z.string().nullable(),
    total: z.int(),
  }),
  status: 200,
})

const person = z.object({ id: z.uuid() })

/** Superadmin only. A plan is given with a reason and a last day (`givePlan`); here what runs ends. */
export const changePersonPlan = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/people/:id/plan',
  access: 'superadministrator',
  tag: 'Administração',
  summary: 'Encerra o plano de uma pessoa: fica o Clube',
  params: person,
  body: z.object({ plan: z.literal('clube') }),
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

export const BLOCK_REASON_MIN = 5
export const BLOCK_REASON_MAX = 300

/** What becomes of reviews and contributions of somebody who is blocked; nothing is chosen for them. */
export const BlockedContent = z.enum(['keep', 'hide'])
export type BlockedContent = z.infer<typeof BlockedContent>

/** Ends every session; until they are unblocked the person cannot sign in. */
export const blockPerson = endpoint({
  method: 'POST',
  path: '/api/v1/admin/people/:id/block',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Bloqueia uma pessoa',
  params: person,
  body: z
    .object({
      reason: textBlock(BLOCK_REASON_MAX).pipe(z.string().min(BLOCK_REASON_MIN)),
      content: BlockedContent,
    })
    .strict(),
  response: PersonSummary,
  status: 200,
})

export const unblockPerson = endpoint({
  method: 'POST',
  path: '/api/v1/admin/people/:id/unblock',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Desbloqueia uma pessoa',
  params: person,
  response: PersonSummary,
  status: 200,
})

/** The same e-mail that the person would ask for at the sign-in. */
export const sendPasswordReset = endpoint({
  method: 'POST',
  path: '/api/v1/admin/people/:id/password-reset',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Envia a uma pessoa o link para criar outra senha',
  params: person,
  response: z.object({ email: z.string() }),
  status: 202,
})
