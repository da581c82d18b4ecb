import { sql } from 'kysely'
import type { PersonKey } from '../../platform/auth/proved-email.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { ContactMessage, Recipient } from './messages.rules.ts'

type MessageKey = { userId: string; idempotencyKey: string }

/** What becomes of messages; inbox.store.ts reads them. */
export function messagesStore(connection: Connection) {
  const find = async ({ userId, idempotencyKey }: MessageKey): Promise<string | null> => {
    const row = await connection
      .selectFrom('contact_messages')
      .select('id')
      .where('user_id', '=', userId)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst()
    return row?.id ?? null
  }
  return {
    /** The id of a message that is already there. */
    find,

    /** Two places become one, and so do their inboxes. */
    async moveAll({ from, to }: { from: string; to: string }): Promise<number> {
      const { numUpdatedRows } = await connection
        .updateTable('contact_messages')
        .set({ establishment_id: to })
        .where('establishment_id', '=', from)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    /** The listing's own address, or else its owner's. Null for what is not on the air. */
    async findRecipient(establishmentId: string, now: Date): Promise<Recipient | null> {
      const { rows } = await sql<Recipient>`
        select place.name, coalesce(place.email, owner.email) as email,
          listing_plan(place.user_id, place.id, ${now}) <> 'clube' as "takesMessages"
        from establishments as place left join users as owner on owner.id = place.user_id
        where place.id = ${establishmentId} and place.status = 'published'
      `.execute(connection)
      return rows[0] ?? null
    },

    /** One row a key, however often it is sent; answers with the id of the first. */
    async add(
      key: MessageKey,
      establishmentId: string,
      { recipientEmail, ...fields }: ContactMessage,
      at: Date,
    ): Promise<{ id: string; isNew: boolean }> {
      const row = await connection
        .insertInto('contact_messages')
        .values({
          ...fields,
          user_id: key.userId,
          idempotency_key: key.idempotencyKey,
          establishment_id: establishmentId,
          recipient_email: recipientEmail,
          created_at: at,
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      const id = row?.id ?? (await find(key))
      if (!id) throw new Error('a contact message was neither stored nor found')
      return { id, isNew: row !== undefined }
    },

    /** False where the establishment has no such message. The first who reads it is remembered. */
    async mark(establishmentId: string, id: string, readAt: Date | null): Promise<boolean> {
      const { rows } = await sql`
        update contact_messages
        set read_at = case when ${readAt}::timestamptz is null then null
          else coalesce(read_at, ${readAt}::timestamptz) end
        where id = ${id} and establishment_id = ${establishmentId} returning id
      `.execute(connection)
      return rows.length > 0
    },

    async markAll(establishmentId: string, readAt: Date): Promise<number> {
      const { numUpdatedRows } = await connection
        .updateTable('contact_messages')
        .set({ read_at: readAt })
        .where('establishment_id', '=', establishmentId)
        .where('read_at', 'is', null)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    /** A person leaves: what they received stays with the establishment, without their address. */
    async forgetRecipient({ userId, provedEmail }: PersonKey) {
      await sql`
        update contact_messages set recipient_email = ''
        where recipient_email = ${provedEmail}
          or establishment_id in (select id from establishments where user_id = ${userId})
      `.execute(connection)
    },
  }
}
