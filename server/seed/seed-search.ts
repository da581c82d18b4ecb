import type { Deps } from '../src/deps.ts'
import { relearnWords } from '../src/features/portal/search/search.jobs.ts'
import { Tag } from '../src/platform/live/tags.ts'
import { SYNONYMS } from './search/synonyms.ts'

/** Words that mean the same, where nobody wrote any yet; and the words of all that was seeded. */
export async function seedSearch(deps: Deps) {
  await deps.work.transaction(async ({ synonyms, changes }) => {
    if ((await synonyms.list()).length > 0) return
    const now = deps.clock.now()
    for (const { typed, found, isMutual = false } of SYNONYMS) {
      await synonyms.add({ typed, found, is_mutual: isMutual }, now)
    }
    changes.announce(Tag.searchSynonyms, Tag.search)
  })
  await relearnWords(deps)
}
