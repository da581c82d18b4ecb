import { Invalid } from '../../../platform/errors/domain-errors.ts'
import type { PlacePosition } from './list-places.rules.ts'
import { mapTexts } from './map.texts.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function encodeMapCursor({ group, order, id }: PlacePosition): string {
  return Buffer.from(JSON.stringify([group, order, id])).toString('base64url')
}

export function decodeMapCursor(cursor: string): PlacePosition {
  const place = parse(cursor)
  // The decoder overlooks what it does not know: only what would be written here is taken.
  if (!place || encodeMapCursor(place) !== cursor) {
    throw new Invalid('cursor.invalid', 'not a cursor of this list', [
      { path: 'cursor', message: mapTexts.lostPlace },
    ])
  }
  return place
}

function parse(cursor: string): PlacePosition | null {
  try {
    const [group, order, id]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (typeof group !== 'number' || typeof order !== 'number') return null
    return typeof id === 'string' && UUID.test(id) ? { group, order, id } : null
  } catch {
    return null
  }
}
