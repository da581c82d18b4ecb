import { statusAt } from '@portal/contract/lodging/stays/stay-rules'
import type { z } from 'zod'
import type { CONFIRM_PAID_STAY_JOB } from '../../../platform/queue/shared-jobs.ts'
import type { Deps } from './stays.feature.ts'
import { stepStay } from './step-stay.ts'

/**
 * The house has found the deposit. What the clock has ended meanwhile, or somebody has cancelled, stays so: the
 * house gives the money back, and both are told of that where it was confirmed.
 */
export async function confirmPaidStay(
  { stayId, userId }: z.infer<typeof CONFIRM_PAID_STAY_JOB.data>,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const found = await within.stays.find(stayId)
    const unit = found && (await within.houses.lockUnit(found.unit_id))
    // Read again: it may have moved before the unit was held.
    const stay = unit && (await within.stays.find(stayId))
    if (!unit || !stay || statusAt(stay, now) !== 'accepted') return
    const held = { stay, unit: { id: stay.unit_id, ...unit } }
    await stepStay(within, held, { to: 'confirmed', mover: { actor: 'team', userId } }, now)
  })
}
