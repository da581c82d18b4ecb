import { sql } from 'kysely'
import type { FeatureDeps, WithinOf } from '../../../deps.ts'
import { isAdministrator } from '../../../platform/actor.ts'
import { worksAt } from '../../../platform/database/works-at.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { directoryRoutes } from './directory.routes.ts'
import { directoryStore } from './directory.store.ts'
import { duplicatesRoutes } from './duplicates/duplicates.routes.ts'
import { duplicatesStore } from './duplicates/duplicates.store.ts'
import { establishmentsJobs } from './establishments.jobs.ts'
import { establishmentsStore } from './establishments.store.ts'
import { importsRoutes } from './imports/imports.routes.ts'
import { importsStore } from './imports/imports.store.ts'
import { listingCategoriesStore } from './listing-categories.store.ts'
import { listingSitemap } from './listing-sitemap.ts'
import { listingUpkeepStore } from './listing-upkeep.store.ts'
import { moderationRoutes } from './moderation.routes.ts'
import { moderationStore } from './moderation.store.ts'
import { openDataRoutes } from './open-data/open-data.routes.ts'
import { openDataStore } from './open-data/open-data.store.ts'
import { ownEstablishmentsRoutes } from './own-establishments.routes.ts'
import { ownListingsStore } from './own-listings.store.ts'
import { names } from './personal-data.texts.ts'
import { readListingCards, readListings } from './read-listing-cards.ts'
import { socialCardsRoutes } from './social-cards.routes.ts'
import { teamWaits } from './team-waits.store.ts'

export const stores = {
  directory: directoryStore,
  duplicates: duplicatesStore,
  establishments: establishmentsStore,
  imports: importsStore,
  listingCategories: listingCategoriesStore,
  listingUpkeep: listingUpkeepStore,
  moderation: moderationStore,
  openData: openDataStore,
  ownListings: ownListingsStore,
}
const uses = [
  'accounts.lockPerson',
  'accounts.planType',
  'categories.listAll',
  'claims.moveAll',
  'claims.rejectOthers',
  'favourites.moveAll',
  'media.describe',
  'messages.moveAll',
  'openPhoto',
  'readStreetDistances',
  'readWayInWords',
  'reports.moveAll',
  'reviews.moveAll',
  'reviews.withdraw',
  'settings.read',
  'team.dissolve',
  'team.moveAll',
] as const
export const ports = { readListingCards, readListings }
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>
export type Within = WithinOf<Deps>

export const feature = defineFeature<Deps>({
  name: 'establishments',
  owns: [
    'directory',
    'distinct_establishments',
    'establishment_documents',
    'establishment_photos',
    'establishment_slugs',
    'establishments',
    'open_data_editions',
  ],
  decisions: [
    {
      at: '/admin/establishments/:id',
      table: 'establishments',
      isOwn: (userId) => worksAt(userId, sql`thing.id`),
    },
  ],
  objects: [
    {
      at: '/my/establishments/:id',
      is: 'establishment',
      find: async ({ params: { id = '' }, request: { actor } }, { stores, clock }) => {
        if (!actor) return false
        const found = await stores.ownListings.find(id, actor.userId, clock.now())
        return found !== null && (found.role !== null || isAdministrator(actor))
      },
    },
    {
      at: '/admin/establishments/:id',
      is: 'establishment',
      table: 'establishments',
      by: { id: 'id' },
    },
    {
      at: '/establishments/:slug',
      is: 'establishment',
      find: async ({ params: { slug = '' } }, { stores, clock }) =>
        (await stores.directory.findPublished(slug, clock.now())) !== null,
    },
  ],
  stores,
  uses,
  ports,
  routes: [
    directoryRoutes,
    ownEstablishmentsRoutes,
    moderationRoutes,
    importsRoutes,
    duplicatesRoutes,
    openDataRoutes,
  ],
  files: [socialCardsRoutes],
  jobs: establishmentsJobs,
  photos: {
    tagsOf: ({ listingUpkeep }, id) => listingUpkeep.tagsOfPhoto(id),
    replace: ({ listingUpkeep }, id, newId) => listingUpkeep.replaceWaitingPhoto(id, newId),
  },
  sitemap: {
    pages: async () => [{ path: '/guia-comercial' }, { path: '/dados-abertos' }, { path: '/mapa' }],
    sources: (deps) => ({ guia: listingSitemap(deps) }),
  },
  person: {
    policy: 'Quem cuida de um negócio ou do portal',
    names,
    tables: { establishments: 'user_id' },
    async erase({ listingUpkeep, changes }, { userId }, now) {
      changes.announce(...(await listingUpkeep.forgetPerson(userId, now)))
    },
  },
  search: ['establishment'],
  teamWaits,
})
