import { sql } from 'kysely'
import { bool, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { type KnownPhoto, MOST_PHOTO_ATTEMPTS, type PhotoSource } from './item-photos.rules.ts'

export type WaitingCopy = { itemId: string; url: string }

/** Of the items of one business that are not removed. */
const ofPlace = (establishmentId: string) => sql`item_photo_copies as copy
  join catalog_items as item on item.id = copy.item_id and item.removed_at is null
    and item.establishment_id = ${establishmentId}`
/** Somebody chose another photo here: it is not theirs that gives way. */
const isOwn = bool`item.photo_id is not null and item.photo_id is distinct from copy.shown_id`

/** Owns where photos of items are elsewhere, and what became of their copies. */
export function itemPhotosStore(connection: Connection) {
  return {
    /** What each item shows, by its id. */
    async sources(establishmentId: string) {
      const { rows } = await statement<KnownPhoto & { id: string }>`
        select item.id, copy.url, copy.checksum, ${isOwn} as "isOwn"
        from catalog_items as item left join item_photo_copies as copy on copy.item_id = item.id
        where item.establishment_id = ${establishmentId} and item.removed_at is null
      `.execute(connection)
      return new Map(rows.map(({ id, ...known }) => [id, known]))
    },

    /** Answers how many are to be fetched; the same again is none, until a failed one is worth another try. */
    async want(wanted: readonly (PhotoSource & { itemId: string })[], now: Date): Promise<number> {
      const { rows } = await sql`
        insert into item_photo_copies (item_id, url, checksum, next_at)
        select item.id, wanted.url, wanted.checksum, ${now}
        from unnest(${wanted.map(({ itemId }) => itemId)}::uuid[],
          ${wanted.map(({ url }) => url)}::text[],
          ${wanted.map(({ checksum }) => checksum)}::text[]) as wanted (id, url, checksum)
        join catalog_items as item on item.id = wanted.id
        left join item_photo_copies as copy on copy.item_id = item.id
        where not (${isOwn})
        on conflict (item_id) do update set url = excluded.url, checksum = excluded.checksum,
          state = 'waiting', attempts = 0, sentence = null, next_at = excluded.next_at, copied_id = null
        where (item_photo_copies.url, item_photo_copies.checksum) <> (excluded.url, excluded.checksum)
          or item_photo_copies.state = 'failed' and item_photo_copies.next_at <= excluded.next_at
        returning 1
      `.execute(connection)
      return rows.length
    },

    async listWaiting(establishmentId: string, now: Date, most: number): Promise<WaitingCopy[]> {
      const { rows } = await statement<WaitingCopy>`
        select copy.item_id as "itemId", copy.url from ${ofPlace(establishmentId)}
        where copy.state = 'waiting' and copy.next_at <= ${now} order by copy.next_at, copy.item_id
        limit ${most}
      `.execute(connection)
      return rows
    },

    async noteCopied({ itemId, url }: WaitingCopy, mediaId: string) {
      await sql`
        update item_photo_copies set state = 'copied', copied_id = ${mediaId}, sentence = null
        where item_id = ${itemId} and url = ${url} and state = 'waiting'
      `.execute(connection)
    },

    /** Again in a while; after the last time not before the next import, a day later at the earliest. */
    async noteFailed(
      { itemId, url }: WaitingCopy,
      sentence: string,
      { again, given }: { again: Date; given: Date },
    ) {
      await sql`
        update item_photo_copies set attempts = attempts + 1, sentence = ${sentence.slice(0, 300)},
          state = case when attempts + 1 >= ${MOST_PHOTO_ATTEMPTS} then 'failed' else 'waiting' end,
          next_at = case when attempts + 1 >= ${MOST_PHOTO_ATTEMPTS} then ${given}::timestamptz
            else ${again}::timestamptz end
        where item_id = ${itemId} and url = ${url} and state = 'waiting'
      `.execute(connection)
    },

    /** Shows what has been prepared meanwhile; answers how many, and how many still are being prepared. */
    async attachReady(
      establishmentId: string,
      { now, given, broken }: { now: Date; given: Date; broken: string },
    ) {
      await sql`
        update item_photo_copies as lost set state = 'failed', sentence = ${broken},
          next_at = ${given}, copied_id = null
        from ${ofPlace(establishmentId)} left join media on media.id = copy.copied_id
        where lost.item_id = copy.item_id and copy.state = 'copied'
          and (media.id is null or media.status = 'failed')
      `.execute(connection)
      const { rows: attached } = await sql`
        update catalog_items as shown set photo_id = copy.copied_id, updated_at = ${now},
          version = shown.version + 1
        from ${ofPlace(establishmentId)} join media on media.id = copy.copied_id
        where shown.id = item.id and copy.state = 'copied' and media.status = 'ready' and not (${isOwn})
        returning 1
      `.execute(connection)
      await sql`
        update item_photo_copies as done set state = 'attached', shown_id = copy.copied_id,
          copied_id = null
        from ${ofPlace(establishmentId)} join media on media.id = copy.copied_id
        where done.item_id = copy.item_id and copy.state = 'copied' and media.status = 'ready'
      `.execute(connection)
      const { rows } = await statement<{ open: number; next_at: Date | null }>`
        select count(*) filter (where copy.state = 'copied')::integer as open,
          min(copy.next_at) filter (where copy.state = 'waiting') as next_at
        from ${ofPlace(establishmentId)}
      `.execute(connection)
      const { open = 0, next_at: nextAt = null } = rows[0] ?? {}
      return { attached: attached.length, inPreparation: open, nextAt }
    },

    /** What the people of the business are told: how many are on their way, and which did not come. */
    async report(establishmentId: string, most: number): Promise<PhotoReport> {
      const { rows } = await statement<PhotoReport>`
        select count(*) filter (where copy.state in ('waiting', 'copied'))::integer as waiting,
          coalesce((jsonb_agg(jsonb_build_object('id', item.id, 'item', item.name,
            'sentence', copy.sentence)
            order by item.name) filter (where copy.sentence is not null)), '[]') as failed
        from ${ofPlace(establishmentId)}
      `.execute(connection)
      const { waiting = 0, failed = [] } = rows[0] ?? {}
      return { waiting, failed: failed.slice(0, most) }
    },

    /** Whose the photos are: the owner's. Null while nobody runs the business. */
    async ownerOf(establishmentId: string): Promise<string | null> {
      const { rows } = await statement<{ user_id: string | null }>`
        select user_id from establishments where id = ${establishmentId}
      `.execute(connection)
      return rows[0]?.user_id ?? null
    },
  }
}

type PhotoReport = { waiting: number; failed: { id: string; item: string; sentence: string }[] }
