import type { EventStatus } from '@portal/contract/city/events/event.texts'
import { type RawBuilder, sql } from 'kysely'
import type { PersonKey } from '../../../platform/auth/proved-email.ts'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { Submission } from './submissions.rules.ts'

export type NewSubmission = Omit<Submission, 'title' | 'slug' | 'status' | 'statusReason'>

export type OwnSubmission = {
  id: string
  slug: string
  title: string
  status: EventStatus
  reason: string | null
  starts_at: Date
  created_at: Date
}

/** Owns what is known of who sent an event in. */
export function eventSubmissionsStore(connection: Connection) {
  return {
    async findByClient(clientId: string): Promise<Submission | null> {
      return find(sql`sent.client_id = ${clientId}`)
    },
    async findByToken(tokenHash: Buffer): Promise<Submission | null> {
      return find(sql`sent.token_hash = ${tokenHash}`)
    },
    async findOf(eventId: string): Promise<Submission | null> {
      return find(sql`sent.event_id = ${eventId}`)
    },

    /** False where the same form was sent before. */
    async add(sent: NewSubmission): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await connection
        .insertInto('event_submissions')
        .values({
          event_id: sent.eventId,
          user_id: sent.userId,
          client_id: sent.clientId,
          name: sent.name,
          email: sent.email,
          phone: sent.phone,
          token_hash: sent.tokenHash,
          link_sent_at: sent.linkSentAt,
          expires_at: sent.expiresAt,
          confirmed_at: sent.confirmedAt,
          created_at: sent.createdAt,
        })
        .onConflict((conflict) => conflict.column('client_id').doNothing())
        .executeTakeFirst()
      return Number(numInsertedOrUpdatedRows) > 0
    },

    async renewLink(
      eventId: string,
      link: Pick<Submission, 'tokenHash' | 'linkSentAt' | 'expiresAt'>,
    ) {
      await sql`
        update event_submissions set token_hash = ${link.tokenHash},
          link_sent_at = ${link.linkSentAt}, expires_at = ${link.expiresAt}
        where event_id = ${eventId} and confirmed_at is null
      `.execute(connection)
    },

    async confirm(eventId: string, now: Date) {
      await sql`
        update event_submissions set confirmed_at = ${now}
        where event_id = ${eventId} and confirmed_at is null
      `.execute(connection)
    },

    async listOf(userId: string): Promise<OwnSubmission[]> {
      const { rows } = await statement<OwnSubmission>`
        select event.id, event.slug, event.title, event.status, event.status_reason as reason,
          event.starts_at, sent.created_at
        from event_submissions as sent join events as event on event.id = sent.event_id
        where sent.user_id = ${userId} order by sent.created_at desc limit 50
      `.execute(connection)
      return rows
    },

    /** Events nobody stood up for, and names that are no longer needed. */
    async sweep(unconfirmedBefore: Date, decidedBefore: Date): Promise<number> {
      const gone = await sql`
        delete from events using event_submissions as sent
        where sent.event_id = events.id and sent.confirmed_at is null
          and sent.expires_at < ${unconfirmedBefore} and events.status = 'draft'
      `.execute(connection)
      const forgotten = await sql`
        delete from event_submissions using events
        where events.id = event_submissions.event_id and event_submissions.user_id is null
          and events.status not in ('draft', 'pending') and events.updated_at < ${decidedBefore}
      `.execute(connection)
      return Number(gone.numAffectedRows ?? 0) + Number(forgotten.numAffectedRows ?? 0)
    },

    /**
     * Somebody leaves: what nobody has seen goes with them, what is public stays without their name
     * and without the contacts that are theirs.
     */
    async forgetPerson({ userId, provedEmail }: PersonKey): Promise<string[]> {
      const isTheirs = sql`(sent.user_id = ${userId}
        or (sent.user_id is null and sent.email = ${provedEmail}::text))`
      await sql`
        delete from events using event_submissions as sent
        where sent.event_id = events.id and ${isTheirs} and events.published_at is null
      `.execute(connection)
      const { rows } = await statement<{ id: string }>`
        update events set contact_phone = null, contact_email = null, version = version + 1
        from event_submissions as sent
        where sent.event_id = events.id and ${isTheirs} returning events.id
      `.execute(connection)
      await sql`delete from event_submissions as sent where ${isTheirs}`.execute(connection)
      return rows.map(({ id }) => id)
    },
  }

  async function find(which: RawBuilder<unknown>): Promise<Submission | null> {
    const { rows } = await statement<Submission>`
      select sent.event_id as "eventId", sent.user_id as "userId", sent.client_id as "clientId",
        sent.name, sent.email, sent.phone, sent.token_hash as "tokenHash",
        sent.link_sent_at as "linkSentAt", sent.expires_at as "expiresAt",
        sent.confirmed_at as "confirmedAt", sent.created_at as "createdAt",
        event.title, event.slug, event.status, event.status_reason as "statusReason"
      from event_submissions as sent join events as event on event.id = sent.event_id
      where ${which}
    `.execute(connection)
    return rows[0] ?? null
  }
}
