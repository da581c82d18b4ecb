import type { LinkRole } from '@portal/contract/people/accounts/staff-invitations'
import type { Person } from '../../../platform/auth/identity.ts'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './people.feature.ts'
import {
  invitationInvalid,
  requireBelowAdministrator,
  requireInvited,
  requireNoSuperadmin,
} from './staff-invitations.rules.ts'

/** As when a superadmin changes a role: the person signs in again to be what they are now. */
export async function acceptStaffInvitation(
  person: Person,
  token: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<{ role: LinkRole }> {
  return work.transaction(async (within) => {
    const { accounts, sessions, staffInvitations, listingUpkeep, audit, changes } = within
    const now = clock.now()
    const held = await accounts.lockPerson(person.userId)
    if (!held) throw new NotFound('person', person.userId)
    const invitation = await staffInvitations.find(hashToken(token))
    if (!invitation) throw invitationInvalid()
    requireInvited(invitation, held)
    requireBelowAdministrator(held.role)
    if (invitation.role === 'superadmin') requireNoSuperadmin(await accounts.countSuperadmins())
    if (!(await staffInvitations.use(invitation.id, now))) throw invitationInvalid()
    const { role } = invitation
    await accounts.setRole(held.id, role, now)
    const ended = await sessions.endAll(held.id)
    changes.announce(...(await listingUpkeep.settlePlans([held.id], now)))
    await audit.record(person, now, {
      action: 'people.role-changed',
      subjectId: held.id,
      details: { from: held.role, to: role, sessions_ended: ended, invitation: invitation.id },
    })
    return { role }
  })
}
