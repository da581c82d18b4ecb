import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'

type Rows = Record<string, unknown>[]

/** What never leaves the server, not even to its owner: it would open the account. */
const WITHHELD = [
  ...['password', 'token', 'access_token', 'refresh_token', 'id_token', 'token_hash'],
  ...['device_hash', 'client_id'],
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
  ['contributions', 'user_id'],
  ['contribution_likes', 'user_id'],
  ['coverage_requests', 'user_id'],
  ['event_submissions', 'user_id'],
  ['audit_log', 'actor_id'],
] as const

export function personalDataStore(connection: Connection) {
  return {
    async export(
      userId: string,
      email: string,
      { ownsEmail }: { ownsEmail: boolean },
    ): Promise<Record<string, Rows>> {
      const data: Record<string, Rows> = {}
      for (const [table, column] of TABLES) data[table] = await rowsOf(table, column, userId)
      data.events = await eventsOf(userId)
      data.newsletter = await rowsOf('newsletter', 'email', email)
      data.newsletter_requests = await rowsOf('newsletter_requests', 'email', email)
      for (const table of ['newsletter_consents', 'newsletter_deliveries']) {
        const readers = data.newsletter.map(({ id }) => rowsOf(table, 'subscriber_id', String(id)))
        data[table] = (await Promise.all(readers)).flat()
      }
      data.establishment_invitations = await rowsOf('establishment_invitations', 'email', email)
      // What was sent without signing in is theirs only if the address is known to be.
      if (ownsEmail) {
        data.contributions?.push(...(await sentBy('contributions', email)))
        data.coverage_requests?.push(...(await sentBy('coverage_requests', email)))
      }
      data.coverage_history = await coverageHistory(data.coverage_requests ?? [])
      return data
    },
  }

  async function sentBy(table: string, email: string): Promise<Rows> {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where user_id is null and email = ${email}
    `.execute(connection)
    return rows.map(open)
  }

  /** What the team noted for itself is not the person's. */
  async function coverageHistory(requests: Rows): Promise<Rows> {
    const ids = requests.map(({ id }) => String(id))
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) - 'author_id' as row from coverage_history t
      where request_id = any(${ids}::uuid[]) and kind <> 'note'
    `.execute(connection)
    return rows.map(open)
  }

  /** What somebody sent in is theirs to have, whatever became of it. */
  async function eventsOf(userId: string): Promise<Rows> {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(event) - 'search_text' as row from events as event
      where event.id in (select event_id from event_submissions where user_id = ${userId})
    `.execute(connection)
    return rows.map(({ row }) => row)
  }

  async function rowsOf(table: string, column: string, value: string): Promise<Rows> {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.ref(column)} = ${value}
    `.execute(connection)
    return rows.map(open)
  }
}

const open = ({ row }: { row: Record<string, unknown> }) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !WITHHELD.includes(name)))
