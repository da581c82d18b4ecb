import * as contract from '@portal/contract/portal/workplace/business-inbox'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import type { Deps } from './workplace.feature.ts'

/** What a business has to answer; whoever may answer none of it reads an empty list. */
export function businessInboxRoutes(app: FastifyInstance, { stores, businessInbox, clock }: Deps) {
  route(app, contract.listBusinessInbox, async ({ params: { id }, query, actor: { userId } }) => {
    const role = await stores.team.roleOf(id, userId)
    if (role === null) throw new NotFound('establishment', id)
    const { items, nextCursor } = await businessInbox.list({ id, role }, query)
    return { items, next_cursor: nextCursor }
  })
  route(app, contract.countBusinessInboxes, async ({ actor: { userId } }) =>
    businessInbox.count(await stores.records.findPlacesOf(userId)),
  )
  route(app, contract.listCalls, async ({ actor: { userId } }) => ({
    now: clock.now(),
    calls: await businessInbox.calls(await stores.records.findPlacesOf(userId)),
  }))
}
