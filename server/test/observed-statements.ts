import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PostgresQueryCompiler, type RawNode } from 'kysely'
import pg from 'pg'
import { declaredNames } from '../../scripts/column-types.ts'

/**
 * Notes what PostgreSQL answers to SQL that is written by hand: which columns, of which types, and what was
 * in them; and what stood in the columns that `DeclaredColumns` describes. `scripts/check-statements.ts`
 * compares that with the types the code says, after the tests.
 */

/** What was found in one place of the answers, of all rows together. */
export type Seen = {
  plain: string[]
  /** Some of the texts, for types that are a few words. */
  words?: string[]
  items?: Seen
  objects?: number
  keys?: Record<string, Seen & { times: number }>
}
export type SeenColumn = { name: string; oid: number; values: Seen }
/** By the text of a template: its columns, or for an expression the one it was selected as. */
export type Observed = Record<string, SeenTemplate>
export type SeenTemplate = {
  columns: SeenColumn[]
  /** Executed as a part of a statement by hand, whose columns were compared. */
  isPart: boolean
}

type Told = { statement: string | null; selected: Map<string, string>; parts: string[] }

/** How a template is known again in the sources. */
export const keyOf = (parts: readonly string[]) => parts.join('\0')
/** How a declared column is: no template begins like this. */
export const columnKey = (name: string) => keyOf(['column', name])

const MOST_WORDS = 100
const LONGEST_WORD = 60

/** Named by whoever wants to know; without it nothing is watched. */
const folder = process.env.STATEMENTS_SEEN
const texts = new Map<string, Told>()
/** The declared columns by the numbers PostgreSQL has for them, which copies of a database share. */
const declared = new Map<string, string>()
const copies = new Set<string>()
let observed: Observed = {}
let written = 0

if (folder) watch()

export function watch() {
  const { compileQuery } = PostgresQueryCompiler.prototype
  PostgresQueryCompiler.prototype.compileQuery = function (node, id) {
    const compiled = compileQuery.call(this, node, id)
    if (!texts.has(compiled.sql)) texts.set(compiled.sql, toldBy(node))
    return compiled
  }
  const { query } = pg.Client.prototype
  const watched = function (this: pg.Client, ...given: unknown[]) {
    const answer: unknown = Reflect.apply(query, this, given)
    const [asked] = given
    const told = texts.get(typeof asked === 'string' ? asked : textOf(asked))
    if (!told || !(answer instanceof Promise)) return answer
    const isCopy = copies.has(this.database ?? '')
    return answer.then((result: pg.QueryResult) => {
      note(told, result.fields ?? [], result.rows)
      if (isCopy) noteColumns(result.fields ?? [], result.rows)
      return result
    })
  }
  Object.assign(pg.Client.prototype, { query: watched })
  return () => {
    PostgresQueryCompiler.prototype.compileQuery = compileQuery
    Object.assign(pg.Client.prototype, { query })
  }
}

/** From then on what is read of its declared columns is noted. */
export async function watchColumnsOf(copy: string, client: pg.Client) {
  if (!folder) return
  if (declared.size === 0) await learnColumns(client)
  copies.add(copy)
}

async function learnColumns(client: pg.Client) {
  const file = join(import.meta.dirname, '../src/platform/database/declared-columns.ts')
  const { rows } = await client.query<{ numbers: string; name: string }>(
    `select attrelid::oid || '.' || attnum as numbers, relname || '.' || attname as name
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relname || '.' || attname = any($1)`,
    [declaredNames(readFileSync(file, 'utf8'))],
  )
  for (const { numbers, name } of rows) declared.set(numbers, name)
}

const textOf = (asked: unknown) =>
  typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : ''

/** Whose template the statement is, which of its columns are expressions by hand, and what else is in it. */
function toldBy(root: object): Told {
  const told: Told = { statement: statementOf(root), selected: new Map(), parts: [] }
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) return node.forEach(visit)
    // Values are no SQL, and may be large.
    if ('kind' in node && (node.kind === 'ValueNode' || node.kind === 'PrimitiveValueListNode'))
      return
    if (isRaw(node)) told.parts.push(keyOf(node.sqlFragments))
    if ('kind' in node && node.kind === 'AliasNode' && 'node' in node && 'alias' in node) {
      const key = expressionOf(node.node)
      if (key !== null) told.selected.set(nameOf(node.alias), key)
    }
    Object.values(node).forEach(visit)
  }
  visit(root)
  return told
}

