import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

type Asked = {
  establishmentId: string
  userId: string | null
  email: string
  phone: string
  addressMark: Buffer
  arrival: string
  departure: string
}

/** What requests hold at a house that it has not answered, counted while the house is held. */
export function heldNightsStore(connection: Connection) {
  return {
    /** Guests of several units ask one after the other. Held before any unit is. */
    async lockHouse(establishmentId: string) {
      await sql`
        select pg_advisory_xact_lock(hashtextextended('stays of ' || ${establishmentId}::text, 0))
      `.execute(connection)
    },

    async count(
      { establishmentId, userId, email, phone, addressMark, arrival, departure }: Asked,
      { now, since }: { now: Date; since: Date },
    ) {
      const { rows } = await statement<{
        ownNights: number
        ownUnproved: number
        fromAddress: number
        unitsTaken: number
        units: number
      }>`
        with asked as (
          select stays.*, status = 'requested' and respond_by > ${now} as waits
          from stays join lodging_units as unit on unit.id = stays.unit_id
          where unit.establishment_id = ${establishmentId}
            and (stays.requested_at > ${since} or stays.status = 'requested')
        )
        select
          coalesce(sum(upper(during) - lower(during)) filter (where waits and (user_id = ${userId}
            or contact_email = ${email} or (token_hash is not null and contact_phone = ${phone}))), 0)::integer
            as "ownNights",
          (count(*) filter (where waits and not is_proved
            and (user_id = ${userId} or contact_phone = ${phone})))::integer as "ownUnproved",
          (count(*) filter (where not is_proved and address_mark = ${addressMark}
            and accepted_at is null))::integer as "fromAddress",
          (count(distinct unit_id) filter (where waits and not is_proved
            and during && daterange(${arrival}::date, ${departure}::date)))::integer as "unitsTaken",
          (select count(*)::integer from lodging_units
            where establishment_id = ${establishmentId} and removed_at is null) as units
        from asked
      `.execute(connection)
      const [counted] = rows
      if (!counted) throw new Error('a count has one row')
      return counted
    },
  }
}
