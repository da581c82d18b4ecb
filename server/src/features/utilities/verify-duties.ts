import type { RowOf } from '@portal/contract/shared/endpoint'
import type { DutyMonth } from '@portal/contract/utilities/duty-editor'
import type { Actor } from '../../platform/actor.ts'
import { Tag } from '../../platform/live/tags.ts'
import { readDutyMonth, shiftsOfMonth } from './read-duty-month.ts'
import type { Deps } from './utilities.feature.ts'

/** Somebody compared the month with the sheet again, and it holds. */
export async function verifyDuties(
  actor: Actor,
  month: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<RowOf<typeof DutyMonth>> {
  return work.transaction(async (stores) => {
    const { duties, audit, changes } = stores
    const now = clock.now()
    const shifts = await shiftsOfMonth(month, stores)
    await duties.verify(
      shifts.map(({ id }) => id),
      now,
    )
    await audit.record(actor, now, {
      action: 'duties.verified',
      details: { month, shifts: shifts.length },
    })
    changes.announce(Tag.utilities)
    return readDutyMonth(month, stores)
  })
}
