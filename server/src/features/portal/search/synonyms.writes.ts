import type * as contract from '@portal/contract/portal/search/search-admin'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../../platform/actor.ts'
import { NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './search.feature.ts'

/** Announced to every node with the commit: the next search uses it. */
export async function addSynonym(
  actor: Actor,
  fields: EndpointInput<typeof contract.addSynonym>['body'],
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

const STALE = 'Outra pessoa mudou estas palavras. Recarregue a página para ver a versão atual.'

export async function updateSynonym(
  actor: Actor,
  { id, version, ...fields }: EndpointInput<typeof contract.updateSynonym>['body'] & { id: string },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  return work.transaction(async ({ synonyms, vocabulary, audit, changes }) => {
    const before = await synonyms.lock(id)
    if (!before) throw new NotFound('synonym', id)
    requireSameVersion(before, version, STALE)
    const now = clock.now()
    const saved = await synonyms.save(id, fields, now)
    await vocabulary.know(wordsOf(fields))
    await audit.record(actor, now, {
      action: 'search.synonym-updated',
      subjectId: id,
      details: { typed: fields.typed, found: fields.found },
    })
    changes.announce(Tag.searchSynonyms, Tag.search)
    return saved
  })
}

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
