import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

export type PropertyCrm = {
  establishmentId: string
  urlSealed: Buffer
  host: string
  /** User and password, as JSON. */
  loginSealed: Buffer
  deliveredAt: Date | null
  failedAt: Date | null
  failure: string | null
}

/** A contact as the agency's system is told of it. */
export type LeadToPush = {
  leadId: string
  establishmentId: string
  propertyId: string
  code: string | null
  name: string
  email: string | null
  phone: string | null
  message: string
  createdAt: Date
}
export type Push = { state: 'waiting' | 'delivered' | 'failed'; attempts: number; createdAt: Date }

const COLUMNS = sql`establishment_id as "establishmentId", url_sealed as "urlSealed", host,
  login_sealed as "loginSealed", delivered_at as "deliveredAt", failed_at as "failedAt", failure`

/** Owns the systems of agencies, and which contact reached them. */
export function propertyCrmsStore(connection: Connection) {
  return {
    async find(establishmentId: string): Promise<PropertyCrm | null> {
      const { rows } = await statement<PropertyCrm>`
        select ${COLUMNS} from property_crms where establishment_id = ${establishmentId}
      `.execute(connection)
      return rows[0] ?? null
    },

    async connect(
      establishmentId: string,
      { urlSealed, host, loginSealed }: Pick<PropertyCrm, 'urlSealed' | 'host' | 'loginSealed'>,
      now: Date,
    ) {
      await sql`
        insert into property_crms (establishment_id, url_sealed, host, login_sealed, created_at)
        values (${establishmentId}, ${urlSealed}, ${host}, ${loginSealed}, ${now})
        on conflict (establishment_id) do update set url_sealed = excluded.url_sealed,
          host = excluded.host, login_sealed = excluded.login_sealed, failed_at = null, failure = null,
          version = property_crms.version + 1
      `.execute(connection)
    },

    /** With what was on its way; the contacts themselves stay in the dashboard. */
    async remove(establishmentId: string): Promise<boolean> {
      const { rows } = await sql`
        delete from property_crms where establishment_id = ${establishmentId} returning 1
      `.execute(connection)
      return rows.length > 0
    },

    async noteDelivery(establishmentId: string, now: Date) {
      await sql`
        update property_crms set delivered_at = ${now}, failed_at = null, failure = null
        where establishment_id = ${establishmentId}
      `.execute(connection)
    },

    async noteFailure(establishmentId: string, failure: string, now: Date) {
      await sql`
        update property_crms set failed_at = ${now}, failure = ${failure.slice(0, 300)}
        where establishment_id = ${establishmentId}
      `.execute(connection)
    },

    async findLead(leadId: string): Promise<LeadToPush | null> {
      const { rows } = await statement<LeadToPush>`
        select lead.id as "leadId", lead.establishment_id as "establishmentId",
          lead.property_id as "propertyId", coalesce(property.external_id, property.code) as code,
          lead.name, lead.email, lead.phone, lead.message, lead.created_at as "createdAt"
        from property_leads as lead join properties as property on property.id = lead.property_id
        where lead.id = ${leadId}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** One row a contact, however often the job runs. Held until the transaction ends. */
    async lockPush({ leadId, establishmentId }: LeadToPush, now: Date): Promise<Push | null> {
      await sql`
        insert into property_lead_pushes (lead_id, establishment_id, next_at, created_at)
        select ${leadId}, establishment_id, ${now}, ${now} from property_crms
        where establishment_id = ${establishmentId}
        on conflict (lead_id) do nothing
      `.execute(connection)
      const { rows } = await statement<Push>`
        select state, attempts, created_at as "createdAt" from property_lead_pushes
        where lead_id = ${leadId} for update
      `.execute(connection)
      return rows[0] ?? null
    },

    async noteDelivered(leadId: string, now: Date) {
      await sql`
        update property_lead_pushes set state = 'delivered', attempts = attempts + 1,
          delivered_at = ${now}, next_at = null, failure = null
        where lead_id = ${leadId}
      `.execute(connection)
    },

    /** Without a next time it waits for somebody to send it again. */
    async noteAttempt(leadId: string, failure: string, nextAt: Date | null) {
      await sql`
        update property_lead_pushes set attempts = attempts + 1, failure = ${failure.slice(0, 300)},
          state = ${nextAt ? 'waiting' : 'failed'}, next_at = ${nextAt}
        where lead_id = ${leadId}
      `.execute(connection)
    },

    async repeatFailed(establishmentId: string, now: Date): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        update property_lead_pushes set state = 'waiting', attempts = 0, next_at = ${now}
        where establishment_id = ${establishmentId} and state = 'failed' returning lead_id as id
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    async countPushes(establishmentId: string): Promise<{ waiting: number; failed: number }> {
      const { rows } = await statement<{ waiting: number; failed: number }>`
        select count(*) filter (where state = 'waiting')::integer as waiting,
          count(*) filter (where state = 'failed')::integer as failed
        from property_lead_pushes where establishment_id = ${establishmentId}
      `.execute(connection)
      return rows[0] ?? { waiting: 0, failed: 0 }
    },

    async forgetPushes(before: Date): Promise<number> {
      const { rows } = await sql`
        delete from property_lead_pushes where created_at < ${before} returning lead_id
      `.execute(connection)
      return rows.length
    },
  }
}
