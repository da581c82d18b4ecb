import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '../../../platform/actor.ts'
import { Invalid, Stale } from '../../../platform/errors/domain-errors.ts'
import { holdLodging, tagsOfLodging } from './held-lodging.ts'
import type { Deps } from './lodging.feature.ts'
import { lodgingTexts as texts } from './lodging.texts.ts'

type Input = { establishmentId: string; seen: string[]; wanted: string[] }

export async function orderUnits(
  actor: Actor,
  { establishmentId, seen, wanted }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    await holdLodging(within, { id: establishmentId, actor }, now)
    const present = (await within.lodging.listUnits(establishmentId)).map(({ id }) => id)
    if (!isDeepStrictEqual(present, seen)) {
      throw new Stale('the units are not as they were seen', texts.staleOrder)
    }
    if (!isDeepStrictEqual([...wanted].sort(), [...seen].sort())) {
      throw new Invalid('lodging.order', 'not the same units', [], texts.staleOrder)
    }
    await within.lodging.setOrder(establishmentId, wanted)
    await within.audit.record(actor, now, {
      action: 'lodging.ordered',
      subjectId: establishmentId,
    })
    within.changes.announce(...tagsOfLodging(establishmentId))
  })
}
