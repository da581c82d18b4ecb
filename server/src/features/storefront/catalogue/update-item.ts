import { isDeepStrictEqual } from 'node:util'
import type { ItemContent } from '@portal/contract/storefront/catalogue/catalogue-fields'
import { contentOf } from '@portal/contract/storefront/catalogue/item-content-rules'
import type { Actor } from '../../../platform/actor.ts'
import { NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './catalogue.feature.ts'
import { type FoundItem, requireUsablePhoto } from './catalogue.rules.ts'
import { catalogueTexts as texts } from './catalogue.texts.ts'
import { holdPlace, refusingTakenCodes } from './held-catalogue.ts'

type Input = { establishmentId: string; id: string; version: number; content: ItemContent }

/** Everything at once, live at once. Parts that are named by their id stay what they are. */
export async function updateItem(
  actor: Actor,
  { content, version, ...item }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<FoundItem> {
  const { establishmentId, id } = item
  return refusingTakenCodes(() =>
    work.transaction(async (within) => {
      const now = clock.now()
      const { catalogue, itemParts, optionGroups, audit, changes } = within
      const held = await holdPlace(within, { id: establishmentId, actor, right: 'menu.edit' }, now)
      const before = await catalogue.findItem(item)
      if (!before) throw new NotFound('catalogue-item', id)
      held.requireKind(before.kind)
      requireSameVersion(before.item, version, texts.stale)
      if (content.photo_id) {
        const userId = actor.kind === 'person' ? actor.userId : null
        const shown = before.item.photo?.id ?? null
        requireUsablePhoto(await catalogue.lockPhoto(content.photo_id), { userId, shown })
      }
      await catalogue.saveItem(item, content, now)
      await itemParts.setWindows({ establishmentId, sectionId: null, itemId: id }, content.windows)
      await optionGroups.setOfItem({ ...item, kind: before.kind }, content.group_ids)
      await itemParts.setVariants(item, content.variants, now)
      const after = await catalogue.findItem(item)
      if (!after) throw new Error(`item ${id} is not there after it was saved`)
      await audit.record(actor, now, {
        action: 'catalogue.item-updated',
        subjectId: establishmentId,
        details: {
          kind: before.kind,
          name: content.name,
          parts: changedParts(contentOf(before.item), contentOf(after.item)),
        },
      })
      changes.announce(Tag.catalogue(establishmentId))
      return after
    }),
  )
}

function changedParts(before: ItemContent, after: ItemContent): string[] {
  const known = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(([part, value]) => !isDeepStrictEqual(known.get(part), value))
    .map(([part]) => part)
}
