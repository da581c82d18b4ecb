import { SETTINGS_FALLBACKS } from '@portal/contract/ground/settings/fallbacks'
import { TaggedCache } from '../../../platform/cache/tagged-cache.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './search.feature.ts'
import { type Meanings, meaningsOf } from './synonyms.rules.ts'

const TTL_MS = 10 * 60_000

/** Synonyms are few and every search needs them: kept until an administrator changes one. */
export function rememberMeanings({ stores, bus, clock }: Pick<Deps, 'stores' | 'bus' | 'clock'>) {
  const cache = new TaggedCache<Meanings>({ maxBytes: 1024, clock }).follow(bus)
  return async (): Promise<Meanings> => {
    const { value } = await cache.read('meanings', async () => ({
      value: await readMeanings(stores),
      tags: [Tag.searchSynonyms, Tag.settings],
      ttlMs: TTL_MS,
      bytes: 1,
    }))
    return value
  }
}

export async function readMeanings({ synonyms, search }: Deps['stores']): Promise<Meanings> {
  const city = await synonyms.cityTerm(SETTINGS_FALLBACKS.city_name)
  return meaningsOf(await synonyms.listTerms(), city, {
    documents: await search.size(),
    shares: await search.shares(),
  })
}
