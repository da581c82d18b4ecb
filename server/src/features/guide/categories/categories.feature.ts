import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { categoriesRoutes } from './categories.routes.ts'
import { categoriesStore } from './categories.store.ts'
import { categoryEditorRoutes } from './category-editor.routes.ts'

export const stores = { categories: categoriesStore }
const uses = ['listingCategories.moveCategory', 'listingCategories.moveSubcategory'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'categories',
  owns: ['categories'],
  objects: [{ at: '/admin/categories/:id', is: 'category', table: 'categories', by: { id: 'id' } }],
  stores,
  uses,
  routes: [categoriesRoutes, categoryEditorRoutes],
  sitemap: {
    async pages({ stores }) {
      const categories = await stores.categories.listActive()
      return categories.map(({ slug }) => ({ path: `/guia-comercial?categoria=${slug}` }))
    },
  },
})
