import type { Actor } from '../../../platform/actor.ts'
import { NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './catalogue.feature.ts'
import { catalogueTexts as texts } from './catalogue.texts.ts'
import { holdPlace } from './held-catalogue.ts'

type Input = { establishmentId: string; id: string; version: number }

/** No longer sold; what was ordered of it stays in the orders. */
export async function removeItem(
  actor: Actor,
  { version, ...item }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  const { establishmentId, id } = item
  await work.transaction(async (within) => {
    const now = clock.now()
    const held = await holdPlace(within, { id: establishmentId, actor, right: 'menu.edit' }, now)
    const found = await within.catalogue.findItem(item)
    if (!found) throw new NotFound('catalogue-item', id)
    held.requireKind(found.kind)
    requireSameVersion(found.item, version, texts.stale)
    await within.catalogue.removeItem(item, now)
    await within.audit.record(actor, now, {
      action: 'catalogue.item-removed',
      subjectId: establishmentId,
      details: { kind: found.kind, name: found.item.name },
    })
    within.changes.announce(Tag.catalogue(establishmentId))
  })
}
