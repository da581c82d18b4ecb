import type * as contract from '@portal/contract/guide/categories/category-editor'
import type { EditedCategory } from '@portal/contract/guide/categories/category-editor'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../../platform/actor.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './categories.feature.ts'
import {
  type Destination,
  destinationOf,
  freeSlug,
  groupOf,
  lastPosition,
  requireCategory,
  requireFreeName,
  requireParent,
  requireRestorable,
  requireSubcategory,
  requireWholeOrder,
} from './categories.rules.ts'

export async function createCategory(
  actor: Actor,
  { name, parent_id, icon }: EndpointInput<typeof contract.createCategory>['body'],
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  return work.transaction(async ({ categories, audit, changes }) => {
    const all = await categories.lockAll()
    const parent = parent_id === null ? null : requireParent(all, parent_id)
    requireFreeName(all, { name, parent_id })

    const id = await categories.add({
      name,
      parent_id,
      slug: freeSlug(all, name),
      icon: parent?.icon ?? icon ?? 'store',
      schema_type: parent?.schema_type ?? 'LocalBusiness',
      position: lastPosition(groupOf(all, parent_id)),
    })
    await audit.record(actor, clock.now(), {
      action: 'category.created',
      subjectId: id,
      details: { name, ...(parent ? { parent: parent.name } : {}) },
    })
    changes.announce(Tag.categories)
    return categories.listEdited()
  })
}

/** The name and the icon; the address stays, and with it every link to it. */
export async function updateCategory(
  actor: Actor,
  {
    id,
    version,
    changes: wanted,
  }: EndpointInput<typeof contract.updateCategory>['body'] & { id: string },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  return work.transaction(async ({ categories, audit, changes }) => {
    const all = await categories.lockAll()
    const before = requireCategory(all, id, version)
    const name = wanted.name ?? before.name
    const icon = wanted.icon ?? before.icon
    if (name === before.name && icon === before.icon) return all
    requireFreeName(all, { ...before, name })

    await categories.save(id, { name, icon })
    if (icon !== before.icon) await categories.setIconWithin(id, icon)
    await audit.record(actor, clock.now(), {
      action: 'category.updated',
      subjectId: id,
      details: {
        name: before.name,
        ...(name === before.name ? {} : { to: name }),
        ...(icon === before.icon ? {} : { icon }),
      },
    })
    changes.announce(Tag.categories, Tag.establishments)
    return categories.listEdited()
  })
}

/** A subcategory goes to another category, and its listings with it. */
export async function moveCategory(
  actor: Actor,
  { id, version, parent_id }: { id: string; version: number; parent_id: string },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  return work.transaction(async ({ categories, listingCategories, audit, changes }) => {
    const all = await categories.lockAll()
    const category = requireCategory(all, id, version)
    const from = requireCategory(all, requireSubcategory(category))
    if (from.id === parent_id) return all
    const parent = requireParent(all, parent_id)
    requireFreeName(all, { ...category, parent_id })

    const position = lastPosition(groupOf(all, parent_id))
    await categories.save(id, { parent_id, position, icon: parent.icon })
    const place = { category_id: parent_id, subcategory_id: id }
    const listings = await listingCategories.moveSubcategory(id, place)
    await audit.record(actor, clock.now(), {
      action: 'category.moved',
      subjectId: id,
      details: { name: category.name, from: from.name, to: parent.name, listings },
    })
    changes.announce(Tag.categories, Tag.establishments)
    return categories.listEdited()
  })
}

export async function reorderCategories(
  actor: Actor,
  { parent_id, ids }: { parent_id: string | null; ids: readonly string[] },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  return work.transaction(async ({ categories, audit, changes }) => {
    const all = await categories.lockAll()
    const group = groupOf(all, parent_id)
    requireWholeOrder(group, ids)
    if (group.every(({ id }, index) => id === ids[index])) return all

    await categories.reorder(ids)
    const names = new Map(group.map(({ id, name }) => [id, name]))
    await audit.record(actor, clock.now(), {
      action: 'category.reordered',
      ...(parent_id === null ? {} : { subjectId: parent_id }),
      details: { order: ids.map((id) => names.get(id)) },
    })
    changes.announce(Tag.categories)
    return categories.listEdited()
  })
}

/** Out of the guide, not out of the records. What still uses it goes where the editor says. */
export async function archiveCategory(
  actor: Actor,
  { id, version, move_to }: { id: string; version: number; move_to?: string | undefined },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  return work.transaction(async ({ categories, listingCategories, audit, changes }) => {
    const all = await categories.lockAll()
    const category = requireCategory(all, id, version)
    const destination = destinationOf(all, category, move_to)
    const target = all.find((one) => one.id === move_to)

    const listings = destination
      ? await carryOver(category, destination, target?.icon ?? category.icon, {
          categories,
          listingCategories,
        })
      : 0
    await categories.archive(id, target?.id ?? null)
    await audit.record(actor, clock.now(), {
      action: target ? 'category.merged' : 'category.archived',
      subjectId: id,
      details: { name: category.name, ...(target ? { to: target.name, listings } : {}) },
    })
    changes.announce(Tag.categories, Tag.establishments)
    return categories.listEdited()
  })
}

async function carryOver(
  { id, parent_id }: EditedCategory,
  destination: Destination,
  icon: string,
  { categories, listingCategories }: Pick<Deps['stores'], 'categories' | 'listingCategories'>,
): Promise<number> {
  if (parent_id !== null) return listingCategories.moveSubcategory(id, destination)
  await categories.moveWithin(id, destination.category_id, icon)
  return listingCategories.moveCategory(id, destination.category_id)
}

export async function restoreCategory(
  actor: Actor,
  { id, version }: { id: string; version: number },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  return work.transaction(async ({ categories, audit, changes }) => {
    const all = await categories.lockAll()
    const category = requireCategory(all, id, version)
    requireRestorable(all, category)
    requireFreeName(all, category)

    await categories.save(id, { is_active: true, merged_into: null })
    await audit.record(actor, clock.now(), {
      action: 'category.restored',
      subjectId: id,
      details: { name: category.name },
    })
    changes.announce(Tag.categories, Tag.establishments)
    return categories.listEdited()
  })
}
