import {
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type pg from 'pg'
import type { Connection } from '../src/platform/database/database.ts'
import type { DB } from '../src/platform/database/schema.generated.ts'
import { noteDescription } from './observed-statements.ts'

/**
 * Has statements described by PostgreSQL instead of executed: which columns they would answer with does not
 * depend on the values asked with. So a store can be called with anything.
 */
type Row = Record<string, unknown>

/** A loop that goes on while there are rows would never end. */
const MOST_IN_ONE_CALL = 20

export function describingConnection(client: pg.Client, rowsOf: () => Row[]) {
  const told = { described: 0, left: MOST_IN_ONE_CALL }
  const describing: DatabaseConnection = {
    async executeQuery<Answer>({ sql }: { sql: string }) {
      told.left -= 1
      if (told.left < 0) throw new Error('enough of this call')
      noteDescription(sql, await describe(client, sql))
      told.described += 1
      return { rows: rowsOf() as Answer[], numAffectedRows: 1n }
    },
    async *streamQuery() {
      yield* []
    },
  }
  const nothing = async () => {}
  const connection: Connection = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => describing,
        releaseConnection: nothing,
        beginTransaction: nothing,
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        destroy: nothing,
      }),
    },
  })
  return {
    connection,
    told,
    /** Before each call of a store. */
    begin: () => {
      told.left = MOST_IN_ONE_CALL
    },
  }
}

type Fields = { name: string; dataTypeID: number }[]
/** What the driver calls of whatever is asked of it. */
type Wire = { parse(what: object): void; describe(what: object): void; sync(): void }

function describe(client: pg.Client, text: string): Promise<Fields> {
  return new Promise((resolve, reject) => {
    let fields: Fields = []
    let failure: Error | null = null
    client.query({
      submit(connection: unknown) {
        const wire = connection as Wire
        wire.parse({ text, name: '', types: [] })
        wire.describe({ type: 'S', name: '' })
        wire.sync()
      },
      handleRowDescription: (told: { fields: Fields }) => {
        fields = told.fields
      },
      handleError: (error: Error) => {
        failure = error
        reject(error)
      },
      handleReadyForQuery: () => {
        if (!failure) resolve(fields)
      },
    } as pg.Submittable)
  })
}

/** Whatever is read of it is there. Where it is taken for a text, a list or a moment, it behaves like one. */
export function anything(inner: () => unknown): unknown {
  return new Proxy(
    {},
    {
      get(_, name) {
        if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 1 : WORD)
        if (name === Symbol.iterator) return () => [inner()].values()
        if (NOT_OF_IT.has(name)) return undefined
        return (typeof name === 'string' && methods(inner)[name]) || inner()
      },
    },
  )
}

/** Also the name of an order in which lists are read. */
const WORD = 'recentes'
/** Neither a promise nor a part of a query. */
const NOT_OF_IT = new Set<string | symbol>(['then', 'toOperationNode', 'isRawBuilder', 'toJSON'])

const methods = (inner: () => unknown): Record<string, unknown> => ({
  ...{ length: 1, size: 1 },
  map: (ask: (item: unknown) => unknown) => [ask(inner())],
  flatMap: (ask: (item: unknown) => unknown) => [ask(inner())].flat(),
  forEach: (ask: (item: unknown) => unknown) => void ask(inner()),
  reduce: (ask: (sum: unknown, item: unknown) => unknown, start: unknown) => ask(start, inner()),
  filter: () => [inner()],
  slice: () => anything(inner),
  some: () => true,
  every: () => true,
  includes: () => true,
  find: () => inner(),
  join: () => WORD,
  trim: () => WORD,
  replace: () => WORD,
  replaceAll: () => WORD,
  toLowerCase: () => WORD,
  normalize: () => WORD,
  split: () => [WORD],
  getTime: () => 1,
  toISOString: () => new Date(1).toISOString(),
})
