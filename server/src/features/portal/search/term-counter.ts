import { cityDay } from '../../../platform/city-time.ts'
import { FLUSH_TERMS_MS } from './search.constants.ts'
import type { Deps } from './search.feature.ts'
import type { CountedTerm } from './search-terms.store.ts'
import { countedTerm } from './terms.rules.ts'

const MOST_REMEMBERED = 5_000

/** Counts in memory and writes now and then: a search waits for no writing. */
export function createTermCounter({ stores, clock, log }: Pick<Deps, 'stores' | 'clock' | 'log'>) {
  let counts = new Map<string, CountedTerm>()

  async function flush() {
    if (counts.size === 0) return
    const terms = [...counts.values()]
    counts = new Map()
    try {
      await stores.searchTerms.add(cityDay(clock.now()), terms)
    } catch (error) {
      // Figures that nobody is owed: lost rather than kept from answering.
      log.warn({ err: error }, 'search terms were not counted')
    }
  }

  const timer = setInterval(() => void flush(), FLUSH_TERMS_MS).unref()
  return {
    count(text: string, isEmpty: boolean) {
      const term = countedTerm(text)
      if (!term || (counts.size >= MOST_REMEMBERED && !counts.has(term))) return
      const before = counts.get(term) ?? { term, searches: 0, empty: 0 }
      counts.set(term, {
        term,
        searches: before.searches + 1,
        empty: before.empty + (isEmpty ? 1 : 0),
      })
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
