import type { Focus } from '@portal/contract/ground/media/media'
import { type Selectable, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { Media as Row } from '../../../platform/database/schema.generated.ts'
import type { Media } from './media.rules.ts'
import type { PhotoUsage } from './photo-quota.rules.ts'

export type NewMedia = Omit<Media, 'status' | 'thumbhash' | 'alt' | 'focus' | 'croppedFrom'>
type NewCrop = Omit<Media, 'status' | 'thumbhash' | 'croppedFrom'> & {
  croppedFrom: NonNullable<Media['croppedFrom']>
}

export function mediaStore(connection: Connection) {
  return {
    async add(media: NewMedia): Promise<Media> {
      const row = await connection
        .insertInto('media')
        .values(newRow(media))
        .returningAll()
        .executeTakeFirstOrThrow()
      return toMedia(row)
    },

    /** The part there is, where the same one was asked for before: with the words and focus of now. */
    async addCrop(crop: NewCrop): Promise<Media> {
      const { id: wholeId, left, top } = crop.croppedFrom
      const words = { alt: crop.alt, ...focusColumns(crop.focus) }
      const row = await connection
        .insertInto('media')
        .values({
          ...newRow(crop),
          ...words,
          cropped_from: wholeId,
          crop_left: left,
          crop_top: top,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['cropped_from', 'crop_left', 'crop_top', 'width', 'height'])
            .where('cropped_from', 'is not', null)
            .doUpdateSet(words),
        )
        .returningAll()
        .executeTakeFirstOrThrow()
      return toMedia(row)
    },

    /** What an account holds; after an insert of this transaction nobody else changes it meanwhile. */
    async usage(userId: string): Promise<PhotoUsage> {
      const { rows } = await statement<PhotoUsage>`
        select coalesce(used.photos, 0) as photos, coalesce(used.bytes, 0)::float8 as bytes,
          users.role <> 'user' as "isStaff"
        from users left join media_usage as used on used.user_id = users.id where users.id = ${userId}
      `.execute(connection)
      return rows[0] ?? { photos: 0, bytes: 0, isStaff: false }
    },

    async find(id: string): Promise<Media | null> {
      const row = await connection
        .selectFrom('media')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? toMedia(row) : null
    },

    async findOwn(id: string, userId: string): Promise<Media | null> {
      const media = await this.find(id)
      return media?.userId === userId ? media : null
    },

    async describe(id: string, userId: string, alt: string): Promise<Media | null> {
      const row = await connection
        .updateTable('media')
        .set({ alt })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirst()
      return row ? toMedia(row) : null
    },

    async setFocus(id: string, userId: string, focus: Focus | null): Promise<Media | null> {
      const row = await connection
        .updateTable('media')
        .set(focusColumns(focus))
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirst()
      return row ? toMedia(row) : null
    },

    /** Only a photo still in preparation changes, so it ends once, however often that is tried. */
    async finish(
      id: string,
      outcome: { status: 'ready'; thumbhash: string } | { status: 'failed' },
      at: Date,
    ): Promise<boolean> {
      const row = await connection
        .updateTable('media')
        .set({ ...outcome, processed_at: at })
        .where('id', '=', id)
        .where('status', '=', 'processing')
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Whether it is now a document's photo; what something shows to everybody cannot become one. */
    async makePrivate(id: string): Promise<boolean> {
      const unused = await unusedCondition()
      const { rows } = await sql`
        update media set is_private = true where id = ${id} and not is_private and ${unused} returning id
      `.execute(connection)
      return rows.length > 0
    },

    /** Fails with a foreign key's error where something still shows the photo. */
    async remove(id: string): Promise<void> {
      await connection.deleteFrom('media').where('id', '=', id).execute()
    },

    async idsOf(userId: string): Promise<string[]> {
      const rows = await connection
        .selectFrom('media')
        .select('id')
        .where('user_id', '=', userId)
        .forUpdate()
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Of these, removes the photos that nothing refers to; answers with their ids. */
    async removeUnused(ids: readonly string[]): Promise<string[]> {
      const unused = await unusedCondition()
      const { rows } = await statement<{ id: string }>`
        delete from media where id = any(${[...ids]}::uuid[]) and ${unused} returning id
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    /** Photos older than the moment that nothing refers to. One that is just being used is left. */
    async lockUnused(before: Date, limit: number): Promise<string[]> {
      const unused = await unusedCondition()
      const { rows } = await statement<{ id: string }>`
        select id from media where created_at < ${before} and ${unused}
        order by created_at limit ${limit} for update skip locked
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    async listStuck(before: Date, limit: number): Promise<string[]> {
      const rows = await connection
        .selectFrom('media')
        .select('id')
        .where('status', '=', 'processing')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Of these ids, those that are photos. */
    async known(ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set()
      const rows = await connection
        .selectFrom('media')
        .select('id')
        .where('id', 'in', ids)
        .execute()
      return new Set(rows.map(({ id }) => id))
    },
  }

  /** Who refers to photos is read from the database itself, so no feature has to be listed here. */
  async function unusedCondition() {
    const { rows } = await statement<{ schema: string; table: string; column: string }>`
      select namespace.nspname as schema, class.relname as table, attribute.attname as column
      from pg_constraint as reference
      join pg_class as class on class.oid = reference.conrelid
      join pg_namespace as namespace on namespace.oid = class.relnamespace
      join pg_attribute as attribute
        on attribute.attrelid = reference.conrelid and attribute.attnum = reference.conkey[1]
      where reference.contype = 'f' and reference.confrelid = 'media'::regclass
    `.execute(connection)
    const conditions = rows.map(
      ({ schema, table, column }) => sql`not exists (
        select 1 from ${sql.id(schema, table)} as used where ${sql.ref(`used.${column}`)} = media.id
      )`,
    )
    return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
  }
}

const focusColumns = (focus: Focus | null) => ({
  focus_x: focus?.x ?? null,
  focus_y: focus?.y ?? null,
})

const newRow = (media: NewMedia) => ({
  id: media.id,
  user_id: media.userId,
  name: media.name,
  original_type: media.originalType,
  original_bytes: media.originalBytes,
  width: media.width,
  height: media.height,
  is_private: media.isPrivate,
  created_at: media.createdAt,
})

function toMedia(row: Selectable<Row>): Media {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    // Both lists are check constraints of the table.
    status: row.status,
    originalType: row.original_type,
    originalBytes: row.original_bytes,
    width: row.width,
    height: row.height,
    thumbhash: row.thumbhash,
    alt: row.alt,
    focus: row.focus_x === null || row.focus_y === null ? null : { x: row.focus_x, y: row.focus_y },
    croppedFrom:
      row.cropped_from === null
        ? null
        : { id: row.cropped_from, left: row.crop_left ?? 0, top: row.crop_top ?? 0 },
    isPrivate: row.is_private,
    createdAt: row.created_at,
  }
}
