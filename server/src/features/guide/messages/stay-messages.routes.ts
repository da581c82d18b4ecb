import type { HouseConversation } from '@portal/contract/guide/messages/stay-messages'
import * as contract from '@portal/contract/guide/messages/stay-messages'
import { roleMay } from '@portal/contract/guide/team/team-rights'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { requireTeamRight } from '../../../platform/team-roles.ts'
import type { Deps } from './messages.feature.ts'
import { writingBarrier } from './messages.rules.ts'
import { writeToGuest } from './write-to-guest.ts'

/** What guest and house write each other about a stay, as each of them reads it. */
export function stayMessagesRoutes(app: FastifyInstance, deps: Deps) {
  const { messages, stayMessages, team } = deps.stores

  route(app, contract.listStayMessages, async ({ params: { stay: stayId }, actor: { userId } }) => {
    const stay = await messages.findStay({ userId, stayId })
    if (!stay) throw new NotFound('stay', stayId)
    return { messages: await stayMessages.list(stayId) }
  })

  async function conversation(
    { id, stay: stayId }: { id: string; stay: string },
    userId: string,
  ): Promise<HouseConversation> {
    const role = await team.roleOf(id, userId)
    requireTeamRight(role, 'messages.read', id)
    const stay = await stayMessages.findOfHouse(id, stayId)
    if (!stay) throw new NotFound('stay', stayId)
    const mayAnswer = roleMay(role, 'messages.answer')
    return {
      messages: await stayMessages.list(stayId),
      barrier: mayAnswer ? writingBarrier(stay, deps.clock.now()) : 'role',
    }
  }
  route(app, contract.listHouseMessages, ({ params, actor: { userId } }) =>
    conversation(params, userId),
  )
  route(app, contract.writeToGuest, async ({ params, body, actor }) => {
    const { id: establishmentId, stay: stayId } = params
    const { text, idempotency_key: idempotencyKey } = body
    await writeToGuest(actor, { establishmentId, stayId, text, idempotencyKey }, deps)
    return conversation(params, actor.userId)
  })
}
