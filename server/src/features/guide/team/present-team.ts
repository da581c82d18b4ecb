import type { Team } from '@portal/contract/guide/team/team'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { type Invitation, isInForce, type Member, type OwnershipOffer } from './team.rules.ts'

type Reader = { userId: string; manages: boolean; now: Date }
type Found = {
  members: readonly Member[]
  invitations: readonly Invitation[]
  offer: OwnershipOffer | null
}

/** E-mails and invitations are for who manages the team; the others know each other by name. */
export function presentTeam(
  { members, invitations, offer }: Found,
  { userId, manages, now }: Reader,
): RowOf<typeof Team> {
  const owner = members.find(({ role }) => role === 'owner')
  return {
    members: members.map((member) => {
      const isMe = member.userId === userId
      const isOwner = member.role === 'owner'
      return {
        user_id: member.userId,
        name: member.name,
        email: manages || isMe ? member.email : null,
        role: member.role,
        since: member.since,
        last_seen_at: manages ? member.lastSeenAt : null,
        is_me: isMe,
        may: { change_role: manages && !isOwner, remove: (manages || isMe) && !isOwner },
      }
    }),
    invitations: manages
      ? invitations.map((invitation) => ({
          id: invitation.tokenHash.toString('base64url'),
          email: invitation.email,
          role: invitation.role,
          created_at: invitation.createdAt,
          expires_at: invitation.expiresAt,
          is_expired: invitation.expiresAt <= now,
        }))
      : [],
    ownership_offer:
      offer && isInForce(offer, { ownerId: owner?.userId ?? null, now })
        ? presentOffer(offer, members, userId)
        : null,
    may: { manage: manages, hand_over: owner?.userId === userId },
  }
}

/** The others of the team hear of it once it has happened. */
function presentOffer(
  { fromUser, toUser, expiresAt }: OwnershipOffer,
  members: readonly Member[],
  userId: string,
): RowOf<typeof Team>['ownership_offer'] {
  if (userId !== fromUser && userId !== toUser) return null
  const nameOf = (id: string) => members.find((member) => member.userId === id)?.name ?? ''
  return {
    to: { user_id: toUser, name: nameOf(toUser) },
    from: { name: nameOf(fromUser) },
    expires_at: expiresAt,
    may: { accept: userId === toUser, withdraw: true },
  }
}
