import type { Category } from '@portal/contract/categories/category'
import type { WaitingChange } from '@portal/contract/establishments/own-establishment'
import { SENSITIVE_FIELDS, type SensitiveField } from '@portal/contract/establishments/vocabulary'
import type { Listing } from './listing.rules.ts'

type Names = ReadonlyMap<string, string>

export const namesOf = (categories: readonly Category[]): Names =>
  new Map(categories.map(({ id, name }) => [id, name]))

/** What is shown and what would be, field by field, in the order a form has them. */
export function waitingChangesOf({ fields, waiting }: Listing, categories: Names): WaitingChange[] {
  if (!waiting) return []
  const { values } = waiting
  return SENSITIVE_FIELDS.filter((field) => field in values).map((field) => ({
    field,
    from: inWords(fields[field], field, categories),
    to: inWords(values[field] ?? null, field, categories),
  }))
}

function inWords(
  value: Listing['fields'][SensitiveField],
  field: SensitiveField,
  categories: Names,
): string | null {
  if (value === null) return null
  if (typeof value === 'object') return `${value.latitude}, ${value.longitude}`
  const isCategory = field === 'category_id' || field === 'subcategory_id'
  return isCategory ? (categories.get(value) ?? value) : value
}
