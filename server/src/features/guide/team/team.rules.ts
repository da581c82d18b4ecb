import { createHmac } from 'node:crypto'
import type { MemberRole } from '@portal/contract/guide/establishments/own-establishment'
import type { TeamRole } from '@portal/contract/guide/team/team'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { Conflict, Forbidden, Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import {
  INVITATION_LIFETIME_MS,
  INVITATION_PATH,
  LINK_LIFETIME_MS,
  OFFER_LIFETIME_MS,
  TEAM_MAX,
} from './team.constants.ts'
import { teamTexts } from './team.texts.ts'

export type Member = {
  userId: string
  name: string
  email: string
  role: MemberRole
  since: Date | null
  lastSeenAt: Date | null
}

export type Invitation = {
  tokenHash: Buffer
  establishmentId: string
  /** Null for one by link. */
  email: string | null
  role: TeamRole
  createdAt: Date
  expiresAt: Date
  acceptedAt: Date | null
}

/** The owner asks somebody of the team to become the owner. */
export type OwnershipOffer = {
  establishmentId: string
  fromUser: string
  toUser: string
  createdAt: Date
  expiresAt: Date
}

/** Of the listing's people only the owner; an administrator helps out. */
type Beginning = Pick<Invitation, 'establishmentId' | 'createdAt'> & { email: string }

/**
 * Derived with the portal's secret: neither the table nor the queue holds it, and an e-mail that is
 * sent twice carries the same link.
 */
export function invitationToken({ establishmentId, email, createdAt }: Beginning, secret: string) {
  return createHmac('sha256', secret)
    .update(`team-invitation\0${establishmentId}\0${email}\0${createdAt.toISOString()}`)
    .digest('base64url')
}

export function newInvitation(
  { role, ...beginning }: Beginning & { role: TeamRole },
  secret: string,
): Invitation {
  return {
    ...beginning,
    role,
    tokenHash: hashToken(invitationToken(beginning, secret)),
    expiresAt: new Date(beginning.createdAt.getTime() + INVITATION_LIFETIME_MS),
    acceptedAt: null,
  }
}

/** The address is told once and cannot be derived again: the table holds its fingerprint only. */
export function newLinkInvitation(
  beginning: Pick<Invitation, 'establishmentId' | 'role' | 'createdAt'>,
  token: string,
): Invitation {
  return {
    ...beginning,
    email: null,
    tokenHash: hashToken(token),
    expiresAt: new Date(beginning.createdAt.getTime() + LINK_LIFETIME_MS),
    acceptedAt: null,
  }
}

/** Opens WhatsApp with the words in it; whom they go to is chosen there. */
export const whatsAppAddress = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`

export const invitationAddress = (origin: string, token: string) =>
  `${origin}${INVITATION_PATH}#token=${token}`

/** Somebody new, as long as there is room; an e-mail invited again takes no second place. Null: a link. */
export function requireBelowLimit(
  email: string | null,
  members: readonly Member[],
  open: readonly Pick<Invitation, 'email'>[],
) {
  const known = members.find((member) => member.email === email)
  if (known) {
    const isOwner = known.role === 'owner'
    const sentence = isOwner ? teamTexts.isOwner : teamTexts.isMember
    throw new Conflict(isOwner ? 'team.owner' : 'team.already-member', 'known already', sentence)
  }
  const places = members.filter(({ role }) => role !== 'owner').length
  const others = open.filter((invitation) => email === null || invitation.email !== email).length
  if (places + others >= TEAM_MAX) {
    throw new Conflict('team.full', `${TEAM_MAX} already`, teamTexts.full(TEAM_MAX))
  }
}

export const invitationInvalid = () =>
  new Invalid(
    'team.invitation-invalid',
    'the invitation is unknown, used or too old',
    [],
    teamTexts.invalid,
  )

/** Whoever brings the link, it is for the person it was sent to; one without an e-mail is for anybody. */
export function requireInvited({ email }: Pick<Invitation, 'email'>, person: { email: string }) {
  if (email === null || email === person.email) return
  throw new Forbidden('team.other-email', 'sent to another e-mail', teamTexts.otherEmail)
}

/** To somebody of the team, by its owner alone: nobody gives away what is not theirs. */
export function newOffer(
  {
    establishmentId,
    fromUser,
    toUser,
  }: Pick<OwnershipOffer, 'establishmentId' | 'fromUser' | 'toUser'>,
  members: readonly Pick<Member, 'userId' | 'role'>[],
  createdAt: Date,
): OwnershipOffer {
  const asked = members.find(({ userId }) => userId === toUser)
  if (!asked || asked.role === 'owner') throw new NotFound('member', toUser)
  const expiresAt = new Date(createdAt.getTime() + OFFER_LIFETIME_MS)
  return { establishmentId, fromUser, toUser, createdAt, expiresAt }
}

type Standing = { ownerId: string | null; now: Date }

/** One that somebody made who is no longer the owner is worth nothing. */
export const isInForce = (
  { fromUser, expiresAt }: Pick<OwnershipOffer, 'fromUser' | 'expiresAt'>,
  { ownerId, now }: Standing,
) => fromUser === ownerId && expiresAt > now

export function requireMayAccept(
  offer: OwnershipOffer | null,
  userId: string,
  standing: Standing,
): asserts offer is OwnershipOffer {
  if (!offer || !isInForce(offer, standing)) {
    throw new Conflict('team.offer-gone', 'there is no offer in force', teamTexts.offerGone)
  }
  requireParty(userId, [offer.toUser])
}

export function requireParty(userId: string, parties: readonly string[]) {
  if (!parties.includes(userId)) {
    throw new Forbidden('establishment.forbidden', 'the offer is between two others')
  }
}
