import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { Email } from '../../shared/person-fields.ts'
import { STAFF_ROLES } from './role-rules.ts'

/**
 * Nobody becomes a superadmin by e-mail: that is given to somebody one knows to be there. The first of a portal
 * has a link from the machine itself (`npm run first-superadmin`).
 */
export const INVITED_ROLES = [...STAFF_ROLES, 'admin'] as const
export const InvitedRole = z.enum(INVITED_ROLES)
export type InvitedRole = z.infer<typeof InvitedRole>
export const LinkRole = z.enum([...INVITED_ROLES, 'superadmin'])
export type LinkRole = z.infer<typeof LinkRole>

const tag = 'Administração'

export const StaffInvitation = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: InvitedRole,
    created_at: moment,
    expires_at: moment,
    is_expired: z.boolean(),
  })
  .meta({ id: 'StaffInvitation' })
export type StaffInvitation = z.input<typeof StaffInvitation>

/** Those nobody has accepted yet. */
export const listStaffInvitations = endpoint({
  method: 'GET',
  path: '/api/v1/admin/staff-invitations',
  access: 'superadministrator',
  tag,
  summary: 'Convites para a equipe do portal que esperam resposta',
  response: z.array(StaffInvitation),
  status: 200,
})

/** The same e-mail invited again gets a new link; the old one stops working. */
export const inviteStaff = endpoint({
  method: 'POST',
  path: '/api/v1/admin/staff-invitations',
  access: 'superadministrator',
  tag,
  summary: 'Convida um e-mail para a equipe do portal',
  body: z.object({ email: Email, role: InvitedRole }).strict(),
  response: StaffInvitation,
  status: 201,
})

export const cancelStaffInvitation = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/staff-invitations/:id',
  access: 'superadministrator',
  tag,
  summary: 'Cancela um convite para a equipe do portal',
  params: z.object({ id: z.uuid() }),
  response: z.object({ cancelled: z.boolean() }),
  status: 200,
})

/** In the body, so that no log ever holds it. */
const token = z.object({
  token: z
    .string()
    .regex(/^[\w-]{43}$/, 'Este convite não vale mais. Peça um novo a quem convidou.'),
})

/** Before signing in: what the link is about. */
export const readStaffInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/staff-invitations/read',
  access: 'link',
  tag,
  summary: 'O convite para a equipe do portal por trás de um link',
  body: token.strict(),
  response: z.object({ email: z.string(), role: LinkRole, expires_at: moment }),
  status: 200,
})

/** By somebody signed in with the e-mail that was invited. They sign in again with the new role. */
export const acceptStaffInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/staff-invitations/accept',
  access: 'person',
  tag,
  summary: 'Aceita um convite para a equipe do portal',
  body: token.strict(),
  response: z.object({ role: LinkRole }),
  status: 200,
})
