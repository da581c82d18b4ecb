import type { Category } from '@portal/contract/guide/categories/category'
import { changesToReview, isSensitive } from '@portal/contract/guide/establishments/edit-rules'
import type { WaitingChange } from '@portal/contract/guide/establishments/own-establishment'
import type { SensitiveField } from '@portal/contract/guide/establishments/vocabulary'
import type { Listing } from './listing.rules.ts'

type Names = ReadonlyMap<string, string>

export const namesOf = (categories: readonly Category[]): Names =>
  new Map(categories.map(({ id, name }) => [id, name]))

/** What is shown and what would be, field by field, in the order a form has them. */
export function waitingChangesOf({ fields, waiting }: Listing, categories: Names): WaitingChange[] {
  return changesToReview(fields, waiting?.values ?? {}).flatMap(({ field, before, after }) => {
    if (!isSensitive(field)) return []
    const [from, to] = [before, after].map((value) => inWords(value, field, categories))
    return [{ field, from: from ?? null, to: to ?? null }]
  })
}

/** The category's name, not its id. */
function inWords(value: unknown, field: SensitiveField, categories: Names): string | null {
  if (value === null) return null
  if (isPlace(value)) return `${value.latitude}, ${value.longitude}`
  const text = String(value)
  const isCategory = field === 'category_id' || field === 'subcategory_id'
  return isCategory ? (categories.get(text) ?? text) : text
}

function isPlace(value: unknown): value is { latitude: number; longitude: number } {
  return typeof value === 'object' && value !== null && 'latitude' in value
}
