import { isAvailable } from '@portal/contract/shared/capabilities'
import * as contract from '@portal/contract/storefront/orders/kitchens'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { publicRead } from '../../../platform/http/route.ts'
import { Tag, tagsOfPhotos } from '../../../platform/live/tags.ts'
import { byReach, deliveringIn, kitchenOfRow, nextTurn } from './kitchens.rules.ts'
import { kitchensTag } from './ordering.rules.ts'
import type { Deps } from './orders.feature.ts'

/** Slots move on with the clock, and orders fill them. */
const TTL_SECONDS = 60

/** Who can be ordered from in the whole city, and by the names of their dishes. */
export function kitchensRoutes(app: FastifyInstance, { reads, stores, ports, clock }: Deps) {
  publicRead(
    app,
    reads,
    contract.listKitchens,
    {
      ttlSeconds: TTL_SECONDS,
      tags: ({ kitchens }) => [kitchensTag, Tag.establishments, ...photosOf(kitchens)],
      until: async ({ kitchens }) => nextTurn(kitchens, clock.now()),
    },
    async ({ query: { bairro } }) => {
      requireDelivery()
      const now = clock.now()
      const neighbourhood = bairro || null
      const rows = await stores.kitchens.listKitchens(neighbourhood, now)
      const found = rows.flatMap((row) => kitchenOfRow(row, neighbourhood, now) ?? []).sort(byReach)
      // The bairros are those of everybody, whichever was asked about.
      const all = neighbourhood === null ? rows : await stores.kitchens.listKitchens(null, now)
      return {
        kitchens: found.slice(0, contract.MOST_KITCHENS),
        is_cut: found.length > contract.MOST_KITCHENS,
        neighbourhoods: deliveringIn(all, now),
      }
    },
  )

  publicRead(
    app,
    reads,
    contract.findKitchenDishes,
    {
      ttlSeconds: TTL_SECONDS,
      tags: ({ dishes }) => [
        kitchensTag,
        Tag.establishments,
        ...dishes.map(({ kitchen }) => Tag.catalogue(kitchen.id)),
        ...photosOf(dishes.map(({ dish }) => dish)),
      ],
      until: async ({ dishes }) =>
        nextTurn(
          dishes.map(({ kitchen }) => kitchen),
          clock.now(),
        ),
    },
    async ({ query: { q, bairro } }) => {
      requireDelivery()
      const now = clock.now()
      const found = await ports.findOrderedDishes(q)
      const rows = await stores.kitchens.kitchensOf(
        found.map(({ establishmentId }) => establishmentId),
        now,
      )
      const kitchens = new Map(
        rows.flatMap((row) => {
          const kitchen = kitchenOfRow(row, bairro || null, now)
          return kitchen ? [[row.id, kitchen]] : []
        }),
      )
      return {
        dishes: found
          .flatMap(({ establishmentId, dish, description }) => {
            const kitchen = kitchens.get(establishmentId)
            return kitchen ? [{ dish, description, kitchen }] : []
          })
          .sort((one, other) => byReach(one.kitchen, other.kitchen))
          .slice(0, contract.MOST_KITCHEN_DISHES),
      }
    },
  )
}

function requireDelivery() {
  if (!isAvailable('delivery')) throw new NotFound('kitchens', 'delivery')
}

const photosOf = (shown: readonly { photo: { id: string } | null }[]) =>
  tagsOfPhotos(shown.map(({ photo }) => photo))
