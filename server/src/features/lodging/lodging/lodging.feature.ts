import type { FeatureDeps, WithinOf } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { sitemapByIds } from '../../../platform/sitemap-by-ids.ts'
import { availabilityStore } from './availability.store.ts'
import { houseSeasonsStore } from './house-seasons.store.ts'
import { lodgingRoutes } from './lodging.routes.ts'
import { lodgingStore } from './lodging.store.ts'
import { ownLodgingRoutes } from './own-lodging.routes.ts'
import { renewSeasons } from './save-seasons.ts'

export const stores = {
  freeUnits: availabilityStore,
  houseSeasons: houseSeasonsStore,
  lodging: lodgingStore,
}
const uses = [
  'categories.findActive',
  'categories.listAll',
  'establishments.limitsOf',
  'establishments.lock',
  'readListingCards',
  'team.roleOf',
] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>
export type Within = WithinOf<Deps>

/** It knows nothing of people: who did what is in the audit log, who sleeps where in the stays. */
export const feature = defineFeature<Deps>({
  name: 'lodging',
  owns: [
    'lodging_season_rates',
    'lodging_seasons',
    'lodging_settings',
    'lodging_units',
    'unit_photos',
    'unit_rates',
  ],
  objects: [
    {
      at: '/my/establishments/:id/lodging-units/:unit',
      is: 'lodging-unit',
      table: 'lodging_units',
      by: { id: 'unit', establishment_id: 'id' },
    },
  ],
  stores,
  uses,
  routes: [lodgingRoutes, ownLodgingRoutes],
  onMerge: {
    async move({ lodging }, pair) {
      const units = await lodging.moveAllUnits(pair)
      return { counts: { units }, modules: units > 0 ? ['lodging'] : [] }
    },
  },
  jobs: [renewSeasons],
  sitemap: {
    sources: ({ stores: { lodging } }) => ({
      hospedagens: sitemapByIds('lodging', lodging.listAddresses),
    }),
  },
})
