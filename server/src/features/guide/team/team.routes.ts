import { listConnections } from '@portal/contract/guide/team/connections'
import * as contract from '@portal/contract/guide/team/team'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Person } from '../../../platform/auth/identity.ts'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { route } from '../../../platform/http/route.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { mayOrAdministrates, requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { cancelInvitation } from './cancel-invitation.ts'
import { acceptOwnership, offerOwnership, withdrawOwnershipOffer } from './hand-over.ts'
import { inviteByLink } from './invite-by-link.ts'
import { inviteToTeam } from './invite-to-team.ts'
import { changeMemberRole, removeMember } from './members.writes.ts'
import { presentTeam } from './present-team.ts'
import type { Deps } from './team.feature.ts'
import { invitationInvalid } from './team.rules.ts'

export function teamRoutes(app: FastifyInstance, deps: Deps) {
  const { clock, sensitiveCalls } = deps
  const { team } = deps.stores

  async function present(establishmentId: string, person: Person) {
    const role = await team.roleOf(establishmentId, person.userId)
    requireRightOrAdministrator(person, role, 'team.see', establishmentId)
    const [members, invitations, offer] = await Promise.all([
      team.members(establishmentId),
      team.openInvitations(establishmentId),
      team.findOffer(establishmentId),
    ])
    const manages = mayOrAdministrates(person, role, 'team.manage')
    const reader = { userId: person.userId, manages, now: clock.now() }
    return presentTeam({ members, invitations, offer }, reader)
  }

  /** Guessing costs: an address that brings wrong links waits. A right one costs nothing. */
  async function countTries<Result>({ ip }: FastifyRequest, use: () => Promise<Result>) {
    const key = clientKey(ip)
    await sensitiveCalls.spend('team-invitation-link', key)
    const result = await use()
    await sensitiveCalls.giveBack('team-invitation-link', key)
    return result
  }

  route(app, contract.readTeam, ({ params, actor }) => present(params.id, actor))
  route(app, listConnections, async ({ params: { id }, actor }) => {
    requireRightOrAdministrator(actor, await team.roleOf(id, actor.userId), 'team.manage', id)
    const found = await deps.work.transaction(({ connections }) => connections.list(id))
    return {
      connections: found.map(({ isPaused, since, ...connected }) => ({
        ...connected,
        since,
        is_paused: isPaused,
      })),
    }
  })
  route(app, contract.inviteToTeam, async ({ params, body, actor }) => {
    await inviteToTeam(actor, { establishmentId: params.id, ...body }, deps)
    return present(params.id, actor)
  })
  route(app, contract.inviteByLink, async ({ params, body, actor }) => {
    const link = await inviteByLink(actor, { establishmentId: params.id, ...body }, deps)
    return { team: await present(params.id, actor), link }
  })
  route(app, contract.offerOwnership, async ({ params, body, actor }) => {
    await offerOwnership(actor, { establishmentId: params.id, toUser: body.user_id }, deps)
    return present(params.id, actor)
  })
  route(app, contract.withdrawOwnershipOffer, async ({ params, actor }) => {
    await withdrawOwnershipOffer(actor, params.id, deps)
    return present(params.id, actor)
  })
  route(app, contract.acceptOwnership, async ({ params, actor }) => {
    await acceptOwnership(actor, params.id, deps)
    return present(params.id, actor)
  })
  route(app, contract.cancelInvitation, async ({ params, actor }) => {
    const { id: establishmentId, invitation } = params
    await cancelInvitation(actor, { establishmentId, invitation }, deps)
    return present(params.id, actor)
  })
  route(app, contract.changeMemberRole, async ({ params, body, actor }) => {
    const { id: establishmentId, user: userId } = params
    await changeMemberRole(actor, { establishmentId, userId, ...body }, deps)
    return present(params.id, actor)
  })
  route(app, contract.removeMember, async ({ params, actor }) => {
    await removeMember(actor, { establishmentId: params.id, userId: params.user }, deps)
    return { removed: true as const }
  })
  route(app, contract.readInvitation, async ({ body }, request) =>
    countTries(request, async () => {
      const found = await team.findInvitation(hashToken(body.token))
      const name = found && (await team.placeName(found.establishmentId))
      if (!found || !name || found.acceptedAt || found.expiresAt <= clock.now()) {
        throw invitationInvalid()
      }
      return {
        establishment: { id: found.establishmentId, name },
        email: found.email,
        role: found.role,
        expires_at: found.expiresAt,
      }
    }),
  )
  route(app, contract.acceptInvitation, async ({ body, actor }, request) => {
    return countTries(request, async () => {
      const { establishmentId, role } = await acceptInvitation(actor, body.token, deps)
      return { establishment_id: establishmentId, role }
    })
  })
}
