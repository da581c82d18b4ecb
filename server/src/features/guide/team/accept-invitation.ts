import type { TeamRole } from '@portal/contract/guide/team/team'
import type { Person } from '../../../platform/auth/identity.ts'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import { holdTeam } from './held-team.ts'
import type { Deps } from './team.feature.ts'
import { invitationInvalid, requireInvited } from './team.rules.ts'
import { teamTexts } from './team.texts.ts'

type Accepted = { establishmentId: string; role: TeamRole }

/**
 * Accepting twice is accepting once. Who joins no longer reviews the place from outside, so a review
 * they wrote is taken back.
 */
export async function acceptInvitation(
  person: Person,
  token: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Accepted> {
  const tokenHash = hashToken(token)
  return work.transaction(async (stores) => {
    const { establishments, team, reviews, listingUpkeep, audit, changes } = stores
    const now = clock.now()
    const invitation = await team.findInvitation(tokenHash)
    if (!invitation) throw invitationInvalid()
    requireInvited(invitation, person)
    const { establishmentId, role } = invitation
    const held = await holdTeam({ establishments, team }, establishmentId, person.userId)
    if (held === 'owner') {
      throw new Conflict('team.own-place', 'the owner needs no invitation', teamTexts.ownPlace)
    }
    if (!(await team.useInvitation(tokenHash, now))) {
      if (held && invitation.expiresAt > now) return { establishmentId, role: held }
      throw invitationInvalid()
    }
    await team.join(establishmentId, person.userId, role, now)
    const tags = await reviews.withdraw(establishmentId, person.userId)
    if (tags.length > 0) await listingUpkeep.recountRating(establishmentId, now)
    changes.announce(...tags)
    await audit.record(person, now, {
      action: 'team.joined',
      subjectId: establishmentId,
      details: { role },
    })
    return { establishmentId, role }
  })
}
