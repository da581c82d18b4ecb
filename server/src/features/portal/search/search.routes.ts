import * as contract from '@portal/contract/portal/search/search'
import type { FastifyInstance } from 'fastify'
import { cityDay } from '../../../platform/city-time.ts'
import { publicRead } from '../../../platform/http/route.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { answerQuestion } from './answers/answer-question.ts'
import { ANSWER_WORDS_TAG, rememberCity } from './answers/city-known.ts'
import { rememberMeanings } from './meanings-in-memory.ts'
import {
  OTHERS_FOUND,
  POPULAR_MOST,
  PUBLIC_READ_SECONDS,
  SUGGEST_SECONDS,
} from './search.constants.ts'
import type { Deps } from './search.feature.ts'
import { searchCity } from './search-city.ts'
import { suggestFor } from './suggest-for.ts'
import { createTermCounter } from './term-counter.ts'
import { keepTitles } from './titles-in-memory.ts'
import { daysBefore } from './windows.rules.ts'
import { rememberWords } from './words-in-memory.ts'

/** What is announced by whatever can be found. */
const FOUND = [Tag.search, Tag.searchWords, Tag.establishments, Tag.categories, ...OTHERS_FOUND]
const ANSWERED = [Tag.tides, Tag.weather, Tag.beachConditions, ANSWER_WORDS_TAG]
const FOUND_BESIDE = [Tag.properties, ...ANSWERED]
const POPULAR_DAYS = 30
const POPULAR_SECONDS = 600

export function searchRoutes(app: FastifyInstance, deps: Deps) {
  const { ports, reads, searching, stores, clock } = deps
  const meanings = rememberMeanings(deps)
  const lookUp = rememberWords(deps)
  const city = rememberCity(deps)
  const titles = keepTitles(deps)
  // The first visitor of a new node waits for nothing.
  app.addHook('onListen', async () => void titles.warmUp())
  app.addHook('onClose', () => titles.close())
  const terms = createTermCounter(deps)
  app.addHook('onClose', () => terms.close())

  publicRead(
    app,
    reads,
    contract.search,
    {
      ttlSeconds: PUBLIC_READ_SECONDS,
      tags: [...FOUND, ...FOUND_BESIDE],
      until: async ({ offers }) => firstEnd(offers),
    },
    async ({ query }) => {
      const isWhole = !query.cursor && !query.tipo
      const answer = await searchCity(query, { ports, searching, clock, meanings, lookUp })
      const named = isWhole ? await ports.searchStreets(query.q) : { streets: [], isNamed: false }
      const { streets: found, isNamed: first } = named
      const answered =
        isWhole && query.q && !query.literal
          ? await answerQuestion(
              { text: query.q, origin: originOf(query), streets: named },
              { clock, stores, ports, searching, city, lookUp },
            )
          : null
      // An answer from memory is not counted: who reloads a page makes nothing popular.
      if (isWhole) {
        const { total, dishes, offers, properties } = answer
        const beside = found.length + dishes.length + offers.length + properties.length
        terms.count(query.q, total + beside === 0 && !answered?.answer)
      }
      return { ...answer, streets: { found, first }, answer: answered?.answer ?? null }
    },
  )

  publicRead(
    app,
    reads,
    contract.suggest,
    { ttlSeconds: SUGGEST_SECONDS, tags: FOUND },
    ({ query }) => suggestFor(query.q, { searching, clock, meanings, lookUp, titles, ports }),
  )

  publicRead(
    app,
    reads,
    contract.listPopularSearches,
    { ttlSeconds: POPULAR_SECONDS, tags: [Tag.search] },
    () =>
      stores.searchTerms.worthShowing(
        daysBefore(cityDay(clock.now()), POPULAR_DAYS - 1),
        POPULAR_MOST,
      ),
  )
}

const originOf = ({ lat, lng }: { lat?: number | undefined; lng?: number | undefined }) =>
  lat === undefined || lng === undefined ? null : { latitude: lat, longitude: lng }

/** An offer that is over is found no more. */
function firstEnd(offers: readonly { ends_at: Date }[]): Date | null {
  const ends = offers.map(({ ends_at }) => ends_at.getTime())
  return ends.length > 0 ? new Date(Math.min(...ends)) : null
}
