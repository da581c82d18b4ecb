import { randomBytes } from 'node:crypto'
import type { TeamRole } from '@portal/contract/guide/team/team'
import type { Person } from '../../../platform/auth/identity.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { holdTeam } from './held-team.ts'
import type { Deps } from './team.feature.ts'
import {
  invitationAddress,
  newLinkInvitation,
  requireBelowLimit,
  whatsAppAddress,
} from './team.rules.ts'
import { teamTexts } from './team.texts.ts'

type Needs = Pick<Deps, 'work' | 'clock' | 'config' | 'sensitiveCalls'>
type Input = { establishmentId: string; role: TeamRole }

const TOKEN_BYTES = 32

/** For whom no e-mail is known: one place of the team waits for whoever brings the link first. */
export async function inviteByLink(
  person: Person,
  { establishmentId, role }: Input,
  { work, clock, config, sensitiveCalls }: Needs,
) {
  await sensitiveCalls.spend('team-invitation', person.userId)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const url = invitationAddress(config.publicOrigin, token)
  return work.transaction(async ({ establishments, team, audit }) => {
    const createdAt = clock.now()
    const held = await holdTeam({ establishments, team }, establishmentId, person.userId)
    requireRightOrAdministrator(person, held, 'team.manage', establishmentId)
    const members = await team.members(establishmentId)
    requireBelowLimit(null, members, await team.openInvitations(establishmentId))

    const invitation = newLinkInvitation({ establishmentId, role, createdAt }, token)
    await team.invite(invitation, person.userId)
    await audit.record(person, createdAt, {
      action: 'team.invited',
      subjectId: establishmentId,
      details: { role, by: 'link' },
    })
    const name = (await team.placeName(establishmentId)) ?? ''
    return {
      url,
      whatsapp_url: whatsAppAddress(teamTexts.linkText(name, url)),
      expires_at: invitation.expiresAt,
    }
  })
}
