import * as contract from '@portal/contract/guide/establishments/duplicates'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../../platform/http/route.ts'
import type { Deps } from '../establishments.feature.ts'
import type { ComparedRow } from './duplicates.store.ts'
import { mergeEstablishments } from './merge-establishments.ts'
import { tellApart } from './tell-apart.ts'

/** As many as somebody decides in one sitting. */
const PAIRS = 20

export function duplicatesRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.listDuplicates, async () => {
    const { duplicates } = deps.stores
    const { pairs, total } = await duplicates.findPairs(PAIRS)
    const listings = await duplicates.compared(pairs.flatMap(({ one, other }) => [one, other]))
    return {
      total,
      pairs: pairs.flatMap(({ reasons, ...ids }) => {
        const [one, other] = [listings.get(ids.one), listings.get(ids.other)]
        if (!one || !other) return []
        return [{ reasons, one: presentCompared(one), other: presentCompared(other) }]
      }),
    }
  })
  route(app, contract.tellApart, ({ body, actor }) => tellApart(actor, body, deps))
  route(app, contract.mergeEstablishments, ({ params, body, actor }) =>
    mergeEstablishments(
      actor,
      {
        id: params.id,
        version: body.version,
        duplicateId: body.duplicate_id,
        duplicateVersion: body.duplicate_version,
        owner: body.owner,
      },
      deps,
    ),
  )
}

function presentCompared(row: ComparedRow) {
  const { latitude, longitude } = row
  return {
    ...row,
    category: { slug: row.category_slug, name: row.category_name },
    address: [row.street, row.number].filter(Boolean).join(', ') || null,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
  }
}
