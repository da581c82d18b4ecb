import type { TeamRole } from '@portal/contract/guide/team/team'
import { z } from 'zod'
import type { Person } from '../../../platform/auth/identity.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { holdTeam } from './held-team.ts'
import type { Deps } from './team.feature.ts'
import { newInvitation, requireBelowLimit } from './team.rules.ts'
import { teamTexts } from './team.texts.ts'

export const SEND_INVITATION_JOB = defineJob(
  'team.send-invitation',
  z.object({ invitation: z.string() }),
)

/** Which e-mail to send; the link itself is derived when it is written. */
export type SendInvitationData = z.infer<typeof SEND_INVITATION_JOB.data>

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'config' | 'sensitiveCalls'>
type Input = { establishmentId: string; email: string; role: TeamRole }

export async function inviteToTeam(
  person: Person,
  { establishmentId, email, role }: Input,
  { work, stores, clock, config, sensitiveCalls }: Needs,
) {
  const { userId } = person
  await sensitiveCalls.spend('team-invitation', userId)
  // Who may not invite takes nothing from the mailbox's share.
  requireRightOrAdministrator(
    person,
    await stores.team.roleOf(establishmentId, userId),
    'team.manage',
    establishmentId,
  )
  const { mailboxFull } = teamTexts
  await sensitiveCalls.spend('team-invitation-mailbox-inviter', `${userId} ${email}`, mailboxFull)
  await sensitiveCalls.spend('team-invitation-mailbox', email, mailboxFull)
  await work.transaction(async ({ establishments, team, jobs, audit }) => {
    const createdAt = clock.now()
    const held = await holdTeam({ establishments, team }, establishmentId, person.userId)
    requireRightOrAdministrator(person, held, 'team.manage', establishmentId)
    const members = await team.members(establishmentId)
    requireBelowLimit(email, members, await team.openInvitations(establishmentId))

    const input = { establishmentId, email, role, createdAt }
    const invitation = newInvitation(input, config.auth.secret)
    await team.invite(invitation, person.userId)
    const data: SendInvitationData = { invitation: invitation.tokenHash.toString('base64url') }
    await jobs.add(SEND_INVITATION_JOB, data)
    await audit.record(person, createdAt, {
      action: 'team.invited',
      subjectId: establishmentId,
      details: { role },
    })
  })
}
