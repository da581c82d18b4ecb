/** The icons drawn for categories, by name (category-icons.ts has the drawings). */
export const CATEGORY_ICON_NAMES: readonly string[] = [
  'utensils',
  'bed',
  'music',
  'compass',
  'shopping-bag',
  'wrench',
  'heart-pulse',
  'building',
  'car',
  'landmark',
  'store',
]
