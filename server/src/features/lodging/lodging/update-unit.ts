import { isDeepStrictEqual } from 'node:util'
import type { UnitContent } from '@portal/contract/lodging/lodging/lodging-fields'
import type { Actor } from '../../../platform/actor.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { holdLodging, tagsOfLodging } from './held-lodging.ts'
import type { Deps } from './lodging.feature.ts'
import { contentOf, requireUsablePhotos, type Unit } from './lodging.rules.ts'
import { lodgingTexts as texts } from './lodging.texts.ts'

type Input = { establishmentId: string; id: string; version: number; content: UnitContent }

/** Everything at once, live at once. */
export async function updateUnit(
  actor: Actor,
  { content, version, ...unit }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Unit> {
  const { establishmentId, id } = unit
  return work.transaction(async (within) => {
    const now = clock.now()
    const { lodging, audit, changes } = within
    await holdLodging(within, { id: establishmentId, actor }, now)
    const before = await lodging.findUnit(unit)
    if (!before) throw new NotFound('lodging-unit', id)
    requireSameVersion(before, version, texts.stale)
    requireUsablePhotos(content.photo_ids, await lodging.lockUnitPhotos(content.photo_ids), {
      userId: actor.kind === 'person' ? actor.userId : null,
      shown: before.photos.map((photo) => photo.id),
    })
    await lodging.saveUnit(unit, content, now)
    await within.houseSeasons.spread(establishmentId, cityDay(now))
    const after = await lodging.findUnit(unit)
    if (!after) throw new Error(`unit ${id} is not there after it was saved`)
    await audit.record(actor, now, {
      action: 'lodging.unit-updated',
      subjectId: establishmentId,
      details: { name: content.name, parts: changedParts(contentOf(before), contentOf(after)) },
    })
    changes.announce(...tagsOfLodging(establishmentId))
    return after
  })
}

function changedParts(before: UnitContent, after: UnitContent): string[] {
  const known = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(([part, value]) => !isDeepStrictEqual(known.get(part), value))
    .map(([part]) => part)
}
