import type { Actor } from '../../../platform/actor.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { Conflict, NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { holdLodging, tagsOfLodging } from './held-lodging.ts'
import type { Deps } from './lodging.feature.ts'
import { lodgingTexts as texts } from './lodging.texts.ts'

type Input = { establishmentId: string; id: string; version: number }

/** No longer let. Who was promised a night there keeps it: such a unit is taken off the air instead. */
export async function removeUnit(
  actor: Actor,
  { version, ...unit }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  const { establishmentId, id } = unit
  await work.transaction(async (within) => {
    const now = clock.now()
    await holdLodging(within, { id: establishmentId, actor }, now)
    const found = await within.lodging.findUnit(unit)
    if (!found) throw new NotFound('lodging-unit', id)
    requireSameVersion(found, version, texts.stale)
    if (await within.lodging.hasComingStays(id, cityDay(now))) {
      throw new Conflict('lodging.has-stays', 'stays are to come', texts.hasStays)
    }
    await within.lodging.removeUnit(unit, now)
    await within.audit.record(actor, now, {
      action: 'lodging.unit-removed',
      subjectId: establishmentId,
      details: { name: found.name },
    })
    within.changes.announce(...tagsOfLodging(establishmentId))
  })
}
