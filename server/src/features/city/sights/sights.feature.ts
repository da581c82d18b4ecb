import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { sightCardsRoutes } from './sight-cards.routes.ts'
import { sightEditorRoutes } from './sight-editor.routes.ts'
import { sightsRoutes } from './sights.routes.ts'
import { sightsStore } from './sights.store.ts'

export const stores = { sights: sightsStore }
const uses = ['media.describe', 'openPhoto', 'readWayInWords', 'settings.read'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'sights',
  owns: ['sight_documents', 'sight_photos', 'sights'],
  objects: [{ at: '/admin/sights/:id', is: 'sight', table: 'sights', by: { id: 'id' } }],
  stores,
  uses,
  routes: [sightsRoutes, sightEditorRoutes],
  files: [sightCardsRoutes],
  sitemap: {
    async pages({ stores }) {
      const sights = await stores.sights.listPublished()
      return [
        { path: '/turismo' },
        ...sights.map(({ kind, slug, updatedAt }) => ({
          path: `/${kind === 'beach' ? 'praia' : 'atracao'}/${slug}`,
          changedAt: updatedAt,
        })),
      ]
    },
  },
  search: ['beach', 'attraction'],
})
