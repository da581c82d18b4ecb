import { rolesWith, type TeamRight } from '@portal/contract/guide/team/team-rights'
import {
  type Escalation,
  isCalm,
  KIND_NAMES,
  kindOf,
  type NotificationKindName,
  type OutsideChannel,
  USUAL_ESCALATION,
  USUAL_QUIET,
} from '@portal/contract/people/notifications/kinds'
import type { DeliveryState } from '@portal/contract/people/notifications/notifications'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { PlannedDelivery, Recipient } from './delivery-plan.rules.ts'

/** Whoever may do this at a business, or one person. */
export type Audience = { establishmentId: string; right: TeamRight } | { userId: string }

export type NewNotification = {
  kind: NotificationKindName
  topic: string
  title: string
  body: string
  path: string
  establishmentId: string | null
  /** Whether the business is open now. */
  isOpen: boolean
  expiresAt: Date
}

export type ListedNotification = {
  id: string
  kind: NotificationKindName
  title: string
  body: string
  path: string
  created_at: Date
  read_at: Date | null
}

/** One delivery with all it needs: what is told, to whom, by what. */
export type Delivery = {
  id: string
  notificationId: string
  round: number
  channel: OutsideChannel
  subscriptionId: string | null
  state: DeliveryState
  tries: number
  dueAt: Date
  told: Told
}

/** A notification in its present round, and what its person can be told by. */
export type Told = {
  id: string
  round: number
  kind: NotificationKindName
  topic: string
  title: string
  body: string
  path: string
  expiresAt: Date
  /** Read by this person, or settled by anybody. */
  isDone: boolean
  isSettled: boolean
  isOpen: boolean
  establishmentId: string | null
  userId: string
  email: string
  hasEmail: boolean
  hasWhatsApp: boolean
  whatsapp: string | null
  choices: Recipient['choices']
}

/** Without a delivery where it went nowhere. */
type TestedDelivery = {
  id: string | null
  channel: OutsideChannel | null
  state: DeliveryState | null
  changedAt: Date | null
  askedAt: Date
  userAgent: string | null
  sessionId: string | null
}

const LISTED = 50
/** A long name never undoes the write that tells of it: what does not fit on a locked screen is cut. */
const MOST = { title: 120, body: 300 }
const CALM = KIND_NAMES.filter((name) => isCalm(kindOf(name)))

/** Of one kind, as the person chose: { channel: is_on }. */
const choicesOf = (userId: string, kind: string) => sql`coalesce((
  select jsonb_object_agg(channel, is_on) from notification_preferences as choice
  where choice.user_id = ${sql.ref(userId)} and choice.kind = ${sql.raw(kind)}), '{}')`

/** Those that differ, by the weekday on which they begin. */
const quietNights = (userId: string) => sql`coalesce((
  select jsonb_agg(to_jsonb(night) - 'user_id' order by night.weekday)
  from notification_quiet_nights as night where night.user_id = ${sql.ref(userId)}), '[]')`

const TOLD = sql`
  told.id, told.round, told.kind, told.topic, told.title, told.body, told.path,
  told.expires_at as "expiresAt", told.is_open as "isOpen",
  told.establishment_id as "establishmentId", told.settled_at is not null as "isSettled",
  (told.read_at is not null or told.settled_at is not null) as "isDone",
  told.user_id as "userId", person.email,
  (person.email_verified and person.blocked_at is null) as "hasEmail",
  (profile.whatsapp is not null and profile.whatsapp_confirmed_at is not null
    and person.blocked_at is null) as "hasWhatsApp", profile.whatsapp,
  ${choicesOf('told.user_id', 'told.kind')} as choices`
const TOLD_FROM = sql`notifications as told
  join users as person on person.id = told.user_id
  join profiles as profile on profile.user_id = told.user_id`

