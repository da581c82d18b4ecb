import { kindOf, OUTSIDE_CHANNELS, USUAL_QUIET } from '@portal/contract/people/notifications/kinds'
import type { NotificationChoices } from '@portal/contract/people/notifications/notifications'
import { entriesOf } from '@portal/contract/shared/records'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

type Channels = NotificationChoices['channels']

/** Owns what people chose to be told of, where and in which hours. */
export function notificationChoicesStore(connection: Connection) {
  return {
    async read(userId: string): Promise<NotificationChoices> {
      const { rows } = await statement<{
        channels: Channels | null
        quiet: Omit<NotificationChoices['quiet'], 'nights'> | null
        nights: NotificationChoices['quiet']['nights']
      }>`
        select
          (select jsonb_object_agg(kind, chosen) from (
            select kind, jsonb_object_agg(channel, is_on) as chosen from notification_preferences
            where user_id = ${userId} group by kind) as kinds) as channels,
          (select to_jsonb(hours) - 'user_id' from notification_quiet_hours as hours
            where user_id = ${userId}) as quiet,
          (select coalesce(jsonb_agg(to_jsonb(night) - 'user_id' order by weekday), '[]')
            from notification_quiet_nights as night where user_id = ${userId}) as nights
      `.execute(connection)
      const { channels, quiet, nights = [] } = rows[0] ?? {}
      return { channels: channels ?? {}, quiet: { ...(quiet ?? USUAL_QUIET), nights } }
    },

    /** Only what differs from the usual is kept, so that the usual can become another. */
    async save(userId: string, { channels, quiet: { nights, ...quiet } }: NotificationChoices) {
      const rows = entriesOf(channels).flatMap(([kind, chosen]) =>
        OUTSIDE_CHANNELS.flatMap((channel) => {
          const isOn = chosen?.[channel]
          const isUsual = kindOf(kind).channels[channel] === isOn
          return isOn === undefined || isUsual
            ? []
            : [{ user_id: userId, kind, channel, is_on: isOn }]
        }),
      )
      await connection
        .deleteFrom('notification_preferences')
        .where('user_id', '=', userId)
        .execute()
      if (rows.length > 0) {
        await connection.insertInto('notification_preferences').values(rows).execute()
      }
      await connection
        .insertInto('notification_quiet_hours')
        .values({ user_id: userId, ...quiet })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(quiet))
        .execute()
      await connection
        .deleteFrom('notification_quiet_nights')
        .where('user_id', '=', userId)
        .execute()
      if (nights.length > 0) {
        await connection
          .insertInto('notification_quiet_nights')
          .values(nights.map((night) => ({ user_id: userId, ...night })))
          .execute()
      }
    },
  }
}
