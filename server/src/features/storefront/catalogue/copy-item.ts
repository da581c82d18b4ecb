import { ITEM_NAME_MAX } from '@portal/contract/storefront/catalogue/catalogue.texts'
import type { Actor } from '../../../platform/actor.ts'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './catalogue.feature.ts'
import { contentOfCopy, type FoundItem, requireRoom } from './catalogue.rules.ts'
import { catalogueTexts as texts } from './catalogue.texts.ts'
import { holdPlace } from './held-catalogue.ts'

type Input = { establishmentId: string; of: string; id: string }

const SUFFIX = ' (cópia)'

/** Right behind the item, with all its parts. Codes and stock are of one thing only. */
export async function copyItem(
  actor: Actor,
  { establishmentId, of, id }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<FoundItem> {
  const copy = { establishmentId, id }
  return work.transaction(async (within) => {
    const now = clock.now()
    const { catalogue, itemParts, optionGroups, audit, changes } = within
    const { limits, requireKind } = await holdPlace(
      within,
      { id: establishmentId, actor, right: 'menu.edit' },
      now,
    )
    const present = await catalogue.findItem(copy)
    if (present) return present
    const original = await catalogue.findItem({ establishmentId, id: of })
    if (!original) throw new NotFound('catalogue-item', of)
    requireKind(original.kind)
    requireRoom(actor, limits, (await catalogue.count(establishmentId)).items)
    const content = contentOfCopy(original.item)
    const name = content.name.slice(0, ITEM_NAME_MAX - SUFFIX.length) + SUFFIX
    const fields = { ...content, ...copy, name, sectionId: original.sectionId }
    if (!(await catalogue.addItem(fields, now))) {
      throw new Conflict('catalogue.taken', 'the id is of another item', texts.taken)
    }
    await catalogue.saveItem(copy, { ...content, name }, now)
    await itemParts.setWindows({ establishmentId, sectionId: null, itemId: id }, content.windows)
    await optionGroups.setOfItem({ ...copy, kind: original.kind }, content.group_ids)
    await itemParts.setVariants(copy, content.variants, now)
    await catalogue.placeAfter(copy, of)
    await audit.record(actor, now, {
      action: 'catalogue.item-added',
      subjectId: establishmentId,
      details: { kind: original.kind, name },
    })
    changes.announce(Tag.catalogue(establishmentId))
    const added = await catalogue.findItem(copy)
    if (!added) throw new Error(`item ${id} is not there after it was copied`)
    return added
  })
}
