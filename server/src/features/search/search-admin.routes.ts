import * as contract from '@portal/contract/search/search-admin'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { requireAdministrator } from '../../platform/actor.ts'
import { requirePerson } from '../../platform/auth/identity.ts'
import { cityDay } from '../../platform/city-time.ts'
import { route } from '../../platform/http/route.ts'
import { addSynonym } from './add-synonym.ts'
import { removeSynonym } from './remove-synonym.ts'
import type { KeptSynonym } from './synonyms.store.ts'
import { updateSynonym } from './update-synonym.ts'
import { daysBefore } from './windows.rules.ts'

export function searchAdminRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.listSynonyms, async (_input, request) => {
    requireAdministrator(await requirePerson(request, deps))
    return (await deps.stores.synonyms.list()).map(presentSynonym)
  })
  route(app, contract.addSynonym, async ({ body }, request) =>
    presentSynonym(await addSynonym(await requirePerson(request, deps), body, deps)),
  )
  route(app, contract.updateSynonym, async ({ params, body }, request) =>
    presentSynonym(
      await updateSynonym(await requirePerson(request, deps), { ...params, ...body }, deps),
    ),
  )
  route(app, contract.removeSynonym, async ({ params }, request) => {
    await removeSynonym(await requirePerson(request, deps), params, deps)
    return {}
  })
  route(app, contract.listSearchTerms, async ({ query }, request) => {
    requireAdministrator(await requirePerson(request, deps))
    const since = daysBefore(cityDay(deps.clock.now()), query.days - 1)
    const { searchTerms } = deps.stores
    return { popular: await searchTerms.popular(since), empty: await searchTerms.inVain(since) }
  })
}

const presentSynonym = ({ updatedAt, ...synonym }: KeptSynonym) => ({
  ...synonym,
  updated_at: updatedAt.toISOString(),
})
