import type { Actor } from '../../platform/actor.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './search.feature.ts'

/** Asked twice, the second time finds nothing left to do. */
export async function removeSynonym(
  actor: Actor,
  { id }: { id: string },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  return work.transaction(async ({ synonyms, audit, changes }) => {
    const before = await synonyms.lock(id)
    if (!before) return
    await synonyms.remove(id)
    await audit.record(actor, clock.now(), {
      action: 'search.synonym-removed',
      subjectId: id,
      details: { typed: before.typed, found: before.found },
    })
    changes.announce(Tag.searchSynonyms, Tag.search)
  })
}
