import { composeEmail } from '../../../platform/mail/compose-email.ts'
import type { SendInvitationData } from './invite-to-team.ts'
import type { Deps } from './team.feature.ts'
import { invitationAddress, invitationToken } from './team.rules.ts'
import { teamTexts } from './team.texts.ts'

type Needs = Pick<Deps, 'stores' | 'clock' | 'config' | 'mail'>

/** May run twice: the link is the same. One that was cancelled, replaced or used is not sent. */
export async function sendInvitation(
  data: SendInvitationData,
  { stores, clock, config, mail }: Needs,
) {
  const tokenHash = Buffer.from(data.invitation, 'base64url')
  const invitation = await stores.team.findInvitation(tokenHash)
  if (!invitation || invitation.acceptedAt || invitation.expiresAt <= clock.now()) return
  const { email, establishmentId, createdAt } = invitation
  if (email === null) return
  const name = await stores.team.placeName(establishmentId)
  if (!name) return

  const { subject, lines, action } = teamTexts.invitation
  const token = invitationToken({ email, establishmentId, createdAt }, config.auth.secret)
  await mail.send({
    to: email,
    subject: subject(name),
    ...composeEmail({
      title: subject(name),
      paragraphs: lines(name, invitation.role),
      action: { label: action, url: invitationAddress(config.publicOrigin, token) },
    }),
  })
}
