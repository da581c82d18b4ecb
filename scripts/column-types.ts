import pg from 'pg'

/**
 * The types of columns that PostgreSQL knows more about than that they are text: those whose CHECK lists
 * their values, by "table.column".
 */
export async function readListedValues(url: string): Promise<Map<string, string[]>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ table: string; column: string; check: string }>(
      `select class.relname as "table", attribute.attname as "column", pg_get_constraintdef(one.oid) as "check"
       from pg_constraint one
       join pg_class class on class.oid = one.conrelid
       join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = one.conkey[1]
       where one.contype = 'c' and one.convalidated and cardinality(one.conkey) = 1
         and class.relnamespace = 'public'::regnamespace
       order by 1, 2, one.conname`,
    )
    return new Map(
      rows.flatMap(({ table, column, check }) => {
        const values = listedIn(check, column)
        return values ? [[`${table}.${column}`, values]] : []
      }),
    )
  } finally {
    await client.end()
  }
}

/** `column in (…)`, or of a list of words `column <@ array['…']`, as PostgreSQL writes them back. */
export function listedIn(check: string, column: string): string[] | null {
  // What holds only sometimes says nothing about every value.
  if (/\b(OR|NOT|CASE)\b|<> ALL/.test(check)) return null
  const [, one, list] =
    new RegExp(
      `\\("?${column}"? (?:= ('[^']*')::text\\)|(?:= ANY \\(|<@ )ARRAY\\[('[^\\]]*)\\])`,
    ).exec(check) ?? []
  const written = one ?? list
  if (written === undefined) return null
  return written
    .split(', ')
    .map((value) => JSON.stringify(value.replace(/::\w+$/, '').slice(1, -1)))
}

/**
 * Puts these types into the generated file: the values that a CHECK lists, and for columns that
 * `DeclaredColumns` names (server/src/platform/database/declared-columns.ts) what stands there.
 */
export function narrowColumns(
  generated: string,
  listed: ReadonlyMap<string, string[]>,
  declared: readonly string[],
): string {
  const tables = new Map(
    [...generated.matchAll(/^ {2}(\w+): (\w+);$/gm)].map(([, table = '', name = '']) => [
      name,
      table,
    ]),
  )
  const left = new Set([...listed.keys(), ...declared])
  let table = ''
  const lines = generated.split('\n').map((line) => {
    const [, opened] = /^export interface (\w+) \{$/.exec(line) ?? []
    if (opened) table = tables.get(opened) ?? ''
    const [, column = ''] = /^ {2}(\w+): /.exec(line) ?? []
    const name = `${table}.${column}`
    const type = declared.includes(name)
      ? (base: string) =>
          base === 'Json' ? `JsonColumn<DeclaredColumns["${name}"]>` : `DeclaredColumns["${name}"]`
      : listedType(listed.get(name))
    if (!type) return line
    left.delete(name)
    return line.replace(/\b(Json|string(?:\[\])?)(?=[;>]| \| null)/, (base) => type(base))
  })
  if (left.size > 0) throw new Error(`No column of the database: ${[...left].join(', ')}`)
  return lines
    .join('\n')
    .replace(
      'import type { ColumnType } from "kysely";',
      'import type { ColumnType } from "kysely";\nimport type { DeclaredColumns, JsonColumn } from "./declared-columns.ts";',
    )
}

function listedType(values: string[] | undefined) {
  if (!values) return null
  const union = values.join(' | ')
  return (base: string) => (base.endsWith('[]') ? `(${union})[]` : union)
}

/** The names in `DeclaredColumns`. */
export function declaredNames(source: string): string[] {
  return [...source.matchAll(/^ {2}'(\w+\.\w+)': /gm)].map(([, name = '']) => name)
}
