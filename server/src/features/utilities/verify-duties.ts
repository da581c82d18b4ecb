import type { DutyMonth } from '@portal/contract/utilities/duty-editor'
import type { Deps } from '../../deps.ts'
import { type Actor, requireAdministrator } from '../../platform/actor.ts'
import { readDutyMonth, shiftsOfMonth } from './read-duty-month.ts'
import { UTILITIES_TAG } from './utilities.rules.ts'

/** Somebody compared the month with the sheet again, and it holds. */
export async function verifyDuties(
  actor: Actor,
  month: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<DutyMonth> {
  requireAdministrator(actor)
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
    changes.announce(UTILITIES_TAG)
    return readDutyMonth(month, stores)
  })
}
