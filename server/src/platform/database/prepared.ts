import { createHash } from 'node:crypto'
import { CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import type { DB } from './schema.generated.ts'

const MARK = '/* prepared */'
/** Begins a statement that each connection plans once and keeps: for a few that are asked all day. */
export const PREPARED = sql.raw(MARK)

type Query = (this: unknown, ...given: unknown[]) => unknown
const names = new Map<string, string>()

/** Teaches a connection to keep the plans of marked statements. */
export function keepPlans(client: pg.PoolClient) {
  const { prototype } = pg.Client as unknown as { prototype: { query: Query } }
  const query = (text: unknown, values: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && text.startsWith(MARK)
      ? prototype.query.call(client, { name: nameOf(text), text, values }, ...rest)
      : prototype.query.call(client, text, values, ...rest)
  Object.assign(client, { query })
}

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha1').update(text).digest('hex')
  names.set(text, name)
  return name
}

/** Stands in a statement's text for a value of each question. */
class Given {
  readonly read: (asked: never) => unknown
  constructor(read: (asked: never) => unknown) {
    this.read = read
  }
}

/**
 * For a few statements that are asked all day: each shape of question is written once and planned once
 * for each connection; after that only its values are filled in. In the text a value is `given(read)`.
 */
export function preparedStatements<Asked>() {
  const written = new Map<string, CompiledQuery>()
  return {
    given: (read: (asked: Asked) => unknown) => sql.val(new Given(read)),

    /** Without a shape it is written and planned for this one question. */
    async rows<Row>(
      connection: Kysely<DB>,
      shape: string | null,
      asked: Asked,
      write: (asked: Asked) => RawBuilder<Row>,
    ): Promise<Row[]> {
      let query = shape === null ? undefined : written.get(shape)
      if (!query) {
        query = sql`${shape === null ? sql`` : PREPARED} ${write(asked)}`.compile(connection)
        if (shape !== null) written.set(shape, query)
      }
      const values = query.parameters.map((value) =>
        value instanceof Given ? value.read(asked as never) : value,
      )
      const { rows } = await connection.executeQuery<Row>(CompiledQuery.raw(query.sql, values))
      return rows
    },
  }
}
