import * as contract from '@portal/contract/people/accounts/staff-invitations'
import type { FastifyInstance } from 'fastify'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { route } from '../../../platform/http/route.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { acceptStaffInvitation } from './accept-staff-invitation.ts'
import { cancelStaffInvitation, inviteStaff } from './invite-staff.ts'
import type { Deps } from './people.feature.ts'
import { invitationInvalid, presentInvitation } from './staff-invitations.rules.ts'

export function staffInvitationsRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, clock, sensitiveCalls } = deps

  route(app, contract.listStaffInvitations, async () => {
    const now = clock.now()
    return (await stores.staffInvitations.listOpen()).map((one) => presentInvitation(one, now))
  })
  route(app, contract.inviteStaff, async ({ body, actor }) =>
    presentInvitation(await inviteStaff(actor, body, deps), clock.now()),
  )
  route(app, contract.cancelStaffInvitation, ({ params, actor }) =>
    cancelStaffInvitation(actor, params.id, deps),
  )
  route(app, contract.readStaffInvitation, async ({ body }, request) => {
    const visitor = clientKey(request.ip)
    await sensitiveCalls.spend('team-invitation-link', visitor)
    const invitation = await stores.staffInvitations.find(hashToken(body.token))
    if (!invitation || invitation.acceptedAt || invitation.expiresAt <= clock.now()) {
      throw invitationInvalid()
    }
    // Only wrong links count.
    await sensitiveCalls.giveBack('team-invitation-link', visitor)
    const { email, role, expiresAt } = invitation
    return { email, role, expires_at: expiresAt }
  })
  route(app, contract.acceptStaffInvitation, ({ body, actor }) =>
    acceptStaffInvitation(actor, body.token, deps),
  )
}
