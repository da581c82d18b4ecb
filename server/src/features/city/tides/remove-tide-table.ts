import type { Actor } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './tides.feature.ts'

/** Its days are our own estimate again. */
export async function removeTideTable(
  actor: Actor,
  id: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  return work.transaction(async ({ tides, audit, changes }) => {
    await tides.lock()
    const table = await tides.find(id)
    if (!table) throw new NotFound('tide-table', id)
    await tides.remove(id)
    await audit.record(actor, clock.now(), {
      action: 'tides.table-removed',
      subjectId: id,
      details: table,
    })
    changes.announce(Tag.tides)
    return tides.list()
  })
}