/** Owns what people were told, and where each of it went. */
export function notificationsStore(connection: Connection) {
  return {
    async recipients(
      audience: Audience,
      kind: NotificationKindName,
      { now, dayBegan }: { now: Date; dayBegan: Date },
    ): Promise<Recipient[]> {
      const ids =
        'userId' in audience
          ? sql`select ${audience.userId}::uuid as user_id`
          : sql`
            select user_id from establishment_members
              where establishment_id = ${audience.establishmentId}
                and role = any(${rolesWith(audience.right)}::text[])
            union select user_id from establishments
              where id = ${audience.establishmentId} and user_id is not null`
      const { rows } = await statement<
        Omit<Recipient, 'quiet'> & {
          quiet: Omit<Recipient['quiet'], 'nights'> | null
          nights: Recipient['quiet']['nights']
        }
      >`
        select person.id as "userId", person.email_verified as "hasEmail",
          (profile.whatsapp is not null and profile.whatsapp_confirmed_at is not null)
            as "hasWhatsApp",
          coalesce((select array_agg(device.id::text order by device.id)
            from push_subscriptions as device join sessions on sessions.id = device.session_id
            where device.user_id = person.id and sessions.expires_at > ${now}), '{}') as devices,
          coalesce((select jsonb_object_agg(channel, is_on) from notification_preferences as choice
            where choice.user_id = person.id and choice.kind = ${kind}), '{}') as choices,
          (select to_jsonb(hours) - 'user_id' from notification_quiet_hours as hours
            where hours.user_id = person.id) as quiet,
          ${quietNights('person.id')} as nights,
          (select coalesce(sum(calm.round), 0)::int from notifications as calm
            where calm.user_id = person.id and calm.created_at >= ${dayBegan}
              and calm.kind = any(${CALM}::text[])
              and exists (select from notification_deliveries as gone
                where gone.notification_id = calm.id)) as "calmToday"
        from (${ids}) as wanted join users as person on person.id = wanted.user_id
          join profiles as profile on profile.user_id = person.id
        where person.blocked_at is null
        order by person.id
      `.execute(connection)
      return rows.map(({ nights, ...row }) => ({
        ...row,
        quiet: { ...(row.quiet ?? USUAL_QUIET), nights },
      }))
    },

    /** Of a business; as usual where it has set nothing, and of what is about none. */
    async escalationOf(
      establishmentId: string | null,
    ): Promise<Escalation & { later: readonly string[] }> {
      const usual = { ...USUAL_ESCALATION, later: [] }
      if (establishmentId === null) return usual
      const { rows } = await statement<Escalation & { later: string[] }>`
        select others_after, last_before, coalesce((select array_agg(user_id::text order by user_id)
          from team_escalation_later where establishment_id = ${establishmentId}), '{}') as later
        from team_escalations where establishment_id = ${establishmentId}
      `.execute(connection)
      return rows[0] ?? usual
    },

    /** Takes the place of what they were told of the same before: unread again, and sent anew. */
    async put(userIds: readonly string[], told: NewNotification, now: Date) {
      const { rows } = await statement<{ id: string; userId: string; round: number }>`
        insert into notifications
          (user_id, establishment_id, kind, topic, title, body, path, is_open, created_at,
            expires_at)
        select person, ${told.establishmentId}::uuid, ${told.kind}, ${told.topic},
          left(${told.title}, ${MOST.title}), left(${told.body}, ${MOST.body}), ${told.path}, ${told.isOpen}, ${now}, ${told.expiresAt}
        from unnest(${[...userIds]}::uuid[]) as person order by person
        on conflict (user_id, topic) do update set round = notifications.round + 1,
          establishment_id = excluded.establishment_id, kind = excluded.kind,
          title = excluded.title, body = excluded.body, path = excluded.path,
          is_open = excluded.is_open, created_at = excluded.created_at, expires_at = excluded.expires_at,
          read_at = null, settled_at = null
        returning id, user_id as "userId", round
      `.execute(connection)
      const again = rows.filter(({ round }) => round > 1).map(({ id }) => id)
      if (again.length > 0) {
        await sql`delete from notification_deliveries where notification_id = any(${again}::uuid[])`.execute(
          connection,
        )
      }
      return rows
    },

    /** Those that were not there already, with their ids. */
    async addDeliveries(
      planned: readonly (PlannedDelivery & { notificationId: string; round: number })[],
      now: Date,
    ): Promise<{ id: string; notificationId: string; at: Date }[]> {
      if (planned.length === 0) return []
      const { rows } = await statement<{ id: string; notificationId: string; at: Date }>`
        insert into notification_deliveries
          (notification_id, round, channel, subscription_id, due_at, changed_at)
        select one."notificationId", one.round, one.channel, one."subscriptionId", one.at, ${now}
        from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as one ("notificationId" uuid,
          round integer, channel text, "subscriptionId" uuid, at timestamptz)
        on conflict do nothing
        returning id, notification_id as "notificationId", due_at as at
      `.execute(connection)
      return rows
    },

    /** Somebody did what it asks for: everybody's is settled, and read. Answers with whose. */
    async settle(topic: string, now: Date): Promise<string[]> {
      const { rows } = await statement<{ userId: string }>`
        update notifications set settled_at = ${now}, read_at = coalesce(read_at, ${now})
        where topic = ${topic} and settled_at is null
        returning user_id as "userId"
      `.execute(connection)
      return rows.map(({ userId }) => userId)
    },

    async settleAll(
      { establishmentId, kind }: { establishmentId: string; kind: NotificationKindName },
      now: Date,
    ): Promise<string[]> {
      const { rows } = await statement<{ userId: string }>`
        update notifications set settled_at = ${now}, read_at = coalesce(read_at, ${now})
        where establishment_id = ${establishmentId} and kind = ${kind} and settled_at is null
        returning user_id as "userId"
      `.execute(connection)
      return [...new Set(rows.map(({ userId }) => userId))]
    },

    async lockDelivery(id: string): Promise<Delivery | null> {
      const { rows } = await statement<
        Omit<Delivery, 'told' | 'notificationId'> & Told & { deliveryId: string }
      >`
        select delivery.id as "deliveryId", delivery.channel, delivery.state, delivery.tries,
          delivery.subscription_id as "subscriptionId", delivery.due_at as "dueAt", ${TOLD}
        from notification_deliveries as delivery
          join ${TOLD_FROM} on told.id = delivery.notification_id and told.round = delivery.round
        where delivery.id = ${id} for update of delivery
      `.execute(connection)
      const [row] = rows
      if (!row) return null
      const { deliveryId, channel, state, tries, subscriptionId, dueAt, ...told } = row
      return {
        ...{ id: deliveryId, notificationId: told.id, round: told.round },
        ...{ channel, state, tries, subscriptionId, dueAt, told },
      }
    },

    async findTold(id: string): Promise<Told | null> {
      const { rows } =
        await statement<Told>`select ${TOLD} from ${TOLD_FROM} where told.id = ${id}`.execute(
          connection,
        )
      return rows[0] ?? null
    },

    async lockTold(id: string): Promise<Told | null> {
      const { rows } = await statement<Told>`
        select ${TOLD} from ${TOLD_FROM} where told.id = ${id} for update of told
      `.execute(connection)
      return rows[0] ?? null
    },

    async setState(
      id: string,
      { state, dueAt, isTry = false }: { state: DeliveryState; dueAt?: Date; isTry?: boolean },
      now: Date,
    ) {
      await connection
        .updateTable('notification_deliveries')
        .set((row) => ({
          state,
          changed_at: now,
          ...(dueAt ? { due_at: dueAt } : {}),
          ...(isTry ? { tries: row('tries', '+', 1) } : {}),
        }))
        .where('id', '=', id)
        .execute()
    },

    /** Whether a channel has taken this round of it, or still may. */
    async mayStillArrive(notificationId: string, round: number, channel: OutsideChannel) {
      const row = await connection
        .selectFrom('notification_deliveries')
        .select('id')
        .where('notification_id', '=', notificationId)
        .where('round', '=', round)
        .where('channel', '=', channel)
        .where('state', 'in', ['waiting', 'sending', 'sent'])
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Where the last words of a topic went to one person, each with the browser it was for. */
    async deliveriesOf(userId: string, topic: string) {
      const { rows } = await statement<TestedDelivery>`
        select delivery.id, delivery.channel, delivery.state, delivery.changed_at as "changedAt",
          told.created_at as "askedAt", sessions.user_agent as "userAgent",
          device.session_id as "sessionId"
        from notifications as told
          left join notification_deliveries as delivery
            on delivery.notification_id = told.id and delivery.round = told.round
          left join push_subscriptions as device on device.id = delivery.subscription_id
          left join sessions on sessions.id = device.session_id
        where told.user_id = ${userId} and told.topic = ${topic}
        order by delivery.id
      `.execute(connection)
      return rows
    },

    /** Newest first, with how many nobody has read. */
    async list(userId: string) {
      const notifications = await connection
        .selectFrom('notifications')
        .select(['id', 'kind', 'title', 'body', 'path', 'created_at', 'read_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(LISTED)
        .execute()
      return notifications as ListedNotification[]
    },

    async countUnread(userId: string): Promise<number> {
      const { unread } = await connection
        .selectFrom('notifications')
        .select((count) => count.fn.countAll<number>().as('unread'))
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(unread)
    },

    /** Without ids, all of them. */
    async markRead(userId: string, ids: readonly string[] | null, now: Date): Promise<number> {
      const { numUpdatedRows } = await connection
        .updateTable('notifications')
        .set({ read_at: now })
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .$if(ids !== null, (those) => those.where('id', 'in', ids ?? []))
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    async removeOlderThan(before: Date): Promise<number> {
      const { numDeletedRows } = await connection
        .deleteFrom('notifications')
        .where('created_at', '<', before)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
