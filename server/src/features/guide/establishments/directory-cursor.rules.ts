import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { establishmentsTexts } from './establishments.texts.ts'

/** Where a list goes on: after this listing, whose place in the order was this. */
export type DirectoryPosition = { key: number | string; id: string }

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Microseconds of the last moment a Date has; ranks, ratings and distances are far below. */
const LARGEST_KEY = 8.64e15

/** Names go by text, every other order by a number. */
export const goesByName = (sort: unknown) => sort === 'nome' || sort === 'nome-desc'

/** A cursor belongs to one order. */
export function encodeDirectoryCursor(sort: string, { key, id }: DirectoryPosition): string {
  return Buffer.from(JSON.stringify([sort, id, key])).toString('base64url')
}

export function decodeDirectoryCursor(sort: string, cursor: string): DirectoryPosition {
  const place = parse(cursor)
  // The decoder overlooks what it does not know: only what would be written here is taken.
  if (!place || encodeDirectoryCursor(sort, place) !== cursor) {
    throw new Invalid('cursor.invalid', 'not a cursor of this list', [
      { path: 'cursor', message: establishmentsTexts.lostPlace },
    ])
  }
  return place
}

function parse(cursor: string): DirectoryPosition | null {
  try {
    const [sort, id, key]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (typeof id !== 'string' || !UUID.test(id)) return null
    if (typeof key === 'number') {
      return Math.abs(key) <= LARGEST_KEY && !goesByName(sort) ? { key, id } : null
    }
    return typeof key === 'string' && goesByName(sort) && !key.includes('\0') ? { key, id } : null
  } catch {
    return null
  }
}
