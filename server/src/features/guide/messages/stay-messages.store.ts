import type { StayMessage } from '@portal/contract/guide/messages/stay-messages'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { StayNamed } from './messages.store.ts'

/** A stay as a house that writes about it has to know it. */
export type HouseStayFound = {
  id: string
  /** Null once the guest's account is gone. */
  user_id: string | null
  house_name: string
  /** When it is over, or was ended. */
  ended_at: Date
  /** What the house wrote of its own accord since the guest last said something. */
  unanswered: number
}

/** Owns what houses write first; reads what both sides wrote about a stay. */
export function stayMessagesStore(connection: Connection) {
  return {
    /** Null where it is no stay of this house. */
    async findOfHouse(establishmentId: string, stayId: string): Promise<HouseStayFound | null> {
      const { rows } = await statement<HouseStayFound>`
        select stays.id, stays.user_id, place.name as house_name,
          case when stays.status in ('declined', 'expired', 'cancelled') then stays.status_since
            else upper(stays.during)::timestamptz end as ended_at,
          (select count(*)::integer from house_messages as written
            where written.stay_id = stays.id and written.created_at > coalesce(
              (select max(created_at) from contact_messages where stay_id = stays.id),
              '-infinity')) as unanswered
        from stays join lodging_units as unit on unit.id = stays.unit_id
        join establishments as place on place.id = unit.establishment_id
        where stays.id = ${stayId} and unit.establishment_id = ${establishmentId}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** What the guest wrote, what was answered, and what the house wrote first, the oldest first. */
    async list(stayId: string): Promise<StayMessage[]> {
      const { rows } = await statement<Omit<StayMessage, 'created_at'> & { created_at: Date }>`
        select id, 'guest' as by, message as text, created_at from contact_messages
        where stay_id = ${stayId}
        union all
        select reply.id, 'house', reply.text, reply.created_at from message_replies as reply
        join contact_messages as message on message.id = reply.message_id
        where message.stay_id = ${stayId}
        union all
        select id, 'house', text, created_at from house_messages where stay_id = ${stayId}
        order by created_at, id
      `.execute(connection)
      return rows.map(({ created_at: at, ...message }) => ({
        ...message,
        created_at: at.toISOString(),
      }))
    },

    async isSent(stayId: string, key: string): Promise<boolean> {
      const row = await connection
        .selectFrom('house_messages')
        .select('id')
        .where('stay_id', '=', stayId)
        .where('idempotency_key', '=', key)
        .executeTakeFirst()
      return row !== undefined
    },

    async add(
      { id: stayId }: { id: string },
      { text, to, by, key }: { text: string; to: string; by: string; key: string },
      at: Date,
    ): Promise<string> {
      const { id } = await connection
        .insertInto('house_messages')
        .values({
          stay_id: stayId,
          user_id: to,
          text,
          written_by: by,
          idempotency_key: key,
          created_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** With whom it goes to and who answers for it, to be sent by e-mail. */
    async find(id: string): Promise<SentToGuest | null> {
      const { rows } = await statement<SentToGuest>`
        select written.text, place.name as house_name, coalesce(place.email, owner.email) as house_email,
          case when guest.email_verified then guest.email end as proved_email,
          jsonb_build_object('id', stays.id, 'unit_name', stays.unit_name,
            'arrival', lower(stays.during), 'departure', upper(stays.during)) as stay
        from house_messages as written
        join stays on stays.id = written.stay_id
        join users as guest on guest.id = written.user_id
        join lodging_units as unit on unit.id = stays.unit_id
        join establishments as place on place.id = unit.establishment_id
        left join users as owner on owner.id = place.user_id
        where written.id = ${id}
      `.execute(connection)
      return rows[0] ?? null
    },
  }
}

type SentToGuest = {
  text: string
  house_name: string
  house_email: string | null
  /** Null while the guest has not proved an address. */
  proved_email: string | null
  stay: StayNamed
}
