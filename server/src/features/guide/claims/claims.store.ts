import type { Photo } from '@portal/contract/ground/media/media'
import type { ClaimStatus } from '@portal/contract/guide/claims/claim'
import { type RawBuilder, sql } from 'kysely'
import { selected, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import {
  isAfterPlace,
  isBehindPlace,
  type ListPosition,
  microsOf,
  toPage,
} from '../../../platform/database/list-cursor.ts'
import type { ClaimedPlace, Document } from './claims.rules.ts'

/** A claim with all that its person and the administrators read of it. */
export type FoundClaim = {
  id: string
  user_id: string
  cnpj: string
  message: string
  status: ClaimStatus
  status_reason: string | null
  phone_proved_at: Date | null
  created_at: Date
  decided_at: Date | null
  establishment: { id: string; slug: string; name: string }
  person: { id: string; name: string; email: string }
  document: Photo | null
  listed_cnpj: string | null
  rivals: number
  micros: number
}

type NewClaim = {
  establishmentId: string
  userId: string
  cnpj: string
  message: string
  phoneProvedAt: Date | null
  documentId: string | null
}

export function claimsStore(connection: Connection) {
  return {
    async findPlace(establishmentId: string): Promise<ClaimedPlace | null> {
      const { rows } = await statement<ClaimedPlace>`
        select status, user_id as "userId", phone, whatsapp
        from establishments where id = ${establishmentId}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** Held, so that the sweep cannot take it away in between. */
    async lockDocument(id: string): Promise<Document | null> {
      const { rows } = await statement<Document>`
        select user_id as "userId", status, is_private as "isPrivate" from media where id = ${id} for key share
      `.execute(connection)
      return rows[0] ?? null
    },

    async hasOpen(establishmentId: string, userId: string): Promise<boolean> {
      const row = await connection
        .selectFrom('claims')
        .select('id')
        .where('establishment_id', '=', establishmentId)
        .where('user_id', '=', userId)
        .where('status', '=', 'pending')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Null when the person has one open already: the database allows no second. */
    async add(claim: NewClaim, now: Date): Promise<string | null> {
      const row = await connection
        .insertInto('claims')
        .values({
          establishment_id: claim.establishmentId,
          user_id: claim.userId,
          cnpj: claim.cnpj,
          message: claim.message,
          phone_proved_at: claim.phoneProvedAt,
          document_id: claim.documentId,
          created_at: now,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['establishment_id', 'user_id'])
            .where('status', '=', 'pending')
            .doNothing(),
        )
        .returning('id')
        .executeTakeFirst()
      return row?.id ?? null
    },

    async lock(id: string) {
      return connection
        .selectFrom('claims')
        .select(['id', 'user_id as userId', 'establishment_id as establishmentId', 'cnpj'])
        .select(selected<ClaimStatus>`status`.as('status'))
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    },

    /** What proved it is no longer needed: the photo of the document goes with the next sweep. */
    async decide(
      id: string,
      status: Exclude<ClaimStatus, 'pending'>,
      reason: string | null,
      now: Date,
    ) {
      await connection
        .updateTable('claims')
        .set({ status, status_reason: reason, decided_at: now, document_id: null })
        .where('id', '=', id)
        .execute()
    },

    /** One was approved: the others of the place cannot be. */
    async rejectOthers(establishmentId: string, reason: string, now: Date): Promise<string[]> {
      const rows = await connection
        .updateTable('claims')
        .set({ status: 'rejected', status_reason: reason, decided_at: now, document_id: null })
        .where('establishment_id', '=', establishmentId)
        .where('status', '=', 'pending')
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Two places become one: who claims both has one claim. What was sent to its phone is void. */
    async moveAll({ from, to }: { from: string; to: string }) {
      await sql`delete from claim_codes where establishment_id = ${from}`.execute(connection)
      await sql`
        delete from claims as claim where establishment_id = ${from} and status = 'pending' and exists (
          select 1 from claims as same where same.establishment_id = ${to}
            and same.user_id = claim.user_id and same.status = 'pending')
      `.execute(connection)
      await sql`update claims set establishment_id = ${to} where establishment_id = ${from}`.execute(
        connection,
      )
    },

    async find(id: string): Promise<FoundClaim | null> {
      const [row] = await read(sql`claim.id = ${id}`)
      return row ?? null
    },

    async newestOf(establishmentId: string, userId: string): Promise<FoundClaim | null> {
      const [row] = await read(sql`claim.establishment_id = ${establishmentId}
        and claim.user_id = ${userId} order by claim.created_at desc, claim.id desc limit 1`)
      return row ?? null
    },

    /** Newest first; a person has few. */
    async listOf(userId: string): Promise<FoundClaim[]> {
      return read(sql`claim.user_id = ${userId}
        order by claim.created_at desc, claim.id desc limit 100`)
    },

    /** What waits is a queue: the oldest first. */
    async list(
      { status, id }: { status: ClaimStatus; id?: string | undefined },
      after: ListPosition | null,
      limit: number,
    ) {
      const isQueue = status === 'pending'
      const columns = ['claim.created_at', 'claim.id'] as const
      const further = !after
        ? sql`true`
        : isQueue
          ? isBehindPlace(...columns, after)
          : isAfterPlace(...columns, after)
      const order = isQueue
        ? sql`claim.created_at, claim.id`
        : sql`claim.created_at desc, claim.id desc`
      const rows = await read(
        sql`claim.status = ${status} and ${id ? sql`claim.id = ${id}` : sql`true`}
          and ${further} order by ${order} limit ${limit + 1}`,
      )
      return toPage(rows, limit)
    },

    async countWaiting(): Promise<number> {
      const { rows } = await statement<{ count: number }>`
        select count(*) as count from claims where status = 'pending'
      `.execute(connection)
      return rows[0]?.count ?? 0
    },
  }

  async function read(which: RawBuilder<unknown>): Promise<FoundClaim[]> {
    const { rows } = await statement<FoundClaim>`
      select claim.*, ${microsOf('claim.created_at')} as micros, place.cnpj as listed_cnpj,
        jsonb_build_object('id', place.id, 'slug', place.slug, 'name', place.name) as establishment,
        jsonb_build_object('id', person.id, 'name', person.name, 'email', person.email) as person,
        case when document.id is not null then jsonb_build_object('id', document.id,
          'width', document.width, 'height', document.height, 'thumbhash', document.thumbhash,
          'alt', document.alt, 'is_private', document.is_private) end as document,
        (select count(*) from claims as rival where rival.establishment_id = claim.establishment_id
          and rival.status = 'pending' and rival.id <> claim.id) as rivals
      from claims as claim
      join establishments as place on place.id = claim.establishment_id
      join users as person on person.id = claim.user_id
      left join media as document on document.id = claim.document_id
      where ${which}
    `.execute(connection)
    return rows
  }
}
