import type { createUnit as contract } from '@portal/contract/lodging/lodging/lodging-editor'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../../platform/actor.ts'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import { holdLodging, tagsOfLodging } from './held-lodging.ts'
import type { Deps } from './lodging.feature.ts'
import { requireRoom, type Unit } from './lodging.rules.ts'
import { lodgingTexts as texts } from './lodging.texts.ts'

type Input = EndpointInput<typeof contract>['body'] & { establishmentId: string }

/** Last of the list. The same one a second time is the one that is there. */
export async function createUnit(
  actor: Actor,
  unit: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Unit> {
  const { establishmentId, name } = unit
  return work.transaction(async (within) => {
    const now = clock.now()
    const { limits } = await holdLodging(within, { id: establishmentId, actor }, now)
    const present = await within.lodging.findUnit(unit)
    if (present) return present
    requireRoom(actor, limits, await within.lodging.countUnits(establishmentId))
    if (!(await within.lodging.addUnit(unit, now))) {
      throw new Conflict('lodging.taken', 'the id is of another unit', texts.taken)
    }
    await within.audit.record(actor, now, {
      action: 'lodging.unit-added',
      subjectId: establishmentId,
      details: { name },
    })
    within.changes.announce(...tagsOfLodging(establishmentId))
    const added = await within.lodging.findUnit(unit)
    if (!added) throw new Error(`unit ${unit.id} is not there after it was added`)
    return added
  })
}
