import { randomUUID } from 'node:crypto'
import { systemActor } from '../../../platform/actor.ts'
import type { Deps } from './people.feature.ts'
import {
  FIRST_LIFETIME_MS,
  invitationAddress,
  invitationToken,
  newInvitation,
  requireNoSuperadmin,
} from './staff-invitations.rules.ts'

/**
 * A link for the first superadministrator of a portal, who signs up with this e-mail as anybody does. Only who
 * runs the machine sees it; the one before stops working, and nobody needs one once somebody came.
 */
export async function offerFirstSuperadmin(
  email: string,
  { work, clock, config }: Pick<Deps, 'work' | 'clock' | 'config'>,
): Promise<{ address: string; expiresAt: Date }> {
  return work.transaction(async ({ accounts, staffInvitations, audit }) => {
    requireNoSuperadmin(await accounts.countSuperadmins())
    const now = clock.now()
    const { secret } = config.auth
    const draft = { id: randomUUID(), email, role: 'superadmin', now } as const
    const invitation = newInvitation(draft, secret, FIRST_LIFETIME_MS)
    await staffInvitations.removeFirst()
    await staffInvitations.keep(invitation, null)
    await audit.record(systemActor, now, {
      action: 'people.invited',
      subjectId: invitation.id,
      details: { role: 'superadmin' },
    })
    const token = invitationToken(invitation.id, secret)
    return {
      address: invitationAddress(config.publicOrigin, token),
      expiresAt: invitation.expiresAt,
    }
  })
}
