import * as contract from '@portal/contract/newsroom/contributions/contribution-moderation'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import type { Deps } from './contributions.feature.ts'
import { decideContribution } from './decide-contribution.ts'
import { presentModeratedContribution } from './present-contribution.ts'

export function contributionModerationRoutes(app: FastifyInstance, deps: Deps) {
  const { contributions } = deps.stores

  route(app, contract.listModeratedContributions, async ({ query }) => {
    const { rows, nextCursor } = await contributions.listForTeam(query)
    return { contributions: rows.map(presentModeratedContribution), next_cursor: nextCursor }
  })
  route(app, contract.decideContribution, async ({ params, body, actor }) => {
    await decideContribution(actor, { ...params, ...body }, deps)
    const decided = await contributions.find(params.id)
    if (!decided) throw new NotFound('contribution', params.id)
    return presentModeratedContribution(decided)
  })
}
