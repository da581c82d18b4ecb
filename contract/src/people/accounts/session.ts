import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { PlanType } from '../../shared/plans.ts'
import { STAFF_ROLES } from './role-rules.ts'

export const SessionUser = z
  .object({
    id: z.uuid(),
    email: z.string(),
    email_verified: z.boolean(),
    /** An e-mail or a WhatsApp number of theirs is confirmed: without, nothing is held long or fetched. */
    is_proved: z.boolean(),
    /** Only where the mailbox refused what was sent: nothing but links and codes goes there any more. */
    email_refused: z.literal(true).optional(),
    /** Ways this person can sign in: "credential" is a password. */
    identities: z.array(z.object({ provider: z.string() })),
    /** Second factors that are switched on. */
    factors: z.array(z.object({ type: z.literal('totp') })),
    user_metadata: z.object({
      full_name: z.string().nullable(),
      avatar_url: z.string().nullable(),
    }),
  })
  .meta({ id: 'SessionUser' })
export type SessionUser = z.infer<typeof SessionUser>

/** What the browser may know of its session: never the token, which only the cookie holds. */
export const Session = z
  .object({
    id: z.uuid(),
    /** Seconds since 1970, as in the spec's session. */
    expires_at: z.int(),
    /** Seconds from this answer. */
    expires_in: z.int(),
    user: SessionUser,
    plan_type: PlanType,
    /** What somebody who is no administrator does for the portal. */
    staff_role: z.enum(STAFF_ROLES).nullable(),
    /** Who works for the portal and must still prove or set up the second factor before using the rights. */
    second_factor: z.enum(['met', 'set-up', 'prove']),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof Session>

export const SessionAnswer = z.object({ session: Session.nullable() }).meta({ id: 'SessionAnswer' })
export type SessionAnswer = z.infer<typeof SessionAnswer>

export const readSession = endpoint({
  method: 'GET',
  path: '/api/v1/auth/session',
  access: 'optional-person',
  tag: 'Contas',
  summary: 'Quem está conectado neste navegador',
  response: SessionAnswer,
  status: 200,
})

export const refreshSession = endpoint({
  method: 'POST',
  path: '/api/v1/auth/session/refresh',
  access: 'optional-person',
  tag: 'Contas',
  summary: 'Prolonga a sessão deste navegador',
  response: SessionAnswer,
  status: 200,
})

/** Spec §4: what a sign-out reaches. */
export const SignOutScope = z.enum(['global', 'local', 'others'])
export type SignOutScope = z.infer<typeof SignOutScope>

export const signOut = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sign-out',
  access: 'optional-person',
  tag: 'Contas',
  summary: 'Sai deste aparelho, dos outros ou de todos',
  body: z.object({ scope: SignOutScope }),
  response: z.object({ ended: z.int() }),
  status: 200,
})

export const OpenSession = z
  .object({
    id: z.uuid(),
    created_at: moment,
    last_used_at: moment,
    expires_at: moment,
    /** Browser and system as a person names them, e.g. "Chrome no Android". */
    device: z.string(),
    ip_address: z.string().nullable(),
    is_current: z.boolean(),
  })
  .meta({ id: 'OpenSession' })
export type OpenSession = z.input<typeof OpenSession>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/v1/auth/sessions',
  access: 'person',
  tag: 'Contas',
  summary: 'Aparelhos em que a conta está aberta',
  response: z.array(OpenSession),
  status: 200,
})

export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/api/v1/auth/sessions/:id',
  access: 'person',
  tag: 'Contas',
  summary: 'Encerra a sessão de um aparelho',
  params: z.object({ id: z.uuid() }),
  response: z.object({ ended: z.int() }),
  status: 200,
})
