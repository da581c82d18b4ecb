import { randomUUID } from 'node:crypto'
import type { InvitedRole } from '@portal/contract/people/accounts/staff-invitations'
import { z } from 'zod'
import type { Person } from '../../../platform/auth/identity.ts'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './people.feature.ts'
import {
  type Invitation,
  invitationAddress,
  invitationTexts,
  invitationToken,
  isInvited,
  newInvitation,
  requireBelowAdministrator,
} from './staff-invitations.rules.ts'

export const SEND_STAFF_INVITATION_JOB = defineJob(
  'people.send-staff-invitation',
  z.object({ id: z.uuid() }),
)

type Input = { email: string; role: InvitedRole }

export async function inviteStaff(
  person: Person,
  { email, role }: Input,
  {
    work,
    clock,
    config,
    sensitiveCalls,
  }: Pick<Deps, 'work' | 'clock' | 'config' | 'sensitiveCalls'>,
): Promise<Invitation<InvitedRole>> {
  await sensitiveCalls.spend('team-invitation-mailbox', email, invitationTexts.mailboxFull)
  return work.transaction(async ({ accounts, staffInvitations, jobs, audit }) => {
    const now = clock.now()
    requireBelowAdministrator((await accounts.findByEmail(email))?.role)
    const invitation = newInvitation({ id: randomUUID(), email, role, now }, config.auth.secret)
    await staffInvitations.keep(invitation, person.userId)
    await jobs.add(SEND_STAFF_INVITATION_JOB, { id: invitation.id })
    await audit.record(person, now, {
      action: 'people.invited',
      subjectId: person.userId,
      details: { role },
    })
    return invitation
  })
}

export async function cancelStaffInvitation(
  person: Person,
  id: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<{ cancelled: boolean }> {
  return work.transaction(async ({ staffInvitations, audit }) => {
    const cancelled = await staffInvitations.cancel(id)
    if (cancelled) {
      await audit.record(person, clock.now(), {
        action: 'people.invitation-cancelled',
        subjectId: person.userId,
        details: {},
      })
    }
    return { cancelled }
  })
}

/** May run twice: the link is the same. One that was cancelled, replaced or used is not sent. */
export async function sendStaffInvitation(
  { id }: { id: string },
  { stores, clock, config, mail }: Pick<Deps, 'stores' | 'clock' | 'config' | 'mail'>,
) {
  const invitation = await stores.staffInvitations.findById(id)
  if (!invitation || !isInvited(invitation)) return
  if (invitation.acceptedAt || invitation.expiresAt <= clock.now()) return
  const token = invitationToken(id, config.auth.secret)
  await mail.send({
    to: invitation.email,
    subject: invitationTexts.subject,
    ...composeEmail({
      title: invitationTexts.subject,
      paragraphs: invitationTexts.lines(invitation.role),
      action: {
        label: invitationTexts.action,
        url: invitationAddress(config.publicOrigin, token),
      },
    }),
  })
}
