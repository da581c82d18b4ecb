import type { NightPrices } from '@portal/contract/lodging/lodging/lodging-fields'
import type { Actor } from '../../../platform/actor.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { holdLodging, tagsOfLodging } from './held-lodging.ts'
import type { Deps } from './lodging.feature.ts'
import { repriced, requirePriceable } from './price-nights.rules.ts'

type Input = NightPrices & { establishmentId: string }

/** Some nights of some rooms, all at once: dearer, cheaper, for longer stays, or as the table says again. */
export async function priceNights(
  actor: Actor,
  { establishmentId, unit_ids: unitIds, ...wanted }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<number> {
  return work.transaction(async (within) => {
    const now = clock.now()
    const today = cityDay(now)
    await holdLodging(within, { id: establishmentId, actor }, now)
    const nights = requirePriceable(wanted, today)
    for (const id of new Set(unitIds)) {
      const unit = await within.lodging.findUnit({ establishmentId, id })
      if (!unit) throw new NotFound('lodging-unit', id)
      await within.houseSeasons.saveOwn(id, repriced(unit, nights, wanted))
    }
    await within.houseSeasons.spread(establishmentId, today)
    await within.audit.record(actor, now, {
      action: 'lodging.nights-priced',
      subjectId: establishmentId,
      details: { first: nights.first, last: nights.last, rooms: unitIds.length },
    })
    within.changes.announce(...tagsOfLodging(establishmentId))
    return nights.count * new Set(unitIds).size
  })
}
