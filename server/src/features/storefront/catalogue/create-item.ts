import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { createItem as contract } from '@portal/contract/storefront/catalogue/catalogue-editor'
import type { Actor } from '../../../platform/actor.ts'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './catalogue.feature.ts'
import { type FoundItem, requireRoom } from './catalogue.rules.ts'
import { catalogueTexts as texts } from './catalogue.texts.ts'
import { holdPlace } from './held-catalogue.ts'

type Input = EndpointInput<typeof contract>['body'] & { establishmentId: string; sectionId: string }

/** Last of its section. The same one a second time is the one that is there. */
export async function createItem(
  actor: Actor,
  item: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<FoundItem> {
  const { establishmentId, sectionId, id, name } = item
  return work.transaction(async (within) => {
    const now = clock.now()
    const { limits, requireKind } = await holdPlace(
      within,
      { id: establishmentId, actor, right: 'menu.edit' },
      now,
    )
    const section = await within.catalogue.findSection({ establishmentId, id: sectionId })
    if (!section) throw new NotFound('catalogue-section', sectionId)
    requireKind(section.kind)
    const present = await within.catalogue.findItem(item)
    if (present) return present
    requireRoom(actor, limits, (await within.catalogue.count(establishmentId)).items)
    if (!(await within.catalogue.addItem(item, now))) {
      throw new Conflict('catalogue.taken', 'the id is of another item', texts.taken)
    }
    await within.audit.record(actor, now, {
      action: 'catalogue.item-added',
      subjectId: establishmentId,
      details: { kind: section.kind, name },
    })
    within.changes.announce(Tag.catalogue(establishmentId))
    const added = await within.catalogue.findItem(item)
    if (!added) throw new Error(`item ${id} is not there after it was added`)
    return added
  })
}
