import type { Actor } from '../../platform/actor.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './utilities.feature.ts'

/** Its time is "não informado" again. */
export async function removeDuty(
  actor: Actor,
  id: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  return work.transaction(async ({ duties, audit, changes }) => {
    await duties.lock()
    const shift = await duties.find(id)
    if (!shift) throw new NotFound('duty', id)
    await duties.remove([id])
    await audit.record(actor, clock.now(), {
      action: 'duty.removed',
      subjectId: id,
      details: { name: shift.name, starts_at: shift.startsAt.toISOString() },
    })
    changes.announce(Tag.utilities)
    return { removed: true as const }
  })
}
