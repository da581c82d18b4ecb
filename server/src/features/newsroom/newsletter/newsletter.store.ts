import type { NewsletterTopic } from '@portal/contract/newsroom/newsletter/newsletter.texts'
import { type Selectable, sql } from 'kysely'
import type { PersonKey, ProvedEmail } from '../../../platform/auth/proved-email.ts'
import { bool } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { Newsletter, NewsletterRequests } from '../../../platform/database/schema.generated.ts'
import {
  CLUB_SOURCE,
  consentOf,
  type JoinRequest,
  normalizeEmail,
  type Reader,
  type ReaderConsent,
  type Subscriber,
  toSubscriber,
  withChoice,
} from './newsletter.rules.ts'

/** Owns the subscribers of the newsletter, open requests to join, and the record of consents. */
export function newsletterStore(connection: Connection) {
  return {
    /** A known address stays as it is: what somebody chose earlier is not undone by a form. */
    async add(draft: Subscriber) {
      const { email, name, source, isActive } = toSubscriber(draft)
      await connection
        .insertInto('newsletter')
        .values({ email, name, source, is_active: isActive })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .execute()
    },

    /**
     * What an account says to promotions, its reader hears too, and the ledger with it. Puts nobody on
     * the list who is not there, and proves no address.
     */
    async followAccount(person: PersonKey, isActive: boolean, origin: string, now: Date) {
      const row = await connection
        .selectFrom('newsletter')
        .selectAll()
        .where(isOfAccount(person))
        .forUpdate()
        .executeTakeFirst()
      if (!row || row.is_active === isActive) return
      const before = toReader(row)
      const { confirmedAt } = before
      const after = { ...withChoice(before, { ...before, isActive }, now), confirmedAt }
      await this.saveReader(after)
      await this.recordConsent(consentOf(after, origin), now)
    },

    /**
     * The reader goes with the account to its new address, before the account itself does. A choice made
     * with the new address stands: then the reader of the old one ends.
     */
    async moveReader(from: PersonKey, to: ProvedEmail) {
      const reader = await connection
        .selectFrom('newsletter')
        .select('id')
        .where(isOfAccount(from))
        .forUpdate()
        .executeTakeFirst()
      if (!reader) return
      const known = await this.findByEmail(to)
      await (known
        ? connection.deleteFrom('newsletter').where('id', '=', reader.id).execute()
        : connection
            .updateTable('newsletter')
            .set({ email: to })
            .where('id', '=', reader.id)
            .execute())
    },

    async removeOf(person: PersonKey) {
      await connection.deleteFrom('newsletter').where(isOfAccount(person)).execute()
      await connection
        .deleteFrom('newsletter_requests')
        .where('email', '=', person.provedEmail)
        .execute()
    },

    async findReader(id: string): Promise<Reader | null> {
      const row = await connection
        .selectFrom('newsletter')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? toReader(row) : null
    },

    async findByEmail(email: string): Promise<Reader | null> {
      const row = await connection
        .selectFrom('newsletter')
        .selectAll()
        .where('email', '=', normalizeEmail(email))
        .executeTakeFirst()
      return row ? toReader(row) : null
    },

    async lockReader(id: string): Promise<Reader | null> {
      const row = await connection
        .selectFrom('newsletter')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row ? toReader(row) : null
    },

    /** Somebody proved the address: new on the list, or back on it. */
    async welcome(email: string, topics: readonly NewsletterTopic[], now: Date): Promise<Reader> {
      const row = await connection
        .insertInto('newsletter')
        .values({
          email,
          source: 'portal',
          is_active: true,
          topics: [...topics],
          confirmed_at: now,
          created_at: now,
        })
        .onConflict((conflict) =>
          conflict.column('email').doUpdateSet({
            is_active: true,
            topics: [...topics],
            confirmed_at: now,
            left_at: null,
          }),
        )
        .returningAll()
        .executeTakeFirstOrThrow()
      return toReader(row)
    },

    async saveReader({ id, isActive, topics, confirmedAt, leftAt }: Reader) {
      await connection
        .updateTable('newsletter')
        .set({
          is_active: isActive,
          topics: [...topics],
          confirmed_at: confirmedAt,
          left_at: leftAt,
        })
        .where('id', '=', id)
        .execute()
    },

    async recordConsent(consent: ReaderConsent, at: Date) {
      const { readerId, granted, topics, textVersion, origin } = consent
      await connection
        .insertInto('newsletter_consents')
        .values({
          subscriber_id: readerId,
          granted,
          topics: [...topics],
          text_version: textVersion,
          origin,
          at,
        })
        .execute()
    },

    /** The newest request of an address is the only one: its e-mail has the link that works. */
    async ask(request: JoinRequest) {
      const values = {
        token_hash: request.tokenHash,
        topics: [...request.topics],
        origin: request.origin,
        text_version: request.textVersion,
        created_at: request.createdAt,
        expires_at: request.expiresAt,
        confirmed_at: null,
      }
      await connection
        .insertInto('newsletter_requests')
        .values({ email: request.email, ...values })
        .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
        .execute()
    },

    async findRequest(tokenHash: Buffer): Promise<JoinRequest | null> {
      const row = await connection
        .selectFrom('newsletter_requests')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row ? toRequest(row) : null
    },

    /** In one statement: of two who bring the link at once, one uses it. */
    async useRequest(tokenHash: Buffer, now: Date): Promise<boolean> {
      const row = await connection
        .updateTable('newsletter_requests')
        .set({ confirmed_at: now })
        .where('token_hash', '=', tokenHash)
        .where('confirmed_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('email')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Requests nobody confirmed, and who left long ago and has no account here. */
    async sweep(now: Date, leftBefore: Date): Promise<{ requests: number; readers: number }> {
      const requests = await connection
        .deleteFrom('newsletter_requests')
        .where('expires_at', '<', now)
        .executeTakeFirst()
      const readers = await sql`
        delete from newsletter where not is_active and left_at < ${leftBefore}
          and not exists (select 1 from users where users.email = newsletter.email)
      `.execute(connection)
      return {
        requests: Number(requests.numDeletedRows),
        readers: Number(readers.numAffectedRows ?? 0n),
      }
    },
  }
}

/**
 * The reader of an address that the account has proved; or the one its own sign-up put on the list, as
 * long as no link to the address has come back: one address has one account, so nobody else did.
 */
const isOfAccount = ({ userId, provedEmail }: PersonKey) => bool`(
  email = ${provedEmail}::text or (source = ${CLUB_SOURCE} and confirmed_at is null
    and email = (select users.email from users where users.id = ${userId}::uuid)))`

function toReader(row: Selectable<Newsletter>): Reader {
  return {
    id: row.id,
    email: row.email,
    isActive: row.is_active,
    // The list of topics is a check constraint of the table.
    topics: row.topics,
    confirmedAt: row.confirmed_at,
    leftAt: row.left_at,
  }
}

function toRequest(row: Selectable<NewsletterRequests>): JoinRequest {
  return {
    tokenHash: row.token_hash,
    email: row.email,
    topics: row.topics,
    origin: row.origin,
    textVersion: row.text_version,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    confirmedAt: row.confirmed_at,
  }
}
