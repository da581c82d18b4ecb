import * as contract from '@portal/contract/guide/messages/reply-template'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { requireTeamRight } from '../../../platform/team-roles.ts'
import { keepReplyTemplate } from './keep-reply-template.ts'
import type { Deps } from './messages.feature.ts'

export function replyTemplatesRoutes(app: FastifyInstance, deps: Deps) {
  const { replyTemplates, team } = deps.stores
  const all = async (id: string) => ({ templates: await replyTemplates.list(id) })

  route(app, contract.listReplyTemplates, async ({ params, actor: { userId } }) => {
    requireTeamRight(await team.roleOf(params.id, userId), 'messages.answer', params.id)
    return all(params.id)
  })
  route(app, contract.createReplyTemplate, async ({ params, body: words, actor }) => {
    await keepReplyTemplate(actor, { establishmentId: params.id, id: null, words }, deps)
    return all(params.id)
  })
  route(app, contract.updateReplyTemplate, async ({ params, body: words, actor }) => {
    const { id: establishmentId, template: id } = params
    await keepReplyTemplate(actor, { establishmentId, id, words }, deps)
    return all(establishmentId)
  })
  route(app, contract.removeReplyTemplate, async ({ params, actor }) => {
    const { id: establishmentId, template: id } = params
    await keepReplyTemplate(actor, { establishmentId, id, words: null }, deps)
    return all(establishmentId)
  })
}
