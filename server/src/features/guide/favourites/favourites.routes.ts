import * as contract from '@portal/contract/guide/favourites/favourite'
import type { FastifyInstance } from 'fastify'
import { decodeCursor } from '../../../platform/database/list-cursor.ts'
import { route } from '../../../platform/http/route.ts'
import type { Deps } from './favourites.feature.ts'
import { addFavourite, mergeFavourites, removeFavourite } from './favourites.writes.ts'

/** How many cards a page of the list holds. */
const FAVOURITES_PAGE = 24

export function favouritesRoutes(app: FastifyInstance, deps: Deps) {
  const { favourites } = deps.stores

  async function cardsInOrder(ids: readonly string[]) {
    const cards = new Map((await deps.ports.readListingCards(ids)).map((card) => [card.id, card]))
    return [...new Set(ids)].flatMap((id) => cards.get(id) ?? [])
  }

  route(app, contract.listFavourites, async ({ query, actor: { userId } }) => {
    const after = query.cursor ? decodeCursor(query.cursor) : null
    const { ids, nextCursor } = await favourites.list(userId, after, FAVOURITES_PAGE)
    return { establishments: await cardsInOrder(ids), next_cursor: nextCursor }
  })
  route(app, contract.listFavouriteIds, async ({ actor: { userId } }) => ({
    ids: await favourites.ids(userId),
  }))
  route(app, contract.addFavourite, async ({ params, actor: { userId } }) => {
    await addFavourite(userId, params.id, deps)
    return { saved: true as const }
  })
  route(app, contract.removeFavourite, async ({ params, actor: { userId } }) => {
    await removeFavourite(userId, params.id, deps)
    return { saved: false as const }
  })
  route(app, contract.mergeFavourites, async ({ body, actor: { userId } }) => ({
    ids: await mergeFavourites(userId, body.ids, deps),
  }))
  route(app, contract.readFavouriteCards, async ({ query }) => ({
    establishments: await cardsInOrder(query.ids),
  }))
}
