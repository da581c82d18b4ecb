import type { Actor } from '../../../platform/actor.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import { holdLodging, tagsOfLodging } from './held-lodging.ts'
import type { Deps } from './lodging.feature.ts'
import { contentOf, nameOfCopy, requireRoom, type Unit } from './lodging.rules.ts'
import { lodgingTexts as texts } from './lodging.texts.ts'

type Input = { establishmentId: string; of: string; id: string }

/** Right behind the unit, with its beds, prices, seasons and photos; its calendar is its own. */
export async function copyUnit(
  actor: Actor,
  { establishmentId, of, id }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Unit> {
  const copy = { establishmentId, id }
  return work.transaction(async (within) => {
    const now = clock.now()
    const { lodging, audit, changes } = within
    const { limits } = await holdLodging(within, { id: establishmentId, actor }, now)
    const present = await lodging.findUnit(copy)
    if (present) return present
    const original = await lodging.findUnit({ establishmentId, id: of })
    if (!original) throw new NotFound('lodging-unit', of)
    requireRoom(actor, limits, await lodging.countUnits(establishmentId))
    const content = { ...contentOf(original), name: nameOfCopy(original.name) }
    if (!(await lodging.addUnit({ ...content, ...copy }, now))) {
      throw new Conflict('lodging.taken', 'the id is of another unit', texts.taken)
    }
    await lodging.saveUnit(copy, content, now)
    await within.houseSeasons.copyRates(of, id)
    await within.houseSeasons.spread(establishmentId, cityDay(now))
    await lodging.placeAfter(copy, of)
    await audit.record(actor, now, {
      action: 'lodging.unit-added',
      subjectId: establishmentId,
      details: { name: content.name },
    })
    changes.announce(...tagsOfLodging(establishmentId))
    const added = await lodging.findUnit(copy)
    if (!added) throw new Error(`unit ${id} is not there after it was copied`)
    return added
  })
}
