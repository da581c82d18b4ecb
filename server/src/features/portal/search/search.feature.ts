import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { type AnswerQuestion, answerQuestion } from './answers/answer-question.ts'
import { answerWordsStore } from './answers/answer-words.store.ts'
import { readCity } from './answers/city-known.ts'
import { searchJobs } from './search.jobs.ts'
import { searchRoutes } from './search.routes.ts'
import { searchStore } from './search.store.ts'
import { searchAdminRoutes } from './search-admin.routes.ts'
import { searchTermsStore } from './search-terms.store.ts'
import { synonymsStore } from './synonyms.store.ts'
import { countedTerm } from './terms.rules.ts'
import { vocabularyStore } from './vocabulary.store.ts'

export const stores = {
  answerWords: answerWordsStore,
  search: searchStore,
  searchTerms: searchTermsStore,
  synonyms: synonymsStore,
  vocabulary: vocabularyStore,
}
const uses = [
  'beachConditions.listCurrent',
  'categories.listAll',
  'directory.listNeighbourhoods',
  'duties.between',
  'events.list',
  'findDishes',
  'findOffers',
  'findProperties',
  'readForecast',
  'readListingCards',
  'readListings',
  'readStreetDistances',
  'readTides',
  'searchStreets',
  'sights.listPublished',
  'suggestStreetNames',
  'utilities.listPublished',
] as const
export const ports = {
  countedTerm: (_deps: unknown, text: string) => countedTerm(text),
  /** For whatever answers people beside the page of the search: sentences, facts, their source and hour. */
  answerQuestion: (
    deps: Pick<Deps, 'clock' | 'stores' | 'ports' | 'searching'>,
    asked: AnswerQuestion,
  ) =>
    answerQuestion(asked, {
      ...deps,
      city: () => readCity(deps),
      lookUp: (words) => deps.stores.vocabulary.lookUp(words),
    }),
}
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'search',
  owns: [
    'page_documents',
    'portal_pages',
    'search_answer_words',
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
