import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { Subscription } from '../../../platform/push/send-push.ts'

export type Device = {
  id: string
  sessionId: string
  userAgent: string | null
  createdAt: Date
  seenAt: Date
}

/** More devices than a person has: whoever opens session after session is pushed to on the newest. */
const MOST_DEVICES = 10

/** Owns the browsers that may be pushed to. Each ends with its session, without anybody's doing. */
export function pushSubscriptionsStore(connection: Connection) {
  return {
    async list(userId: string, now: Date): Promise<Device[]> {
      const { rows } = await statement<Device>`
        select device.id, device.session_id as "sessionId", sessions.user_agent as "userAgent",
          device.created_at as "createdAt", device.seen_at as "seenAt"
        from push_subscriptions as device join sessions on sessions.id = device.session_id
        where device.user_id = ${userId} and sessions.expires_at > ${now}
        order by device.created_at desc, device.id
      `.execute(connection)
      return rows
    },

    /** Of the session that brings it: whoever had it before, or what the session had, gives way. */
    async keep(
      { userId, sessionId }: { userId: string; sessionId: string },
      { endpoint, pushKey, pushSecret }: Subscription,
      now: Date,
    ) {
      const { numUpdatedRows } = await connection
        .updateTable('push_subscriptions')
        .set({ seen_at: now })
        .where('session_id', '=', sessionId)
        .where('endpoint', '=', endpoint)
        .where('push_key', '=', pushKey)
        .where('push_secret', '=', pushSecret)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) return
      await connection
        .deleteFrom('push_subscriptions')
        .where((one) => one.or([one('session_id', '=', sessionId), one('endpoint', '=', endpoint)]))
        .execute()
      await connection
        .insertInto('push_subscriptions')
        .values({
          user_id: userId,
          session_id: sessionId,
          endpoint,
          push_key: pushKey,
          push_secret: pushSecret,
          created_at: now,
          seen_at: now,
        })
        .execute()
      await sql`
        delete from push_subscriptions where id in (
          select id from push_subscriptions where user_id = ${userId}
          order by seen_at desc, id desc offset ${MOST_DEVICES})
      `.execute(connection)
    },

    async find(id: string, now: Date): Promise<Subscription | null> {
      const { rows } = await statement<Subscription>`
        select endpoint, push_key as "pushKey", push_secret as "pushSecret"
        from push_subscriptions as device join sessions on sessions.id = device.session_id
        where device.id = ${id} and sessions.expires_at > ${now}
      `.execute(connection)
      return rows[0] ?? null
    },

    async remove(id: string): Promise<void> {
      await connection.deleteFrom('push_subscriptions').where('id', '=', id).execute()
    },

    async removeOwn(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await connection
        .deleteFrom('push_subscriptions')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
