import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

/** What an e-mail of the month is written from. */
export type Addressee = {
  userId: string
  email: string
  name: string
  analytics: 'weekly' | 'full'
}

/** Owns which e-mails of the month were written, and who wants none. */
export function monthlyEmailsStore(connection: Connection) {
  return {
    async isStopped(establishmentId: string, userId: string): Promise<boolean> {
      const { rows } = await sql`
        select from insight_email_stops
        where establishment_id = ${establishmentId} and user_id = ${userId}
      `.execute(connection)
      return rows.length > 0
    },

    async stop(establishmentId: string, userId: string, now: Date): Promise<void> {
      await sql`
        insert into insight_email_stops (user_id, establishment_id, stopped_at)
        select ${userId}, id, ${now} from establishments where id = ${establishmentId}
          and exists (select from users where id = ${userId})
        on conflict do nothing
      `.execute(connection)
    },

    async resume(establishmentId: string, userId: string): Promise<void> {
      await sql`
        delete from insight_email_stops
        where establishment_id = ${establishmentId} and user_id = ${userId}
      `.execute(connection)
    },

    /**
     * Everybody whose plan has figures, who saw at least one visit that month and was not written to
     * about it. Whoever is named once is never named again, however often this runs.
     */
    async claim(month: string, now: Date): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        insert into insight_emails (establishment_id, month, queued_at)
        select place.id, ${month}::date, ${now}
        from establishments as place join users as owner on owner.id = place.user_id
        where place.status = 'published' and owner.email_verified
          and listing_limits(place.user_id, place.id, ${now}) ->> 'analytics' in ('weekly', 'full')
          and exists (
            select from visit_days as counted
            where counted.establishment_id = place.id and counted.kind = 'view'
              and counted.day >= ${month}::date
              and counted.day < ${month}::date + interval '1 month')
          and not exists (
            select from insight_email_stops as stop
            where stop.establishment_id = place.id and stop.user_id = place.user_id)
        order by place.id
        on conflict do nothing
        returning establishment_id as id
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    /** Before it is handed to the mail server: of two who would send it the second is told no. */
    async take(establishmentId: string, month: string, now: Date): Promise<boolean> {
      const { numAffectedRows } = await sql`
        update insight_emails set sent_at = ${now}
        where establishment_id = ${establishmentId} and month = ${month}::date and sent_at is null
      `.execute(connection)
      return numAffectedRows === 1n
    },

    /** The mail server would not have it: another try may. */
    async giveBack(establishmentId: string, month: string): Promise<void> {
      await sql`
        update insight_emails set sent_at = null
        where establishment_id = ${establishmentId} and month = ${month}::date
      `.execute(connection)
    },

    /** As it is when the e-mail goes out: who sold the business or left meanwhile is not written to. */
    async findAddressee(establishmentId: string, now: Date): Promise<Addressee | null> {
      const { rows } = await statement<Addressee>`
        select owner.id as "userId", owner.email, place.name,
          listing_limits(place.user_id, place.id, ${now}) ->> 'analytics' as analytics
        from establishments as place join users as owner on owner.id = place.user_id
        where place.id = ${establishmentId} and owner.email_verified
          and listing_limits(place.user_id, place.id, ${now}) ->> 'analytics' in ('weekly', 'full')
          and not exists (
            select from insight_email_stops as stop
            where stop.establishment_id = place.id and stop.user_id = place.user_id)
      `.execute(connection)
      return rows[0] ?? null
    },

    async forgetBefore(month: string): Promise<void> {
      await sql`delete from insight_emails where month < ${month}::date`.execute(connection)
    },
  }
}
