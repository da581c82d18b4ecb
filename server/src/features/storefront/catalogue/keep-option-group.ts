import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import { MOST_LIBRARY_GROUPS } from '@portal/contract/storefront/catalogue/catalogue.texts'
import type { OptionGroupContent } from '@portal/contract/storefront/catalogue/catalogue-fields'
import type { Actor } from '../../../platform/actor.ts'
import {
  Conflict,
  Invalid,
  NotFound,
  requireSameVersion,
} from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps, Within } from './catalogue.feature.ts'
import type { LibraryGroup } from './catalogue.rules.ts'
import { catalogueTexts as texts } from './catalogue.texts.ts'
import { holdPlace } from './held-catalogue.ts'

type Writing = Pick<Deps, 'work' | 'clock'>
type Added = OptionGroupContent & { establishmentId: string; kind: CatalogueKind; id: string }
type Named = { establishmentId: string; id: string; version: number }

/** The same one a second time is the one that is there: a button pressed twice adds nothing. */
export async function addOptionGroup(
  actor: Actor,
  { item_ids, ...group }: Added,
  { work, clock }: Writing,
): Promise<LibraryGroup> {
  const { establishmentId, kind, id, name } = group
  return work.transaction(async (within) => {
    const now = clock.now()
    const { optionGroups } = within
    const held = await holdPlace(within, { id: establishmentId, actor, right: 'menu.edit' }, now)
    held.requireKind(kind)
    const present = await optionGroups.find(group)
    if (present) return present
    const count = await optionGroups.count(group)
    if (count >= MOST_LIBRARY_GROUPS) {
      const told = texts.groupLimit(MOST_LIBRARY_GROUPS)
      throw new Invalid('catalogue.group-limit', `${count} groups`, [], told)
    }
    if (!(await optionGroups.add(group, group))) {
      throw new Conflict('catalogue.taken', 'the id is of another group', texts.taken)
    }
    await optionGroups.save(group, group, now)
    await optionGroups.setItems(group, item_ids, now)
    await within.audit.record(actor, now, {
      action: 'catalogue.option-group-added',
      subjectId: establishmentId,
      details: { kind, name, items: item_ids.length },
    })
    within.changes.announce(Tag.catalogue(establishmentId))
    return requireGroup(await optionGroups.find(group), id)
  })
}

/** In every item that uses it, at once. */
export async function updateOptionGroup(
  actor: Actor,
  { content: { item_ids, ...content }, ...group }: Named & { content: OptionGroupContent },
  { work, clock }: Writing,
): Promise<LibraryGroup> {
  const { establishmentId, id } = group
  return work.transaction(async (within) => {
    const now = clock.now()
    const { kind } = await hold(actor, group, within, now)
    await within.optionGroups.save(group, content, now)
    await within.optionGroups.setItems({ ...group, kind }, item_ids, now)
    await within.audit.record(actor, now, {
      action: 'catalogue.option-group-updated',
      subjectId: establishmentId,
      details: { kind, name: content.name, items: item_ids.length },
    })
    within.changes.announce(Tag.catalogue(establishmentId))
    return requireGroup(await within.optionGroups.find(group), id)
  })
}

/** Orders keep what was chosen of it. */
export async function removeOptionGroup(
  actor: Actor,
  group: Named,
  { work, clock }: Writing,
): Promise<void> {
  const { establishmentId } = group
  await work.transaction(async (within) => {
    const now = clock.now()
    const { kind, name, item_ids } = await hold(actor, group, within, now)
    await within.optionGroups.remove(group, now)
    await within.audit.record(actor, now, {
      action: 'catalogue.option-group-removed',
      subjectId: establishmentId,
      details: { kind, name, items: item_ids.length },
    })
    within.changes.announce(Tag.catalogue(establishmentId))
  })
}

async function hold(actor: Actor, group: Named, within: Within, now: Date): Promise<LibraryGroup> {
  const { establishmentId: id } = group
  const held = await holdPlace(within, { id, actor, right: 'menu.edit' }, now)
  const found = requireGroup(await within.optionGroups.find(group), group.id)
  held.requireKind(found.kind)
  requireSameVersion(found, group.version, texts.staleGroup)
  return found
}

function requireGroup(group: LibraryGroup | null, id: string): LibraryGroup {
  if (!group) throw new NotFound('catalogue-option-group', id)
  return group
}
