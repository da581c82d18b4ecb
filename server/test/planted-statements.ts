import { type RawBuilder, sql } from 'kysely'
import { bool, selected, statement } from '../src/platform/database/checked-sql.ts'
import type { Connection } from '../src/platform/database/database.ts'

/** Statements with the faults that are to be found in ours, and some without. */
type Row = {
  id: string
  total: number
  at: Date
  note: string | null
  kind: 'menu' | 'shop'
  days: number[]
  photo: { width: number; focus?: { x: number } } | null
  blocks: ({ type: 'text' | 'quote'; text: string } | { type: 'figure'; photo: string })[]
}

export const right = statement<Row>`
  select gen_random_uuid() as id, count(*) as total, now() as at, null::text as note, 'shop' as kind,
    array[1, 2] as days, jsonb_build_object('width', 3) as photo,
    jsonb_build_array(jsonb_build_object('type', 'text', 'text', 'a'),
      jsonb_build_object('type', 'figure', 'photo', 'b')) as blocks`
export const wrongName = statement<{ title: string }>`select 'Casa' as name`
export const wrongType = statement<{ total: string }>`select count(*) as total from users`
export const wrongList = statement<{ days: string[] }>`select array[1, 2] as days`
export const nullInIt = statement<{ name: string }>`select null::text as name`
export const unknownWord = statement<{ kind: 'menu' | 'shop' }>`select 'table' as kind`
export const wrongWithin = statement<{ photo: { width: number } }>`
  select jsonb_build_object('width', '3') as photo`
export const lackingWithin = statement<{ photo: { width: number } }>`
  select jsonb_build_object('height', 3) as photo`
export const neverExecuted = statement<{ id: string }>`select id from users where false`
export const typedByItsPlace: RawBuilder<boolean> = sql`true and false`

const totals = selected<{ count: string }>`jsonb_build_object('count', 1)`
const isNew = bool`1 < 2`
export const inBuilder = (connection: Connection) =>
  connection.selectNoFrom([totals.as('totals'), isNew.as('is_new')]).execute()
