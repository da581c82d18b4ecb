import { sql } from 'kysely'
import type { ProvedEmail } from '../auth/proved-email.ts'
import type { Seal } from '../seal.ts'
import { statement } from './checked-sql.ts'
import type { Connection } from './database.ts'
import type { DB } from './schema.generated.ts'

type Row = Record<string, unknown>

/** What never leaves the server, not even to its owner: it would open the account. */
const WITHHELD = [
  ...['password', 'token', 'access_token', 'refresh_token', 'id_token', 'token_hash'],
  ...['device_hash', 'client_id', 'content_hash'],
  ...['cpf', 'cpf_hash', 'buyer_document_hash'],
  // By which a message is closed for a browser.
  ...['endpoint', 'push_key', 'push_secret'],
  // What the portal made of its words, to find and order it by.
  ...['sort_name', 'search_text'],
] as const

/** Closed in the table, and opened for the person whose it is. */
const SEALED = ['buyer_document'] as const

/** A name for people to read, with the words for what the column is limited to. */
type ColumnName = string | { name: string; values: Readonly<Record<string, string>> }

/** In Portuguese. Of a table that is named, every column that is handed over must be. */
export type PersonNames = {
  readonly [Table in keyof DB]?: {
    title: string
    columns: Readonly<Record<Exclude<keyof DB[Table], (typeof WITHHELD)[number]>, ColumnName>>
  }
}

export type PersonRows = ReturnType<typeof personRows>

/** Whole rows of any table for the export of a person's data, less what is withheld. */
export function personRows(connection: Connection, seal: Pick<Seal, 'open'>) {
  const handedOver = ({ row }: { row: Row }): Row =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name]) => !isOneOf(WITHHELD, name))
        .map(([name, value]) => [name, isOneOf(SEALED, name) ? opened(value, seal) : value]),
    )

  return {
    async where(table: string, column: string, id: string): Promise<Row[]> {
      const { rows } = await statement<{ row: Row }>`
        select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.ref(column)} = ${id}::uuid
      `.execute(connection)
      return rows.map(handedOver)
    },

    /** Nothing is kept by an address that nobody has proved. */
    async sentTo(table: string, email: ProvedEmail | null): Promise<Row[]> {
      const { rows } = await statement<{ row: Row }>`
        select to_jsonb(t) as row from ${sql.table(table)} t where email = ${email}
      `.execute(connection)
      return rows.map(handedOver)
    },

    /** What was sent without signing in, by the address that was given. */
    async sentWithoutAccount(table: string, email: ProvedEmail | null): Promise<Row[]> {
      const { rows } = await statement<{ row: Row }>`
        select to_jsonb(t) as row from ${sql.table(table)} t
        where user_id is null and email = ${email}
      `.execute(connection)
      return rows.map(handedOver)
    },

    /** Of tables that know a person by two columns together, as a code within a draw. */
    async wherePair(table: string, names: readonly [string, string], values: [string, string]) {
      const { rows } = await statement<{ row: Row }>`
        select to_jsonb(t) as row from ${sql.table(table)} t
        where ${sql.ref(names[0])} = ${values[0]} and ${sql.ref(names[1])} = ${values[1]}
      `.execute(connection)
      return rows.map(handedOver)
    },

    async whereIn(table: string, column: string, values: readonly string[]): Promise<Row[]> {
      const { rows } = await statement<{ row: Row }>`
        select to_jsonb(t) as row from ${sql.table(table)} t
        where ${sql.ref(column)} = any(${values}::uuid[])
      `.execute(connection)
      return rows.map(handedOver)
    },
  }
}

const isOneOf = (names: readonly string[], name: string) => names.includes(name)

/** As PostgreSQL writes bytes in JSON: a mark, then two signs for each. */
const opened = (bytes: unknown, seal: Pick<Seal, 'open'>) =>
  typeof bytes === 'string' ? seal.open(Buffer.from(bytes.slice(2), 'hex')) : null
