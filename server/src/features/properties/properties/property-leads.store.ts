import {
  LEADS_KEPT_MONTHS,
  type LeadStage,
} from '@portal/contract/properties/properties/properties.texts'
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

const LEADS_PAGE = 20

export type NewLeadRow = {
  idempotencyKey: string
  propertyId: string
  establishmentId: string
  userId: string | null
  name: string
  email: string | null
  phone: string | null
  message: string
  consent: string
}

export type FoundLead = {
  id: string
  establishment_id: string
  property: { id: string; title: string; code: string | null }
  name: string
  email: string | null
  phone: string | null
  message: string
  created_at: Date
  read_at: Date | null
  /** Since it was answered; `stageOf` says which one it has. */
  stage: Exclude<LeadStage, 'new'>
  notes: { id: string; text: string; created_at: string; written_by: string | null }[]
  micros: number
}

type KeptStage = Pick<FoundLead, 'stage' | 'read_at'>
export const stageOf = ({ stage, read_at: readAt }: KeptStage): LeadStage =>
  readAt === null ? 'new' : stage

/** Owns leads. */
export function propertyLeadsStore(connection: Connection) {
  async function read(which: RawBuilder<unknown>): Promise<FoundLead[]> {
    const { rows } = await statement<FoundLead>`
      select lead.id, lead.establishment_id, lead.name, lead.email, lead.phone, lead.message,
        lead.created_at, lead.read_at, lead.stage, ${microsOf('lead.created_at')} as micros,
        jsonb_build_object('id', property.id, 'title', property.title, 'code', property.code) as property,
        (select coalesce(jsonb_agg(jsonb_build_object('id', note.id, 'text', note.text,
            'created_at', note.created_at, 'written_by', writer.name)
            order by note.created_at, note.id), '[]')
          from property_lead_notes as note left join users as writer on writer.id = note.written_by
          where note.lead_id = lead.id) as notes
      from property_leads as lead join properties as property on property.id = lead.property_id
      where ${which}
    `.execute(connection)
    return rows
  }

  return {
    /** One row a key, however often it is sent; the id of the first. */
    async addLead(lead: NewLeadRow, now: Date): Promise<{ id: string; isNew: boolean }> {
      const { rows } = await statement<{ id: string }>`
        insert into property_leads (idempotency_key, property_id, establishment_id, user_id, name, email,
          phone, message, consent, created_at)
        values (${lead.idempotencyKey}, ${lead.propertyId}, ${lead.establishmentId}, ${lead.userId},
          ${lead.name}, ${lead.email}, ${lead.phone}, ${lead.message}, ${lead.consent}, ${now})
        on conflict (property_id, idempotency_key) do nothing returning id
      `.execute(connection)
      const [added] = rows
      if (added) return { id: added.id, isNew: true }
      const present = await findByKey(lead.propertyId, lead.idempotencyKey)
      if (!present) throw new Error('a lead was neither stored nor found')
      return { id: present, isNew: false }
    },

    findByKey,

    async findLead(id: string): Promise<FoundLead | null> {
      return (await read(sql`lead.id = ${id}`))[0] ?? null
    },

    async listLeads(establishmentId: string, after: ListPosition | null, stage: LeadStage | null) {
      const further = after ? isAfterPlace('lead.created_at', 'lead.id', after) : sql`true`
      const wanted =
        stage === null
          ? sql`true`
          : stage === 'new'
            ? sql`lead.read_at is null`
            : sql`lead.read_at is not null and lead.stage = ${stage}`
      const rows =
        await read(sql`lead.establishment_id = ${establishmentId} and ${further} and ${wanted}
        order by lead.created_at desc, lead.id desc limit ${LEADS_PAGE + 1}`)
      return toPage(rows, LEADS_PAGE)
    },

    /** Nobody has answered them, the oldest first. */
    async listWaiting(establishmentId: string, after: ListPosition | null, limit: number) {
      const behind = after ? isBehindPlace('lead.created_at', 'lead.id', after) : sql`true`
      return read(sql`lead.establishment_id = ${establishmentId} and lead.read_at is null
        and ${behind} order by lead.created_at, lead.id limit ${limit}`)
    },

    async countWaiting(establishmentIds: readonly string[]): Promise<WaitingCount[]> {
      const { rows } = await statement<WaitingCount>`
        select establishment_id, count(*)::integer as count from property_leads
        where establishment_id = any(${[...establishmentIds]}::uuid[]) and read_at is null
        group by establishment_id
      `.execute(connection)
      return rows
    },

    async countUnread(establishmentId: string): Promise<number> {
      const { rows } = await statement<{ unread: number }>`
        select count(*)::integer as unread from property_leads
        where establishment_id = ${establishmentId} and read_at is null
      `.execute(connection)
      return rows[0]?.unread ?? 0
    },

    /** Null where the business has no such lead. */
    async lockLead(establishmentId: string, id: string): Promise<KeptStage | null> {
      const { rows } = await statement<KeptStage>`
        select stage, read_at from property_leads
        where id = ${id} and establishment_id = ${establishmentId} for update
      `.execute(connection)
      return rows[0] ?? null
    },

    /** The first who answers is remembered; made new again, it waits again. */
    async moveLead(id: string, stage: LeadStage, now: Date) {
      const change =
        stage === 'new'
          ? sql`read_at = null`
          : sql`read_at = coalesce(read_at, ${now}), stage = ${stage}`
      await sql`update property_leads set ${change} where id = ${id}`.execute(connection)
    },

    /** False where this very note was written before. */
    async addNote(
      leadId: string,
      { text, by, key }: { text: string; by: string; key: string },
      now: Date,
    ): Promise<boolean> {
      const row = await connection
        .insertInto('property_lead_notes')
        .values({
          ...{ lead_id: leadId, text, written_by: by },
          ...{ idempotency_key: key, created_at: now },
        })
        .onConflict((same) => same.columns(['lead_id', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Where the advertiser is told; null for what is not on the air. */
    async findMailbox(
      establishmentId: string,
    ): Promise<{ name: string; email: string | null } | null> {
      const { rows } = await statement<{ name: string; email: string | null }>`
        select place.name, coalesce(place.email, owner.email) as email
        from establishments as place left join users as owner on owner.id = place.user_id
        where place.id = ${establishmentId}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** Past its date nothing of a person is left. */
    async removeOld(now: Date): Promise<number> {
      const { rows } = await sql`
        delete from property_leads
        where created_at < ${now}::timestamptz - make_interval(months => ${LEADS_KEPT_MONTHS})
        returning id
      `.execute(connection)
      return rows.length
    },

    /** A person leaves, and what they asked goes with them. */
    async forgetSender(userId: string) {
      await connection.deleteFrom('property_leads').where('user_id', '=', userId).execute()
    },
  }

  async function findByKey(propertyId: string, key: string): Promise<string | null> {
    const row = await connection
      .selectFrom('property_leads')
      .select('id')
      .where('property_id', '=', propertyId)
      .where('idempotency_key', '=', key)
      .executeTakeFirst()
    return row?.id ?? null
  }
}
