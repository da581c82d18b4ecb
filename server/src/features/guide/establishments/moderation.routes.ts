import { DIRECTORY_MOST_COUNTED } from '@portal/contract/guide/establishments/establishment'
import { featureEstablishment as featured } from '@portal/contract/guide/establishments/featured'
import * as contract from '@portal/contract/guide/establishments/moderation'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { decideEstablishment } from './decide-establishment.ts'
import { decideEstablishments } from './decide-establishments.ts'
import { decideWaitingChanges } from './decide-waiting-changes.ts'
import type { Deps } from './establishments.feature.ts'
import { featureEstablishment } from './feature-establishment.ts'
import { presentModerated } from './present-moderated.ts'
import { namesOf, waitingChangesOf } from './waiting-changes.rules.ts'

export function moderationRoutes(app: FastifyInstance, deps: Deps) {
  const { stores } = deps

  async function present(id: string) {
    const found = await stores.moderation.find(id)
    if (!found) throw new NotFound('establishment', id)
    return presentModerated(found)
  }

  route(app, contract.listAllEstablishments, async ({ query }) => {
    const { cursor, limit, ...filter } = query
    const { listings, nextCursor, total } = await stores.moderation.list(filter, { cursor, limit })
    return {
      establishments: listings.map(presentModerated),
      next_cursor: nextCursor,
      total: Math.min(total.total, DIRECTORY_MOST_COUNTED),
      total_is_exact: total.total <= DIRECTORY_MOST_COUNTED,
    }
  })
  route(app, contract.listWaitingEstablishments, async ({ query }) => {
    const [{ listings, nextCursor, total }, categories] = await Promise.all([
      stores.moderation.listWaiting(query),
      stores.categories.listAll(),
    ])
    const names = namesOf(categories)
    return {
      waiting: listings.map((found) => {
        const { waiting, submittedAt, updatedAt } = found.listing
        return {
          kind: waiting ? ('changes' as const) : ('listing' as const),
          since: waiting?.since ?? submittedAt ?? updatedAt,
          establishment: presentModerated(found),
          changes: waitingChangesOf(found.listing, names),
        }
      }),
      next_cursor: nextCursor,
      total,
    }
  })

  route(app, contract.approveEstablishment, async ({ params, body, actor }) => {
    await decideEstablishment(actor, { ...params, ...body, decision: 'approve' }, deps)
    return present(params.id)
  })
  route(app, contract.rejectEstablishment, async ({ params, body, actor }) => {
    await decideEstablishment(actor, { ...params, ...body, decision: 'reject' }, deps)
    return present(params.id)
  })
  route(app, contract.suspendEstablishment, async ({ params, body, actor }) => {
    await decideEstablishment(actor, { ...params, ...body, decision: 'suspend' }, deps)
    return present(params.id)
  })
  route(app, contract.restoreEstablishment, async ({ params, actor }) => {
    await decideEstablishment(actor, { ...params, decision: 'restore' }, deps)
    return present(params.id)
  })
  route(app, contract.approveEstablishmentChanges, async ({ params, body, actor }) => {
    await decideWaitingChanges(actor, { ...params, ...body, decision: 'approve' }, deps)
    return present(params.id)
  })
  route(app, contract.rejectEstablishmentChanges, async ({ params, body, actor }) => {
    await decideWaitingChanges(actor, { ...params, ...body, decision: 'reject' }, deps)
    return present(params.id)
  })
  route(app, featured, async ({ params, body, actor }) => {
    const until = body.until === null ? null : new Date(body.until)
    return featureEstablishment(actor, { ...params, until }, deps)
  })
  route(app, contract.decideEstablishments, ({ body, actor }) =>
    decideEstablishments(actor, body, deps),
  )
}
