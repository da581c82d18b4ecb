import type { Category } from '@portal/contract/guide/categories/category'

/** `current` is what was asked for, `top` the first level it lies in, or is. */
export type ChosenCategory = { top: Category | null; current: Category | null }

export function chosenCategory(
  categories: readonly Category[],
  slug: string | undefined,
): ChosenCategory {
  const current = categories.find((category) => category.slug === slug) ?? null
  const top = current?.parent_id
    ? (categories.find(({ id }) => id === current.parent_id) ?? null)
    : current
  return { top, current }
}
