import { type MemberRole, rolesWith } from '@portal/contract/guide/team/team-rights'
import type { OwnRecord, StaffRecord } from '@portal/contract/portal/workplace/records'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

/** A list to choose from at a glance, not a page of results. */
const MOST_OF_A_KIND = 5

/** Only reads, across the tables of several features; each table's owner writes it. */
export function recordsStore(connection: Connection) {
  return {
    /**
     * By name, a telephone or the number of a purchase, some of each kind, people last; what begins as it
     * was typed comes first, then the newest. Money is for whom it is open to.
     */
    async findForStaff(typed: string, mayMoney: boolean): Promise<StaffRecord[]> {
      const phone = phoneIn(typed)
      const number = /^#?([0-9a-f]{8})$/i.exec(typed.trim())?.[1]?.toLowerCase() ?? null
      const { rows } = await statement<StaffRecord>`
        (select 'establishment' as kind, id, name as title, neighbourhood as note, status
          from establishments where ${holds(sql`sort_name`, typed)}
            or (${phone}::text is not null and ${phone} in (phone, whatsapp))
          order by ${nearest(sql`sort_name`, typed)}, updated_at desc limit ${MOST_OF_A_KIND})
        union all
        (select kind, id, name, null, status from sights
          where ${holds(sql`folded(name)`, typed)} order by position, id limit ${MOST_OF_A_KIND})
        union all
        (select 'collection', id, title, null, status from collections
          where ${holds(sql`folded(title)`, typed)} order by position, id limit ${MOST_OF_A_KIND})
        union all
        (select 'utility', id, title, nullif(address, ''), status from utility_entries
          where ${holds(sql`folded(title)`, typed)}
            or (${phone}::text is not null and phones::text like '%' || ${phone} || '%')
          order by position, id limit ${MOST_OF_A_KIND})
        union all
        (select 'article', id, coalesce(nullif(live ->> 'title', ''), draft ->> 'title', ''), null, status
          from articles where ${holds(sql`search_text`, typed)}
          order by ${nearest(sql`search_text`, typed)}, updated_at desc limit ${MOST_OF_A_KIND})
        union all
        (select 'event', event.id, event.title, event.venue_name, event.status
          from events as event left join event_submissions as sent on sent.event_id = event.id
          where (sent.event_id is null or sent.confirmed_at is not null)
            and ${holds(sql`event.search_text`, typed)}
          order by ${nearest(sql`event.search_text`, typed)}, event.updated_at desc
          limit ${MOST_OF_A_KIND})
        union all
        (select 'purchase', id, coalesce(buyer_name, right(id::text, 8)), right(id::text, 8), status
          from plan_orders where ${mayMoney} and (right(id::text, 8) = ${number}
            or ${holds(sql`sort_name`, typed)})
          order by created_at desc limit ${MOST_OF_A_KIND})
        union all
        (select 'person', id, coalesce(nullif(name, ''), email), email, null
          from users where ${holds(sql`search_text`, typed)}
            or (${phone}::text is not null and id in (select user_id from profiles where whatsapp = ${phone}))
          order by ${nearest(sql`search_text`, typed)}, created_at desc limit ${MOST_OF_A_KIND})
      `.execute(connection)
      return rows
    },

    /** Where the person works, and as what. */
    async findPlacesOf(userId: string): Promise<{ id: string; role: MemberRole }[]> {
      const { rows } = await statement<{ id: string; role: MemberRole }>`
        select id, 'owner' as role from establishments where user_id = ${userId}
        union all
        select establishment_id, role from establishment_members where user_id = ${userId}
      `.execute(connection)
      return rows
    },

    /** Of the establishments whose inbox the person may read. */
    async findMessagesOf(userId: string, typed: string): Promise<OwnRecord[]> {
      const words = sql`folded(message.name || ' ' || message.subject || ' ' || message.message)`
      const { rows } = await statement<OwnRecord>`
        select 'message' as kind, message.id, message.name as title,
          left(message.message, 120) as note,
          jsonb_build_object('id', place.id, 'name', place.name) as establishment
        from contact_messages as message
        join establishments as place on place.id = message.establishment_id
        where ${holds(words, typed)} and place.id in (
          select id from establishments where user_id = ${userId}
          union all
          select establishment_id from establishment_members
          where user_id = ${userId} and role = any(${rolesWith('messages.read')}))
        order by message.created_at desc, message.id desc limit ${MOST_OF_A_KIND}
      `.execute(connection)
      return rows
    },
  }
}

/** As telephones are kept, however it was typed; null where too few digits stand there for one. */
function phoneIn(typed: string): string | null {
  const digits = typed.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '')
  return /^\d{8,11}$/.test(digits) && !/\p{L}/u.test(typed) ? digits : null
}

/** Every word occurs; the signs LIKE reads as wildcards stand for themselves. */
function holds(text: RawBuilder<unknown>, typed: string): RawBuilder<unknown> {
  const words = [...new Set(typed.split(/\s+/).filter(Boolean))]
  return sql.join(
    words.map((word) => sql`${text} like '%' || folded(${asWritten(word)}) || '%'`),
    sql` and `,
  )
}

const nearest = (text: RawBuilder<unknown>, typed: string) =>
  sql`${text} not like folded(${asWritten(typed)}) || '%'`

const asWritten = (text: string) => text.replace(/[\\%_]/g, '\\$&')
