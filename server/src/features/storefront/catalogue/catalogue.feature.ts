import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type { FeatureDeps, WithinOf } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { sitemapByIds } from '../../../platform/sitemap-by-ids.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { catalogueStore } from './catalogue.store.ts'
import { catalogueMovesStore } from './catalogue-moves.store.ts'
import { copyItemPhotosJob } from './copy-item-photos.ts'
import { dishesStore } from './dishes.store.ts'
import { findDishes, findOrderedDishes } from './find-dishes.ts'
import { catalogueImportRoutes } from './imports/catalogue-import.routes.ts'
import { importMenuRows, judgeMenuRows } from './imports/import-catalogue.ts'
import { itemPartsStore } from './item-parts.store.ts'
import { itemPhotosStore } from './item-photos.store.ts'
import { optionGroupsStore } from './option-groups.store.ts'
import { ownCatalogueRoutes } from './own-catalogue.routes.ts'
import { pricesStore } from './prices.store.ts'
import { stockStore } from './stock.store.ts'

export const stores = {
  catalogue: catalogueStore,
  dishes: dishesStore,
  catalogueMoves: catalogueMovesStore,
  itemParts: itemPartsStore,
  itemPhotos: itemPhotosStore,
  optionGroups: optionGroupsStore,
  prices: pricesStore,
  stock: stockStore,
}
const uses = [
  'establishments.limitsOf',
  'establishments.lock',
  'keepPhotoFile',
  'team.roleOf',
  'whyNoPhotoRoom',
] as const
export const ports = { findDishes, findOrderedDishes, importMenuRows, judgeMenuRows }
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>
export type Within = WithinOf<Deps>

/** It knows nothing of people: who did what is in the audit log. */
export const feature = defineFeature<Deps>({
  name: 'catalogue',
  owns: [
    'availability_windows',
    'catalog_items',
    'catalog_sections',
    'item_option_groups',
    'item_photo_copies',
    'item_variants',
    'option_groups',
    'options',
    'stock',
    'stock_movements',
  ],
  objects: [
    {
      at: '/my/establishments/:id/catalogue-items/:item',
      is: 'catalogue-item',
      table: 'catalog_items',
      by: { id: 'item', establishment_id: 'id' },
    },
    {
      at: '/my/establishments/:id/catalogue-option-groups/:group',
      is: 'catalogue-option-group',
      table: 'option_groups',
      by: { id: 'group', establishment_id: 'id' },
    },
    {
      at: '/my/establishments/:id/catalogue-sections/:section',
      is: 'catalogue-section',
      table: 'catalog_sections',
      by: { id: 'section', establishment_id: 'id' },
    },
    {
      at: '/my/establishments/:id/catalogue-variants/:variant',
      is: 'catalogue-variant',
      table: 'item_variants',
      by: { id: 'variant', establishment_id: 'id' },
    },
  ],
  stores,
  uses,
  ports,
  routes: [catalogueRoutes, ownCatalogueRoutes, catalogueImportRoutes],
  onMerge: {
    async move({ catalogueMoves }, pair) {
      const catalogues = await catalogueMoves.moveAll(pair)
      return { catalogues, modules: catalogues.moved }
    },
  },
  jobs: [copyItemPhotosJob],
  sitemap: {
    sources({ stores: { catalogue } }) {
      const of = (kind: CatalogueKind) =>
        sitemapByIds(kind, (after, limit) => catalogue.listAddresses(kind, after, limit))
      return { cardapios: of('menu'), lojas: of('shop') }
    },
  },
})
