import type { LibraryPhoto, MediaUse } from '@portal/contract/media/media-library'
import type { ListSort } from '@portal/contract/shared/list-query'
import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { byLetters, ordersBy, sortedList } from '../../platform/database/sorted-list.ts'
import { wordPatterns } from '../../platform/database/word-patterns.ts'
import { LEFTOVER_WINDOW_MS } from './media.constants.ts'

type Filter = { search?: string | undefined; only?: 'sem-uso' | 'sem-descricao' | undefined }
type Page = { sort: ListSort; cursor?: string | undefined; limit: number }
type Reference = { schema: string; table: string; column: string; isGenerated: boolean }

const ORDERS = ordersBy(sql`media.created_at`, byLetters('media.name'))

/** Every photo with a public address, for the team: documents are not among them. */
export function mediaLibraryStore(connection: Connection) {
  return {
    async list(filter: Filter, { sort, cursor, limit }: Page, now: Date) {
      const list = sortedList(ORDERS, sort, 'media.id')
      const rows = await (await matching(filter, now))
        .leftJoin('users as owner', 'owner.id', 'media.user_id')
        .selectAll('media')
        .select(['owner.name as owner', list.key.as('sort_key')])
        .where(list.after(cursor))
        .orderBy(list.orderBy)
        .limit(limit + 1)
        .execute()
      const page = list.toPage(rows, limit)
      return { photos: await withUses(page.rows), nextCursor: page.nextCursor }
    },

    async count(filter: Filter, now: Date): Promise<number> {
      const { total } = await (await matching(filter, now))
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return total
    },

    async find(id: string): Promise<LibraryPhoto | null> {
      const rows = await connection
        .selectFrom('media')
        .leftJoin('users as owner', 'owner.id', 'media.user_id')
        .selectAll('media')
        .select('owner.name as owner')
        .where('media.id', '=', id)
        .where('media.is_private', '=', false)
        .execute()
      return (await withUses(rows))[0] ?? null
    },

    /** Whoever else would change one of them waits. */
    async lock(ids: readonly string[]) {
      await connection
        .selectFrom('media')
        .select('id')
        .where('id', 'in', ids)
        .orderBy('id')
        .forUpdate()
        .execute()
    },

    async describe(id: string, alt: string): Promise<boolean> {
      const { numUpdatedRows } = await connection
        .updateTable('media')
        .set({ alt })
        .where('id', '=', id)
        .where('is_private', '=', false)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** The new one belongs to whom the old one did, and is called and described like it. */
    async inherit(oldId: string, newId: string) {
      await sql`
        update media set user_id = old.user_id, name = old.name,
          alt = case when media.alt = '' then old.alt else media.alt end
        from media as old where media.id = ${newId} and old.id = ${oldId}
      `.execute(connection)
    },

    /**
     * Points every foreign key from one photo to the other. Who refers to photos is read from the database
     * itself, as the sweep does: a table that comes later is covered from its first row. Parts that were
     * cut from the old photo stay parts of it.
     */
    async pointReferences(oldId: string, newId: string): Promise<number> {
      let pointed = 0
      for (const { schema, table, column, isGenerated } of await references()) {
        if (isGenerated || table === 'media') continue
        const { numAffectedRows } = await sql`
          update ${sql.id(schema, table)} set ${sql.id(column)} = ${newId}
          where ${sql.id(column)} = ${oldId}
        `.execute(connection)
        pointed += Number(numAffectedRows ?? 0n)
      }
      return pointed
    },

    async listReferences(): Promise<Reference[]> {
      return references()
    },
  }

  async function matching({ search, only }: Filter, now: Date) {
    let photos = connection.selectFrom('media').where(sql<boolean>`not media.is_private`)
    for (const pattern of wordPatterns(search)) {
      photos = photos.where(
        sql<boolean>`folded(media.name || ' ' || media.alt) like folded(${pattern})`,
      )
    }
    if (only === 'sem-descricao') return photos.where('media.alt', '=', '')
    if (only !== 'sem-uso') return photos
    // The nightly sweep removes what nothing shows, so that only the last days are looked at.
    return photos
      .where('media.created_at', '>', new Date(now.getTime() - LEFTOVER_WINDOW_MS))
      .where(await isUnused())
  }

  async function references(): Promise<Reference[]> {
    const { rows } = await sql<Reference>`
      select namespace.nspname as schema, class.relname as table, attribute.attname as column,
        attribute.attgenerated <> '' as "isGenerated"
      from pg_constraint as reference
      join pg_class as class on class.oid = reference.conrelid
      join pg_namespace as namespace on namespace.oid = class.relnamespace
      join pg_attribute as attribute
        on attribute.attrelid = reference.conrelid and attribute.attnum = reference.conkey[1]
      where reference.contype = 'f' and reference.confrelid = 'media'::regclass
      order by class.relname, attribute.attname
    `.execute(connection)
    return rows
  }

  async function isUnused() {
    const none = (await references()).map(
      ({ schema, table, column }) => sql`not exists (
        select 1 from ${sql.id(schema, table)} as used where ${sql.ref(`used.${column}`)} = media.id
      )`,
    )
    return sql<boolean>`${none.length > 0 ? sql.join(none, sql` and `) : sql`true`}`
  }

  async function withUses(rows: readonly Row[]): Promise<LibraryPhoto[]> {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const [uses, unused] = await Promise.all([
      sql<{ media_id: string; kind: MediaUse['kind']; thing_id: string | null; name: string }>`
        select distinct media_id, kind, thing_id, name from media_uses
        where media_id = any(${ids}::uuid[]) order by kind, name
      `.execute(connection),
      sql<{ id: string }>`
        select id from media where id = any(${ids}::uuid[]) and ${await isUnused()}
      `.execute(connection),
    ])
    const free = new Set(unused.rows.map(({ id }) => id))
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      alt: row.alt,
      width: row.width,
      height: row.height,
      thumbhash: row.thumbhash,
      ...(row.focus_x === null || row.focus_y === null
        ? {}
        : { focus: { x: row.focus_x, y: row.focus_y } }),
      bytes: row.original_bytes,
      status: row.status as LibraryPhoto['status'],
      owner: row.owner || null,
      created_at: row.created_at.toISOString(),
      uses: uses.rows
        .filter(({ media_id }) => media_id === row.id)
        .map(({ kind, thing_id, name }) => ({ kind, id: thing_id, name })),
      is_unused: free.has(row.id),
    }))
  }
}

type Row = {
  [Key in 'id' | 'name' | 'alt' | 'status']: string
} & { [Key in 'width' | 'height' | 'original_bytes']: number } & {
  thumbhash: string | null
  focus_x: number | null
  focus_y: number | null
  owner: string | null
  created_at: Date
}
