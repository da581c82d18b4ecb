import { isOneOf } from '../../shared/records.ts'
import { isOnline, type Status } from './status-rules.ts'

import { SENSITIVE_FIELDS, type SensitiveField } from './vocabulary.ts'

/**
 * Editing never takes a listing offline. What says who and where a business is waits for an
 * administrator once people trust the page (the pin too: it alone can send people to another address);
 * everything else, such as hours, photos and prices, goes live at once.
 */
export function isSensitive(field: string): field is SensitiveField {
  return isOneOf(SENSITIVE_FIELDS, field)
}

type Fields = Record<string, unknown>

/**
 * What of an edit is written now and what waits. A field set to what it already is counts as no
 * change; set back to it, it stops waiting. `waitingSoFar` is what earlier edits left waiting.
 */
export function splitChanges<Listing extends Fields & { status: Status }>(
  current: Listing,
  changes: Partial<Listing>,
  waitingSoFar: Partial<Listing> = {},
): { live: Partial<Listing>; waiting: Partial<Listing> } {
  const isLive = (field: string) => !isOnline(current.status) || !isSensitive(field)
  const asked = Object.entries(changes).filter(([, value]) => value !== undefined)
  const live = asked.filter(([field, value]) => isLive(field) && !isSame(current[field], value))
  const waiting = { ...waitingSoFar, ...Object.fromEntries(asked) }
  return {
    live: Object.fromEntries(live) as Partial<Listing>,
    waiting: Object.fromEntries(
      Object.entries(waiting).filter(
        ([field, value]) => !isLive(field) && !isSame(current[field], value),
      ),
    ) as Partial<Listing>,
  }
}

export type FieldChange = { field: string; before: unknown; after: unknown }

/** What the moderator compares, in the order of the form. */
export function changesToReview(current: Fields, waiting: Fields): FieldChange[] {
  return SENSITIVE_FIELDS.filter((field) => field in waiting).map((field) => ({
    field,
    before: current[field] ?? null,
    after: waiting[field] ?? null,
  }))
}

/** As JSON would compare: by content, and a missing field is an empty one. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one ?? null, other ?? null)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]))
  }
  if (!isPlainObject(one) || !isPlainObject(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isSame(one[key], other[key]),
  )
}

function isPlainObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
