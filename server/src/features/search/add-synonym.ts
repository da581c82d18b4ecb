import type { addSynonym as contract } from '@portal/contract/search/search-admin'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../platform/actor.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './search.feature.ts'

/** Announced to every node with the commit: the next search uses it. */
export async function addSynonym(
  actor: Actor,
  fields: EndpointInput<typeof contract>['body'],
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  return work.transaction(async ({ synonyms, vocabulary, audit, changes }) => {
    const now = clock.now()
    const added = await synonyms.add(fields, now)
    await vocabulary.know(wordsOf(fields))
    await audit.record(actor, now, {
      action: 'search.synonym-added',
      subjectId: added.id,
      details: { typed: fields.typed, found: fields.found },
    })
    changes.announce(Tag.searchSynonyms, Tag.search)
    return added
  })
}

/** Known from now on, and so corrected when they are mistyped. */
export const wordsOf = ({ typed, found }: { typed: string[]; found: string[] }) =>
  [...typed, ...found].flatMap((term) => term.split(/\s+/))
