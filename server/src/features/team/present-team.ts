import type { Team } from '@portal/contract/team/team'
import type { Invitation, Member } from './team.rules.ts'

type Reader = { userId: string; manages: boolean; now: Date }

/** E-mails and invitations are for who manages the team; the others know each other by name. */
export function presentTeam(
  members: readonly Member[],
  invitations: readonly Invitation[],
  { userId, manages, now }: Reader,
): Team {
  return {
    members: members.map((member) => {
      const isMe = member.userId === userId
      const isOwner = member.role === 'owner'
      return {
        user_id: member.userId,
        name: member.name,
        email: manages || isMe ? member.email : null,
        role: member.role,
        since: member.since?.toISOString() ?? null,
        is_me: isMe,
        may: { change_role: manages && !isOwner, remove: (manages || isMe) && !isOwner },
      }
    }),
    invitations: manages
      ? invitations.map((invitation) => ({
          id: invitation.tokenHash.toString('base64url'),
          email: invitation.email,
          role: invitation.role,
          created_at: invitation.createdAt.toISOString(),
          expires_at: invitation.expiresAt.toISOString(),
          is_expired: invitation.expiresAt <= now,
        }))
      : [],
    may: { manage: manages },
  }
}