const isRaw = (node: unknown): node is RawNode =>
  typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'RawNode'

/** A mark before a statement (prepared.ts) is not the statement. */
function statementOf(node: unknown): string | null {
  if (!isRaw(node)) return null
  const isWrapped = node.sqlFragments.every((part) => part.trim() === '')
  return isWrapped ? statementOf(node.parameters.at(-1)) : keyOf(node.sqlFragments)
}

/** Of `(…)::type` what stands inside. */
function expressionOf(node: unknown): string | null {
  if (!isRaw(node)) return null
  const [inner] = node.parameters
  const isCast = node.sqlFragments[0] === '(' && node.sqlFragments[1] === ')' && isRaw(inner)
  return keyOf(isCast ? inner.sqlFragments : node.sqlFragments)
}

const nameOf = (alias: unknown) =>
  typeof alias === 'object' && alias !== null && 'name' in alias ? String(alias.name) : ''

/** What PostgreSQL says of a statement before it is executed. */
export function noteDescription(text: string, fields: readonly Field[]) {
  const told = texts.get(text)
  if (told) note(told, fields, [])
}

type Field = Pick<pg.FieldDef, 'name' | 'dataTypeID'>
type Answer = readonly Record<string, unknown>[]

function note({ statement, selected, parts }: Told, fields: readonly Field[], rows: Answer) {
  for (const key of parts) {
    observed[key] ??= { columns: [], isPart: false }
    observed[key].isPart ||= statement !== null
  }
  for (const { name, dataTypeID } of fields) {
    const keys = [statement, selected.get(name) ?? null].filter((key) => key !== null)
    for (const key of keys) {
      const entry = observed[key]
      if (!entry) continue
      const known = entry.columns.find(
        (column) => column.name === name && column.oid === dataTypeID,
      )
      const column = known ?? { name, oid: dataTypeID, values: { plain: [] } }
      if (!known) entry.columns.push(column)
      for (const row of rows) see(column.values, row[name])
    }
  }
}

/** That one may be null is said by the table, and by joins that find nothing. */
function noteColumns(fields: readonly pg.FieldDef[], rows: Answer) {
  for (const { name: selectedAs, tableID, columnID, dataTypeID: oid } of fields) {
    const name = declared.get(`${tableID}.${columnID}`)
    if (name === undefined) continue
    const key = columnKey(name)
    observed[key] ??= { columns: [{ name, oid, values: { plain: [] } }], isPart: false }
    for (const { values } of observed[key].columns) {
      for (const row of rows) if (row[selectedAs] !== null) see(values, row[selectedAs])
    }
  }
}

function see(seen: Seen, value: unknown) {
  const kind = kindOf(value)
  if (kind === 'array') {
    seen.items ??= { plain: [] }
    for (const item of value as unknown[]) see(seen.items, item)
  } else if (kind === 'object') {
    seen.objects = (seen.objects ?? 0) + 1
    seen.keys ??= {}
    for (const [name, inner] of Object.entries(value as object)) {
      seen.keys[name] ??= { plain: [], times: 0 }
      seen.keys[name].times += 1
      see(seen.keys[name], inner)
    }
  } else if (typeof value === 'string') {
    seen.words ??= []
    const isNew = value.length <= LONGEST_WORD && !seen.words.includes(value)
    if (isNew && seen.words.length < MOST_WORDS) seen.words.push(value)
  }
  if (!seen.plain.includes(kind)) seen.plain.push(kind)
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (value instanceof Date) return 'Date'
  if (Buffer.isBuffer(value)) return 'Buffer'
  return Array.isArray(value) ? 'array' : typeof value
}

/** A worker may end without being told: what a file of tests saw is written when its database goes. */
export function keepObserved() {
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  written += 1
  writeFileSync(join(folder, `${process.pid}-${written}.json`), JSON.stringify(takeObserved()))
}

export function takeObserved(): Observed {
  const taken = observed
  observed = {}
  return taken
}
