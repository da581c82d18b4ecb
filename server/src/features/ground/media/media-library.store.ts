import type { LibraryPhoto, MediaUse } from '@portal/contract/ground/media/media-library'
import type { ListSort } from '@portal/contract/shared/list-query'
import { type RawBuilder, sql } from 'kysely'
import { bool, statement, text } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { ordersBy, sortedList } from '../../../platform/database/sorted-list.ts'
import { wordPatterns } from '../../../platform/database/word-patterns.ts'
import { LEFTOVER_WINDOW_MS } from './media.constants.ts'

type Filter = { search?: string | undefined; only?: 'sem-uso' | 'sem-descricao' | undefined }
type Page = { sort: ListSort; cursor?: string | undefined; limit: number }
type Reference = { schema: string; table: string; column: string; isGenerated: boolean }

const ORDERS = ordersBy(sql`media.created_at`, sql`(media.sort_name collate "C")`)

/** Every photo with a public address, for the team: documents are not among them. */
export function mediaLibraryStore(connection: Connection) {
  return {
    /** The page is cut before anything is joined to it. */
    async page(filter: Filter, { sort, cursor, limit }: Page, now: Date) {
      const list = sortedList(ORDERS, sort, 'media.id')
      const unused = filter.only === 'sem-uso' ? await unusedOf(isRecent(now)) : undefined
      const found = matching(filter, unused).select(['id', 'sort_name', 'created_at'])
      const ids = connection
        // Behind an offset the words decide how rows are found; the order of the list would walk past most.
        .selectFrom((filter.search ? found.offset(0) : found).as('media'))
        .where(list.after(cursor))
        .select('media.id')
        .orderBy(list.orderBy)
        .limit(limit + 1)
      const [rows, { total }] = await Promise.all([
        connection
          .selectFrom('media')
          .leftJoin('users as owner', 'owner.id', 'media.user_id')
          .selectAll('media')
          .select(['owner.name as owner', list.key.as('sort_key')])
          .where('media.id', 'in', ids)
          .orderBy(list.orderBy)
          .execute(),
        matching(filter, unused)
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      const { rows: shown, nextCursor } = list.toPage(rows, limit)
      return { photos: await withUses(shown, unused), nextCursor, total }
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

  function matching({ search, only }: Filter, unused: readonly string[] | undefined) {
    let photos = connection.selectFrom('media').where(bool`not media.is_private`)
    for (const pattern of wordPatterns(search)) {
      photos = photos.where('media.search_text', 'like', text`folded(${pattern})`)
    }
    if (only === 'sem-descricao') photos = photos.where('media.alt', '=', '')
    return unused ? photos.where(bool`media.id = any(${unused}::uuid[])`) : photos
  }

  async function unusedOf(which: RawBuilder<unknown>): Promise<string[]> {
    const { rows } = await statement<{ id: string }>`
      select id from media where ${which} and ${await isUnused()}
    `.execute(connection)
    return rows.map(({ id }) => id)
  }

  async function references(): Promise<Reference[]> {
    const { rows } = await statement<Reference>`
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
    return bool`${none.length > 0 ? sql.join(none, sql` and `) : sql`true`}`
  }

  async function withUses(
    rows: readonly Row[],
    knownUnused?: readonly string[],
  ): Promise<LibraryPhoto[]> {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const [uses, unused] = await Promise.all([
      statement<{
        media_id: string
        kind: MediaUse['kind']
        thing_id: string | null
        name: string
      }>`
        select distinct media_id, kind, thing_id, name from media_uses
        where media_id = any(${ids}::uuid[]) order by kind, name
      `.execute(connection),
      knownUnused ?? unusedOf(sql`id = any(${ids}::uuid[])`),
    ])
    const free = new Set(unused)
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

/** The nightly sweep removes what nothing shows, so that only the last days are looked at. */
const isRecent = (now: Date) => sql`not media.is_private
  and media.created_at > ${new Date(now.getTime() - LEFTOVER_WINDOW_MS)}`

type Row = {
  [Key in 'id' | 'name' | 'alt' | 'status']: string
} & { [Key in 'width' | 'height' | 'original_bytes']: number } & {
  thumbhash: string | null
  focus_x: number | null
  focus_y: number | null
  owner: string | null
  created_at: Date
}
