import type { Actor } from '../../platform/actor.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './utilities.feature.ts'
import { requireSeen, type Utility } from './utilities.rules.ts'

type Input = { id: string; version: number }

/** Somebody dialled the number or read the source again, and it holds. */
export async function verifyUtility(
  actor: Actor,
  { id, version }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Utility> {
  return work.transaction(async ({ utilities, audit, changes }) => {
    const now = clock.now()
    const before = requireSeen('utility', await utilities.lock(id), id, version)
    const after = await utilities.save({ ...before, verifiedAt: now }, now)
    await audit.record(actor, now, {
      action: 'utility.verified',
      subjectId: id,
    })
    changes.announce(Tag.utilities)
    return after
  })
}
