import { type RawBuilder, sql } from 'kysely'
import { Invalid } from '../errors/domain-errors.ts'
import { bool, int8 } from './checked-sql.ts'

/**
 * Where a list that runs from newest to oldest goes on. PostgreSQL counts microseconds and a Date
 * only milliseconds: a place kept as a Date would skip or repeat what happened within one.
 */
export type ListPosition = { micros: number; id: string }

const PLACE = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
/** The last moment a Date has; PostgreSQL's calendar is a little longer. */
const LAST_MICROS = 8.64e15

export function encodeCursor({ micros, id }: ListPosition): string {
  return Buffer.from(`${micros}.${id}`).toString('base64url')
}

export function decodeCursor(cursor: string): ListPosition {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, micros, id] = PLACE.exec(text) ?? []
  const place = { micros: Number(micros), id: id ?? '' }
  // The decoder overlooks what it does not know: only what it would write itself is taken.
  if (!id || place.micros > LAST_MICROS || encodeCursor(place) !== cursor) {
    throw new Invalid('cursor.invalid', 'not a cursor of ours', [
      { path: 'cursor', message: 'Não achamos esta parte da lista. Volte ao início dela.' },
    ])
  }
  return place
}

export function microsOf(column: string): RawBuilder<number> {
  return int8`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`
}

/** For `order by moment desc, id desc`; an index on the moment serves it. */
export function isAfterPlace(moment: string, id: string, place: ListPosition): RawBuilder<boolean> {
  return bool`(${sql.ref(moment)}, ${sql.ref(id)}) <
    (timestamptz 'epoch' + ${place.micros}::bigint * interval '1 microsecond', ${place.id}::uuid)`
}

/** For `order by moment, id`: queues, where who has waited longest comes first. */
export function isBehindPlace(
  moment: string,
  id: string,
  place: ListPosition,
): RawBuilder<boolean> {
  return bool`(${sql.ref(moment)}, ${sql.ref(id)}) >
    (timestamptz 'epoch' + ${place.micros}::bigint * interval '1 microsecond', ${place.id}::uuid)`
}

/** Cuts rows, asked for with one more than the page holds, to the page. */
export function toPage<Row extends ListPosition>(rows: Row[], limit: number) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, nextCursor: last && rows.length > limit ? encodeCursor(last) : null }
}
