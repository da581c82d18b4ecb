import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'

type Rows = Record<string, unknown>[]

/** What never leaves the server, not even to its owner: it would open the account. */
const WITHHELD = [
  ...['password', 'token', 'access_token', 'refresh_token', 'id_token', 'token_hash'],
  // What the portal made of a listing to find it by.
  'sort_name',
]

/**
 * Every table that knows a person, with the rows about them. A table that joins the portal joins this
 * list: a test walks the database for columns called user_id.
 */
const TABLES = [
  ['users', 'id'],
  ['profiles', 'user_id'],
  ['accounts', 'user_id'],
  ['sessions', 'user_id'],
  ['avatars', 'user_id'],
  ['subscriptions', 'user_id'],
  ['consents', 'user_id'],
  ['contact_messages', 'user_id'],
  ['media', 'user_id'],
  ['establishments', 'user_id'],
  ['establishment_members', 'user_id'],
  ['reviews', 'user_id'],
  ['claims', 'user_id'],
  ['reports', 'user_id'],
  ['favourites', 'user_id'],
  ['legal_acknowledgements', 'user_id'],
  ['audit_log', 'actor_id'],
] as const

export function personalDataStore(connection: Connection) {
  return {
    async export(userId: string, email: string): Promise<Record<string, Rows>> {
      const data: Record<string, Rows> = {}
      for (const [table, column] of TABLES) data[table] = await rowsOf(table, column, userId)
      data.newsletter = await rowsOf('newsletter', 'email', email)
      data.newsletter_requests = await rowsOf('newsletter_requests', 'email', email)
      for (const table of ['newsletter_consents', 'newsletter_deliveries']) {
        const readers = data.newsletter.map(({ id }) => rowsOf(table, 'subscriber_id', String(id)))
        data[table] = (await Promise.all(readers)).flat()
      }
      data.establishment_invitations = await rowsOf('establishment_invitations', 'email', email)
      return data
    },
  }

  async function rowsOf(table: string, column: string, value: string): Promise<Rows> {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.ref(column)} = ${value}
    `.execute(connection)
    return rows.map(({ row }) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !WITHHELD.includes(name))),
    )
  }
}
