import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { Email } from '../../shared/person-fields.ts'
import { MemberRole } from '../establishments/own-establishment.ts'

/** What an owner may make of somebody. */
export const TeamRole = MemberRole.exclude(['owner'])
export type TeamRole = z.infer<typeof TeamRole>

export const TeamMember = z
  .object({
    user_id: z.uuid(),
    name: z.string(),
    /** Only for who manages the team. */
    email: z.string().nullable(),
    role: MemberRole,
    /** Null for the owner. */
    since: moment.nullable(),
    /** When a device of theirs was last here; only for who manages the team. Null where none is signed in. */
    last_seen_at: moment.nullable(),
    is_me: z.boolean(),
    may: z.object({ change_role: z.boolean(), remove: z.boolean() }),
  })
  .meta({ id: 'TeamMember' })
export type TeamMember = z.input<typeof TeamMember>

export const TeamInvitation = z
  .object({
    id: z.string(),
    /** Null for one by link: whoever brings it first joins. */
    email: z.string().nullable(),
    role: TeamRole,
    created_at: moment,
    expires_at: moment,
    is_expired: z.boolean(),
  })
  .meta({ id: 'TeamInvitation' })
export type TeamInvitation = z.input<typeof TeamInvitation>

/** Somebody of the team was asked to become the owner. */
export const OwnershipOffer = z
  .object({
    to: z.object({ user_id: z.uuid(), name: z.string() }),
    from: z.object({ name: z.string() }),
    expires_at: moment,
    may: z.object({ accept: z.boolean(), withdraw: z.boolean() }),
  })
  .meta({ id: 'OwnershipOffer' })
export type OwnershipOffer = z.input<typeof OwnershipOffer>

export const Team = z
  .object({
    /** The owner first. */
    members: z.array(TeamMember),
    /** Empty for who does not manage the team. */
    invitations: z.array(TeamInvitation),
    /** Told to the two it is about; null where there is none in force. */
    ownership_offer: OwnershipOffer.nullable(),
    may: z.object({ manage: z.boolean(), hand_over: z.boolean() }),
  })
  .meta({ id: 'Team' })
export type Team = z.input<typeof Team>

const place = z.object({ id: z.uuid() })
const member = z.object({ id: z.uuid(), user: z.uuid() })

export const readTeam = endpoint({
  method: 'GET',
  path: '/api/v1/my/establishments/:id/team',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'A equipe de um estabelecimento',
  params: place,
  response: Team,
  status: 200,
})

/** Inviting the same e-mail again sends a new link and ends the old one. */
export const inviteToTeam = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/team/invitations',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Convida alguém para a equipe, por e-mail',
  params: place,
  body: z.object({ email: Email, role: TeamRole }).strict(),
  response: Team,
  status: 201,
})

/** The link is told once, to who made it; the portal keeps only its fingerprint. */
export const inviteByLink = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/team/invitation-links',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Cria um link de convite para a equipe, que vale para uma pessoa',
  params: place,
  body: z.object({ role: TeamRole }).strict(),
  response: z.object({
    team: Team,
    link: z.object({ url: z.string(), whatsapp_url: z.string(), expires_at: moment }),
  }),
  status: 201,
})

export const cancelInvitation = endpoint({
  method: 'DELETE',
  path: '/api/v1/my/establishments/:id/team/invitations/:invitation',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Cancela um convite',
  params: place.extend({ invitation: z.string().regex(/^[\w-]{43}$/) }),
  response: Team,
  status: 200,
})

export const changeMemberRole = endpoint({
  method: 'PUT',
  path: '/api/v1/my/establishments/:id/team/:user/role',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Muda o papel de alguém da equipe',
  params: member,
  body: z.object({ role: TeamRole }).strict(),
  response: Team,
  status: 200,
})

/** By the owner, or by the person themselves, who leaves. */
export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/v1/my/establishments/:id/team/:user',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Tira alguém da equipe',
  params: member,
  response: z.object({ removed: z.literal(true) }),
  status: 200,
})

/** In the body, so that no log ever holds it. */
const token = z.object({
  token: z
    .string()
    .regex(/^[\w-]{43}$/, 'Este convite não vale mais. Peça um novo a quem convidou.'),
})

/** Before signing in: what the link is about. */
export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/team-invitations/read',
  access: 'link',
  tag: 'Meu negócio',
  summary: 'O convite por trás de um link',
  body: token.strict(),
  response: z.object({
    establishment: z.object({ id: z.uuid(), name: z.string() }),
    email: z.string().nullable(),
    role: TeamRole,
    expires_at: moment,
  }),
  status: 200,
})

/** By somebody signed in: with the e-mail that was invited, or whoever brings a link first. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/team-invitations/accept',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Aceita um convite para a equipe',
  body: token.strict(),
  response: z.object({ establishment_id: z.uuid(), role: TeamRole }),
  status: 200,
})

/** By the owner, to somebody of the team; a second offer replaces the first. */
export const offerOwnership = endpoint({
  method: 'PUT',
  path: '/api/v1/my/establishments/:id/ownership-offer',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Oferece o negócio a alguém da equipe, que passa a ser dono se aceitar',
  params: place,
  body: z.object({ user_id: z.uuid() }).strict(),
  response: Team,
  status: 200,
})

/** The owner takes it back, or who was asked says no. */
export const withdrawOwnershipOffer = endpoint({
  method: 'DELETE',
  path: '/api/v1/my/establishments/:id/ownership-offer',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Retira ou recusa a oferta do negócio',
  params: place,
  response: Team,
  status: 200,
})

/** By who was asked. Who owned it stays in the team as a manager. */
export const acceptOwnership = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/ownership-offer/acceptance',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Aceita ser dono do negócio',
  params: place,
  response: Team,
  status: 200,
})
