import { sql } from 'kysely'
import type { PersonKey } from '../../../platform/auth/proved-email.ts'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { ContactMessage, Recipient } from './messages.rules.ts'

/** A stay as a message names it. */
export type StayNamed = { id: string; unit_name: string; arrival: string; departure: string }
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
      const { rows } = await statement<Recipient>`
        select place.name, coalesce(place.email, owner.email) as email,
          listing_plan(place.user_id, place.id, ${now}) <> 'clube' as "takesMessages"
        from establishments as place left join users as owner on owner.id = place.user_id
        where place.id = ${establishmentId} and place.status = 'published'
      `.execute(connection)
      return rows[0] ?? null
    },

    /** Of this guest at this house; null where it is none of theirs. */
    async findStay({
      userId,
      stayId,
      establishmentId,
    }: {
      userId: string
      stayId: string
      establishmentId?: string | undefined
    }): Promise<StayNamed | null> {
      const { rows } = await statement<StayNamed>`
        select stays.id, stays.unit_name, lower(stays.during) as arrival, upper(stays.during) as departure
        from stays join lodging_units as unit on unit.id = stays.unit_id
        where stays.id = ${stayId} and stays.user_id = ${userId}
          and ${establishmentId ? sql`unit.establishment_id = ${establishmentId}` : sql`true`}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** One row a key, however often it is sent; answers with the id of the first. */
    async add(
      key: MessageKey,
      establishmentId: string,
      { recipientEmail, stayId, ...fields }: ContactMessage & { stayId: string | null },
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
          stay_id: stayId,
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
          else coalesce(read_at, ${readAt}::timestamptz) end,
          archived_at = case when ${readAt}::timestamptz is not null then archived_at end,
          answered_at = case when ${readAt}::timestamptz is not null then answered_at end
        where id = ${id} and establishment_id = ${establishmentId} returning id
      `.execute(connection)
      return rows.length > 0
    },

    /**
     * One answer is for all that its sender wrote until then: none of it waits any longer. Answers with what
     * did; null where the establishment has no such message.
     */
    async settle(establishmentId: string, id: string, at: Date): Promise<string[] | null> {
      const { rows } = await statement<{ ids: string[] }>`
        with opened as (
          select id, user_id from contact_messages
          where id = ${id} and establishment_id = ${establishmentId}
        ), settled as (
          update contact_messages as message
          set answered_at = ${at}, read_at = coalesce(message.read_at, ${at})
          from opened where message.user_id = opened.user_id
            and message.establishment_id = ${establishmentId} and message.answered_at is null
          returning message.id
        )
        select coalesce((select array_agg(id) from settled), '{}') as ids from opened
      `.execute(connection)
      return rows[0]?.ids ?? null
    },

    /** Waits again. False where the establishment has no such message. */
    async unsettle(establishmentId: string, id: string): Promise<boolean> {
      const { numUpdatedRows } = await connection
        .updateTable('contact_messages')
        .set({ answered_at: null, archived_at: null })
        .where('id', '=', id)
        .where('establishment_id', '=', establishmentId)
        .executeTakeFirst()
      return numUpdatedRows > 0n
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

    /**
     * Of the sender of that message, whatever somebody has read, and the message itself: what nobody has
     * read stays. Null where the establishment has no such message.
     */
    async archive(establishmentId: string, id: string, at: Date | null): Promise<number | null> {
      const { rows } = await statement<{ changed: number }>`
        with opened as (
          select id, user_id from contact_messages
          where id = ${id} and establishment_id = ${establishmentId}
        ), changed as (
          update contact_messages as message
          set archived_at = ${at}::timestamptz,
            read_at = coalesce(message.read_at, ${at}::timestamptz)
          from opened where message.user_id = opened.user_id
            and message.establishment_id = ${establishmentId}
            and (message.archived_at is null) = (${at}::timestamptz is not null)
            and (message.read_at is not null or message.id = opened.id)
          returning message.id
        )
        select (select count(*) from changed) as changed from opened
      `.execute(connection)
      return rows[0]?.changed ?? null
    },

    /**
     * Whoever writes again is back in the list, with all they wrote before. What was put away without an
     * answer waits for none.
     */
    async bringBack(establishmentId: string, userId: string) {
      await connection
        .updateTable('contact_messages')
        .set((of) => ({
          archived_at: null,
          answered_at: of.fn.coalesce('answered_at', 'archived_at'),
        }))
        .where('establishment_id', '=', establishmentId)
        .where('user_id', '=', userId)
        .where('archived_at', 'is not', null)
        .execute()
    },

    /** Null where this very answer was sent before. */
    async addReply(
      messageId: string,
      { text, by, key }: { text: string; by: string; key: string },
      at: Date,
    ): Promise<string | null> {
      const row = await connection
        .insertInto('message_replies')
        .values({
          message_id: messageId,
          text,
          replied_by: by,
          idempotency_key: key,
          created_at: at,
        })
        .onConflict((conflict) => conflict.columns(['message_id', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return row?.id ?? null
    },

    async isReplySent(messageId: string, key: string): Promise<boolean> {
      const row = await connection
        .selectFrom('message_replies')
        .select('id')
        .where('message_id', '=', messageId)
        .where('idempotency_key', '=', key)
        .executeTakeFirst()
      return row !== undefined
    },

    async findReply(id: string) {
      const row = await connection
        .selectFrom('message_replies')
        .select(['message_id', 'text'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? { messageId: row.message_id, text: row.text } : null
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
