import type { updateSynonym as contract } from '@portal/contract/search/search-admin'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../platform/actor.ts'
import { NotFound, requireSameVersion } from '../../platform/errors/domain-errors.ts'
import { Tag } from '../../platform/live/tags.ts'
import { wordsOf } from './add-synonym.ts'
import type { Deps } from './search.feature.ts'

const STALE = 'Outra pessoa mudou estas palavras. Recarregue a página para ver a versão atual.'

type Input = EndpointInput<typeof contract>['body'] & { id: string }

export async function updateSynonym(
  actor: Actor,
  { id, version, ...fields }: Input,
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
