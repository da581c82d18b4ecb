import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { searchJobs } from './search.jobs.ts'
import { searchRoutes } from './search.routes.ts'
import { searchStore } from './search.store.ts'
import { searchAdminRoutes } from './search-admin.routes.ts'
import { searchTermsStore } from './search-terms.store.ts'
import { synonymsStore } from './synonyms.store.ts'
import { countedTerm } from './terms.rules.ts'
import { vocabularyStore } from './vocabulary.store.ts'

export const stores = {
  search: searchStore,
  searchTerms: searchTermsStore,
  synonyms: synonymsStore,
  vocabulary: vocabularyStore,
}
const uses = [
  'findDishes',
  'findOffers',
  'findProperties',
  'readStreetDistances',
  'searchStreets',
  'suggestStreetNames',
] as const
export const ports = { countedTerm: (_deps: unknown, text: string) => countedTerm(text) }
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'search',
  owns: [
    'page_documents',
    'portal_pages',
    'search_bands',
    'search_documents',
    'search_labels',
    'search_sources',
    'search_synonyms',
    'search_terms',
    'search_words',
  ],
  objects: [
    { at: '/admin/search/synonyms/:id', is: 'synonym', table: 'search_synonyms', by: { id: 'id' } },
  ],
  stores,
  uses,
  ports,
  routes: [searchRoutes, searchAdminRoutes],
  jobs: searchJobs,
  search: ['page'],
})
