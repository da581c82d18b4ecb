import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { collectionCardsRoutes } from './collection-cards.routes.ts'
import { collectionEditorRoutes } from './collection-editor.routes.ts'
import { collectionsRoutes } from './collections.routes.ts'
import { collectionsStore } from './collections.store.ts'

export const stores = { collections: collectionsStore }
const uses = ['openPhoto', 'readLegs', 'readListingCards', 'settings.read'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'collections',
  owns: ['collection_cards', 'collection_documents', 'collection_stops', 'collections'],
  objects: [
    { at: '/admin/collections/:id', is: 'collection', table: 'collections', by: { id: 'id' } },
  ],
  stores,
  uses,
  routes: [collectionsRoutes, collectionEditorRoutes],
  files: [collectionCardsRoutes],
  sitemap: {
    async pages({ stores }) {
      const cards = await stores.collections.listCards()
      return [
        { path: '/roteiros' },
        ...cards.map(({ slug, updatedAt }) => ({
          path: `/roteiros/${slug}`,
          changedAt: updatedAt,
        })),
      ]
    },
  },
  search: ['collection'],
})
