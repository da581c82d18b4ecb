import { sql } from 'kysely'
import type { CardEvent } from '../../../platform/cards/cards-port.ts'
import type { Connection } from '../../../platform/database/database.ts'

/** Owns what banks told us by themselves, and how far their lists have been read. */
export function paymentHintsStore(connection: Connection) {
  return {
    async keep(bodies: string[], now: Date): Promise<string[]> {
      const rows = await connection
        .insertInto('payment_hints')
        .values(bodies.map((body) => ({ provider: 'pix' as const, body, received_at: now })))
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Only what it is about, in the provider's own numbers; null when it came before. */
    async keepEvent(event: CardEvent, now: Date): Promise<string | null> {
      const row = await connection
        .insertInto('payment_hints')
        .values({
          provider: 'stripe',
          event_id: event.id,
          body: JSON.stringify(event),
          received_at: now,
        })
        .onConflict((conflict) => conflict.column('event_id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return row?.id ?? null
    },

    async readEvent(id: string): Promise<CardEvent | null> {
      const [body] = await this.read([id])
      if (body === undefined) return null
      const event = JSON.parse(body) as CardEvent
      return { ...event, createdAt: new Date(event.createdAt) }
    },

    async read(ids: string[]): Promise<string[]> {
      const rows = await connection
        .selectFrom('payment_hints')
        .select('body')
        .where('id', 'in', ids)
        .execute()
      return rows.map(({ body }) => body)
    },

    /** What payers wrote stands in them: they are kept for as long as a fault is looked for. */
    async removeOlderThan(moment: Date): Promise<number> {
      const { numDeletedRows } = await connection
        .deleteFrom('payment_hints')
        .where('received_at', '<', moment)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    async readTo(name: string): Promise<Date | null> {
      const row = await connection
        .selectFrom('payment_watermarks')
        .select('read_to')
        .where('name', '=', name)
        .executeTakeFirst()
      return row?.read_to ?? null
    },

    /** Of something that is over, or found again. */
    async forget(names: string[]) {
      await connection.deleteFrom('payment_watermarks').where('name', 'in', names).execute()
    },

    async advance(name: string, to: Date) {
      await sql`
        insert into payment_watermarks (name, read_to) values (${name}, ${to})
        on conflict (name) do update set read_to = greatest(payment_watermarks.read_to, excluded.read_to)
      `.execute(connection)
    },
  }
}
