import type {
  ContributionKind,
  ContributionStatus,
} from '@portal/contract/newsroom/contributions/contribution.texts'
import { type Selectable, sql } from 'kysely'
import type { PersonKey } from '../../../platform/auth/proved-email.ts'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { lockPhotosOfUse } from '../../../platform/database/photos-of-use.ts'
import type { Contributions } from '../../../platform/database/schema.generated.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { ContributionRecord, Verdict } from './contributions.rules.ts'

export type NewContributionRow = {
  clientId: string
  tokenHash: Buffer
  slug: string
  userId: string | null
  email: string
  kind: ContributionKind
  title: string
  text: string
  creditName: string | null
  sightId: string | null
  placeName: string | null
  happenedOn: string | null
  isPrivate: boolean
  consentVersion: string
  status: ContributionStatus
}

/** What becomes of contributions; contributions.store.ts reads them. */
export function sentContributionsStore(connection: Connection) {
  const findSent = async (clientId: string) => {
    const row = await connection
      .selectFrom('contributions')
      .select(['id', 'status'])
      .where('client_id', '=', clientId)
      .executeTakeFirst()
    return row ? { id: row.id, status: row.status } : null
  }
  return {
    /** What the same browser has sent already under this name. */
    findSent,

    async lock(id: string): Promise<ContributionRecord | null> {
      const row = await connection
        .selectFrom('contributions')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row ? toRecord(row) : null
    },

    async isSightShown(id: string): Promise<boolean> {
      const row = await connection
        .selectFrom('sights')
        .select('id')
        .where('id', '=', id)
        .where('status', '=', 'published')
        .executeTakeFirst()
      return row !== undefined
    },

    lockPhotos: (ids: readonly string[]) => lockPhotosOfUse(connection, ids),

    /** One row a browser's name for it, however often it is sent; null where it is there already. */
    async add(sent: NewContributionRow, photos: readonly string[], now: Date) {
      const row = await connection
        .insertInto('contributions')
        .values({
          client_id: sent.clientId,
          token_hash: sent.tokenHash,
          slug: sent.slug,
          user_id: sent.userId,
          email: sent.email,
          kind: sent.kind,
          title: sent.title,
          text: sent.text,
          credit_name: sent.creditName,
          sight_id: sent.sightId,
          place_name: sent.placeName,
          happened_on: sent.happenedOn,
          is_private: sent.isPrivate,
          consent_version: sent.consentVersion,
          consented_at: now,
          status: sent.status,
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.column('client_id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!row) return null
      await sql`
        insert into contribution_photos (contribution_id, media_id, position)
        select ${row.id}, photo, place - 1 from unnest(${[...photos]}::uuid[]) with ordinality as p (photo, place)
      `.execute(connection)
      return row.id
    },

    async confirm(id: string, now: Date) {
      await connection
        .updateTable('contributions')
        .set((row) => ({ status: 'pending', updated_at: now, version: row('version', '+', 1) }))
        .where('id', '=', id)
        .where('status', '=', 'unconfirmed')
        .execute()
    },

    async decide(id: string, { status, statusReason, publishedAt, answer }: Verdict, now: Date) {
      await connection
        .updateTable('contributions')
        .set((row) => ({
          status,
          status_reason: statusReason,
          published_at: publishedAt,
          ...(answer ? { answer: answer.text, answered_at: answer.at } : {}),
          updated_at: now,
          version: row('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute()
    },

    /** The words, the name and the pictures go at once. Answers with the pictures. */
    async withdraw(id: string, now: Date): Promise<string[]> {
      await connection
        .updateTable('contributions')
        .set((row) => ({
          status: 'withdrawn',
          withdrawn_at: now,
          text: '',
          credit_name: null,
          updated_at: now,
          version: row('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute()
      await connection.deleteFrom('contribution_likes').where('contribution_id', '=', id).execute()
      const rows = await connection
        .deleteFrom('contribution_photos')
        .where('contribution_id', '=', id)
        .returning('media_id')
        .execute()
      return rows.map(({ media_id }) => media_id)
    },

    /** Of somebody who was blocked: what is on the air leaves it, what waits is refused. */
    async hideAllOf(userId: string, reason: string, now: Date) {
      const { rows } = await statement<{ id: string }>`
        update contributions set status_reason = ${reason}, updated_at = ${now}, version = version + 1,
          status = case status when 'pending' then 'rejected' else 'suspended' end
        where user_id = ${userId} and status in ('pending', 'published', 'answered') returning id
      `.execute(connection)
      const tags =
        rows.length > 0 ? [Tag.contributions, ...rows.map(({ id }) => Tag.contribution(id))] : []
      return { hidden: rows.length, tags }
    },

    /** A person leaves: what they sent goes with them. Answers with the tags of what was shown. */
    async removeAllOf({ userId, provedEmail }: PersonKey): Promise<Tag[]> {
      const liked = await connection
        .deleteFrom('contribution_likes')
        .where('user_id', '=', userId)
        .returning('contribution_id')
        .execute()
      const { rows } = await statement<{ id: string }>`
        delete from contributions
        where user_id = ${userId} or (user_id is null and email = ${provedEmail}::text) returning id
      `.execute(connection)
      const ids = [...rows.map(({ id }) => id), ...liked.map((like) => like.contribution_id)]
      return ids.length > 0 ? [Tag.contributions, ...ids.map(Tag.contribution)] : []
    },

    /** What has had its time; answers with how many and with pictures that may now be unused. */
    async removeOld(
      status: ContributionStatus,
      before: Date,
    ): Promise<{ removed: number; photos: string[] }> {
      const { rows } = await statement<{ id: string; photos: string[] }>`
        with old as (
          select id, array(select media_id from contribution_photos where contribution_id = sent.id) as photos
          from contributions as sent where status = ${status} and updated_at < ${before} for update
        )
        delete from contributions using old where contributions.id = old.id
        returning old.id, old.photos
      `.execute(connection)
      return { removed: rows.length, photos: rows.flatMap(({ photos }) => photos) }
    },
  }
}

function toRecord(row: Selectable<Contributions>): ContributionRecord {
  return {
    id: row.id,
    clientId: row.client_id,
    slug: row.slug,
    userId: row.user_id,
    email: row.email,
    // Both lists are check constraints of the table.
    kind: row.kind,
    status: row.status,
    isPrivate: row.is_private,
    publishedAt: row.published_at,
    version: row.version,
  }
}
