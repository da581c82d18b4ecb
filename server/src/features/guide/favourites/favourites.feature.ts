import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { favouritesRoutes } from './favourites.routes.ts'
import { favouritesStore } from './favourites.store.ts'

export const stores = { favourites: favouritesStore }
const uses = ['accounts.lockPerson', 'readListingCards'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'favourites',
  owns: ['favourites'],
  stores,
  uses,
  routes: [favouritesRoutes],
  person: {
    policy: 'O que você publica e guarda',
    tables: { favourites: 'user_id' },
    names: {
      favourites: {
        title: 'Lugares salvos',
        columns: {
          establishment_id: 'Código do negócio',
          user_id: 'Código da conta',
          created_at: 'Salvo em',
        },
      },
    },
  },
})
