import type { Connection } from '../../platform/database/database.ts'
import type { ContactMessage } from './messages.rules.ts'

type MessageKey = { userId: string; idempotencyKey: string }

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

    /** One row a key, however often it is sent; answers with the id of the first. */
    async add(key: MessageKey, message: ContactMessage, at: Date): Promise<string> {
      const { recipientEmail, ...fields } = message
      const row = await connection
        .insertInto('contact_messages')
        .values({
          ...fields,
          user_id: key.userId,
          idempotency_key: key.idempotencyKey,
          recipient_email: recipientEmail,
          created_at: at,
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      const id = row?.id ?? (await find(key))
      if (!id) throw new Error('a contact message was neither stored nor found')
      return id
    },
  }
}
