import { type RawBuilder, sql } from 'kysely'
import { Invalid } from '../errors/domain-errors.ts'
import { bool, selected } from './checked-sql.ts'

/** A column, or an expression with an index on it and the id. It is never null. */
export type ListOrder = {
  by: RawBuilder<unknown>
  kind: 'moment' | 'number' | 'text'
  direction: 'asc' | 'desc'
}

/** Where a list goes on: after this row, whose place in the order was this. Moments in microseconds. */
type Position = { key: number | string; id: string }

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** The last moment a Date has. */
const LAST_MICROS = 8.64e15

/** The parts of a statement that reads one page of a list in one of its orders. */
export function sortedList<Sort extends string>(
  orders: Record<Sort, ListOrder>,
  sort: Sort,
  id: string,
) {
  const { by, kind, direction } = orders[sort]
  const way = sql.raw(direction)
  return {
    /** To be selected as `sort_key`. */
    key: selected<number | string>`${
      kind === 'moment' ? sql`(extract(epoch from ${by}) * 1000000)::bigint` : by
    }`,
    orderBy: sql`${by} ${way}, ${sql.ref(id)} ${way}`,
    after(cursor: string | undefined): RawBuilder<boolean> {
      if (!cursor) return bool`true`
      const place = decode(cursor, sort, kind)
      const key =
        kind === 'moment'
          ? sql`timestamptz 'epoch' + ${place.key}::bigint * interval '1 microsecond'`
          : kind === 'number'
            ? sql`${place.key}::bigint`
            : sql`${place.key}::text`
      const sign = sql.raw(direction === 'desc' ? '<' : '>')
      return bool`(${by}, ${sql.ref(id)}) ${sign} (${key}, ${place.id}::uuid)`
    },
    /** Cuts rows, asked for with one more than the page holds, to the page. */
    toPage<Row extends { id: string; sort_key: number | string }>(rows: Row[], limit: number) {
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      const nextCursor =
        last && rows.length > limit ? encode(sort, { key: last.sort_key, id: last.id }) : null
      return { rows: page, nextCursor }
    },
  }
}

/** Newest and oldest by a moment, and the letters both ways. */
export function ordersBy(moment: RawBuilder<unknown>, name: RawBuilder<unknown>) {
  return {
    recentes: { by: moment, kind: 'moment', direction: 'desc' },
    antigos: { by: moment, kind: 'moment', direction: 'asc' },
    nome: { by: name, kind: 'text', direction: 'asc' },
    'nome-desc': { by: name, kind: 'text', direction: 'desc' },
  } as const satisfies Record<string, ListOrder>
}

/** Letters without their accents, in the order of their bytes: as the indexes of names are. */
export const byLetters = (column: string): RawBuilder<unknown> =>
  sql`(folded(${sql.ref(column)}) collate "C")`

/** A cursor belongs to one order. */
function encode(sort: string, { key, id }: Position): string {
  return Buffer.from(JSON.stringify([sort, id, key])).toString('base64url')
}

function decode(cursor: string, sort: string, kind: ListOrder['kind']): Position {
  const place = parse(cursor, kind)
  // The decoder overlooks what it does not know: only what would be written here is taken.
  if (!place || encode(sort, place) !== cursor) {
    throw new Invalid('cursor.invalid', 'not a cursor of this list', [
      { path: 'cursor', message: 'Não achamos esta parte da lista. Volte ao início dela.' },
    ])
  }
  return place
}

function parse(cursor: string, kind: ListOrder['kind']): Position | null {
  try {
    const [, id, key]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (typeof id !== 'string' || !UUID.test(id)) return null
    if (kind !== 'text') {
      return Number.isInteger(key) && Math.abs(Number(key)) <= LAST_MICROS
        ? { key: Number(key), id }
        : null
    }
    return typeof key === 'string' && !key.includes('\0') ? { key, id } : null
  } catch {
    return null
  }
}
