import type { EditedCategory } from '@portal/contract/guide/categories/category-editor'
import { numberedSlug, slugOf } from '@portal/contract/shared/slug'
import {
  Conflict,
  Invalid,
  NotFound,
  requireSameVersion,
} from '../../../platform/errors/domain-errors.ts'
import { categoriesTexts } from './categories.texts.ts'

type Categories = readonly EditedCategory[]

export function requireCategory(categories: Categories, id: string, version?: number) {
  const category = categories.find((one) => one.id === id)
  if (!category) throw new NotFound('category', id)
  if (version !== undefined) requireSameVersion(category, version, categoriesTexts.stale)
  return category
}

/** The one that is to hold another: on the first level and in the guide. */
export function requireParent(categories: Categories, id: string) {
  const parent = categories.find((one) => one.id === id)
  if (!parent?.is_active) throw refusal('parent_id', categoriesTexts.unknownParent)
  if (parent.parent_id !== null) throw refusal('parent_id', categoriesTexts.twoLevels)
  return parent
}

/** Beside each other two names must differ by more than accents and capitals. */
export function requireFreeName(
  categories: Categories,
  { id, name, parent_id }: { id?: string; name: string; parent_id: string | null },
) {
  const isTaken = categories.some(
    (one) =>
      one.id !== id &&
      one.parent_id === parent_id &&
      one.is_active &&
      folded(one.name) === folded(name),
  )
  if (isTaken) {
    throw new Invalid(
      'categories.same-name',
      'the name is taken beside it',
      [{ path: 'name', message: categoriesTexts.sameName }],
      categoriesTexts.sameName,
    )
  }
}

const folded = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export function requireSubcategory({ parent_id, is_active }: EditedCategory): string {
  if (parent_id === null) {
    throw conflict('categories.not-a-subcategory', categoriesTexts.ownSubcategories)
  }
  if (!is_active) throw conflict('categories.archived', categoriesTexts.archived)
  return parent_id
}

/** An address nobody has had: archived categories keep theirs. */
export function freeSlug(categories: Categories, name: string): string {
  const taken = new Set(categories.map(({ slug }) => slug))
  const base = slugOf(name)
  let slug = base
  for (let count = 2; taken.has(slug); count += 1) slug = numberedSlug(base, count)
  return slug
}

export function groupOf(categories: Categories, parentId: string | null) {
  return categories.filter(({ parent_id }) => parent_id === parentId)
}

export function lastPosition(group: Categories): number {
  return Math.max(-1, ...group.map(({ position }) => position)) + 1
}

/** An order names the whole group once: one that is missing was added by somebody else meanwhile. */
export function requireWholeOrder(group: Categories, ids: readonly string[]) {
  const named = new Set(ids)
  if (named.size !== ids.length) throw refusal('ids', categoriesTexts.repeated)
  if (named.size !== group.length || !group.every(({ id }) => named.has(id))) {
    throw conflict('categories.stale-order', categoriesTexts.staleOrder)
  }
}

export type Destination = { category_id: string; subcategory_id: string | null }

/** Where what uses an archived category goes; null when nothing does. */
export function destinationOf(
  categories: Categories,
  category: EditedCategory,
  moveTo: string | undefined,
): Destination | null {
  if (!category.is_active) throw conflict('categories.archived', categoriesTexts.archived)
  const inside = groupOf(categories, category.id).filter(({ is_active }) => is_active).length
  if (moveTo === undefined) {
    if (category.listings + inside > 0) {
      throw conflict('categories.in-use', categoriesTexts.inUse(category.listings, inside))
    }
    return null
  }
  const target = categories.find(({ id }) => id === moveTo)
  if (!target?.is_active || target.id === category.id) {
    throw refusal('move_to', categoriesTexts.target)
  }
  if (category.parent_id === null && target.parent_id !== null) {
    throw refusal('move_to', categoriesTexts.targetLevel)
  }
  return target.parent_id === null
    ? { category_id: target.id, subcategory_id: null }
    : { category_id: target.parent_id, subcategory_id: target.id }
}

export function requireRestorable(categories: Categories, category: EditedCategory) {
  if (category.is_active) throw conflict('categories.not-archived', categoriesTexts.notArchived)
  const parent = categories.find(({ id }) => id === category.parent_id)
  if (parent && !parent.is_active) {
    throw conflict('categories.archived-parent', categoriesTexts.archivedParent)
  }
}

const conflict = (code: string, sentence: string) => new Conflict(code, sentence, sentence)

const refusal = (path: string, message: string) =>
  new Invalid('categories.refused', message, [{ path, message }], message)
