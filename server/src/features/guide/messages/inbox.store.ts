import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import {
  isAfterPlace,
  isBehindPlace,
  type ListPosition,
  microsOf,
  toPage,
} from '../../../platform/database/list-cursor.ts'
import type { WaitingCount } from '../../../platform/feature.ts'
import type { StayNamed } from './messages.store.ts'

/** How many messages a page of a list holds. */
const MESSAGES_PAGE = 20

/** As JSON brings it. */
type FoundReply = { id: string; text: string; created_at: string; replied_by: string | null }

export type FoundMessage = {
  id: string
  user_id: string
  name: string
  email: string
  /** Whether the sender proved that the e-mail is theirs. */
  email_verified: boolean
  phone: string | null
  subject: string
  message: string
  recipient_email: string
  /** The sender's address as it is now, if it is known to be theirs. */
  proved_email: string | null
  created_at: Date
  read_at: Date | null
  answered_at: Date | null
  archived_at: Date | null
  replies: FoundReply[]
  establishment: { id: string; slug: string; name: string } | null
  stay: StayNamed | null
  micros: number
}

/** Only reads; messages.store.ts writes. */
export function inboxStore(connection: Connection) {
  return {
    async find(id: string): Promise<FoundMessage | null> {
      const [row] = await read(sql`message.id = ${id}`)
      return row ?? null
    },

    async listReceived(
      establishmentId: string,
      after: ListPosition | null,
      {
        unread = false,
        archived = false,
      }: { unread?: boolean | undefined; archived?: boolean | undefined } = {},
    ) {
      const which = sql`message.establishment_id = ${establishmentId}
        and ${unread ? sql`message.read_at is null` : sql`true`}
        and message.archived_at is ${archived ? sql`not null` : sql`null`}`
      return newest(which, after)
    },

    async listSent(userId: string, after: ListPosition | null) {
      return newest(sql`message.user_id = ${userId}`, after)
    },

    async countUnread(establishmentId: string): Promise<number> {
      const { rows } = await statement<{ count: number }>`
        select count(*) as count from contact_messages
        where establishment_id = ${establishmentId} and read_at is null
      `.execute(connection)
      return rows[0]?.count ?? 0
    },

    /** Nobody has answered them, the oldest first. */
    async listWaiting(establishmentId: string, after: ListPosition | null, limit: number) {
      const behind = after ? isBehindPlace('message.created_at', 'message.id', after) : sql`true`
      return read(sql`message.establishment_id = ${establishmentId}
        and message.answered_at is null and message.archived_at is null and ${behind}
        order by message.created_at, message.id limit ${limit}`)
    },

    async countWaiting(establishmentIds: readonly string[]): Promise<WaitingCount[]> {
      const { rows } = await statement<WaitingCount>`
        select establishment_id, count(*)::integer as count from contact_messages
        where establishment_id = any(${[...establishmentIds]}::uuid[])
          and answered_at is null and archived_at is null
        group by establishment_id
      `.execute(connection)
      return rows
    },
  }

  async function newest(which: RawBuilder<unknown>, after: ListPosition | null) {
    const further = after ? isAfterPlace('message.created_at', 'message.id', after) : sql`true`
    const rows = await read(sql`${which} and ${further}
      order by message.created_at desc, message.id desc limit ${MESSAGES_PAGE + 1}`)
    return toPage(rows, MESSAGES_PAGE)
  }

  async function read(which: RawBuilder<unknown>): Promise<FoundMessage[]> {
    const { rows } = await statement<FoundMessage>`
      select message.*, ${microsOf('message.created_at')} as micros,
        sender.email_verified and sender.email = message.email as email_verified,
        case when sender.email_verified then sender.email end as proved_email,
        (select coalesce(jsonb_agg(jsonb_build_object('id', reply.id, 'text', reply.text,
            'created_at', reply.created_at, 'replied_by', writer.name)
            order by reply.created_at, reply.id), '[]')
          from message_replies as reply left join users as writer on writer.id = reply.replied_by
          where reply.message_id = message.id) as replies,
        case when place.id is not null then jsonb_build_object(
          'id', place.id, 'slug', place.slug, 'name', place.name) end as establishment,
        case when stay.id is not null then jsonb_build_object('id', stay.id, 'unit_name', stay.unit_name,
          'arrival', lower(stay.during), 'departure', upper(stay.during)) end as stay
      from contact_messages as message
      join users as sender on sender.id = message.user_id
      left join establishments as place on place.id = message.establishment_id
      left join stays as stay on stay.id = message.stay_id
      where ${which}
    `.execute(connection)
    return rows
  }
}
