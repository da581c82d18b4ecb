import * as contract from '@portal/contract/portal/search/search-admin'
import type { FastifyInstance } from 'fastify'
import { cityDay } from '../../../platform/city-time.ts'
import { route } from '../../../platform/http/route.ts'
import type { Deps } from './search.feature.ts'
import type { KeptSynonym } from './synonyms.store.ts'
import { addSynonym, removeSynonym, updateSynonym } from './synonyms.writes.ts'
import { daysBefore } from './windows.rules.ts'

export function searchAdminRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.listSynonyms, async () =>
    (await deps.stores.synonyms.list()).map(presentSynonym),
  )
  route(app, contract.addSynonym, async ({ body, actor }) =>
    presentSynonym(await addSynonym(actor, body, deps)),
  )
  route(app, contract.updateSynonym, async ({ params, body, actor }) =>
    presentSynonym(await updateSynonym(actor, { ...params, ...body }, deps)),
  )
  route(app, contract.removeSynonym, async ({ params, actor }) => {
    await removeSynonym(actor, params, deps)
    return {}
  })
  route(app, contract.listSearchTerms, async ({ query }) => {
    const since = daysBefore(cityDay(deps.clock.now()), query.days - 1)
    const { searchTerms } = deps.stores
    return { popular: await searchTerms.popular(since), empty: await searchTerms.inVain(since) }
  })
}

const presentSynonym = ({ updatedAt, ...synonym }: KeptSynonym) => ({
  ...synonym,
  updated_at: updatedAt.toISOString(),
})
