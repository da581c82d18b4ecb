import type { Actor } from '../../platform/actor.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './utilities.feature.ts'
import { moved, type Utility } from './utilities.rules.ts'

type Input = { id: string; direction: 'up' | 'down' }

/** One place further up or down within its section; at the end of it nothing moves. */
export async function moveUtility(
  actor: Actor,
  { id, direction }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Utility[]> {
  return work.transaction(async ({ utilities, audit, changes }) => {
    const entry = await utilities.lock(id)
    if (!entry) throw new NotFound('utility', id)
    const section = await utilities.lockSection(entry.kind)
    await utilities.setOrder(moved(section, id, direction))
    await audit.record(actor, clock.now(), {
      action: 'utility.moved',
      subjectId: id,
      details: { direction },
    })
    changes.announce(Tag.utilities)
    return utilities.listAll()
  })
}
