import type { Photo } from '@portal/contract/ground/media/media'
import { DIRECTORY_MOST_COUNTED } from '@portal/contract/guide/establishments/establishment'
import type { ListSort } from '@portal/contract/shared/list-query'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { microsOf } from '../../../platform/database/list-cursor.ts'
import { isShownPhoto, photoJson } from '../../../platform/database/photo-json.ts'
import {
  decodeDirectoryCursor,
  encodeDirectoryCursor,
  goesByName,
} from './directory-cursor.rules.ts'
import type { Listing } from './listing.rules.ts'
import { type ListingRow, toListing } from './listing-columns.ts'

export type ModerationFilter = {
  status?: Listing['status'] | undefined
  owner?: string | undefined
  category?: string | undefined
  plan?: Listing['plan'] | undefined
  demo?: 'sim' | 'nao' | undefined
  search?: string | undefined
  sort: ListSort
}
export type ModeratedListing = {
  listing: Listing
  category: { slug: string; name: string }
  owner: { id: string; name: string; email: string } | null
  photo: Photo | null
}
type Page = { cursor?: string | undefined; limit: number }
type Row = ListingRow & {
  category_slug: string
  category_name: string
  owner_name: string | null
  owner_email: string | null
  photo: Photo | null
  key: number | string
}

/** What administrators read of all listings, whatever their status. */
export function moderationStore(connection: Connection) {
  return {
    async list({ sort, ...filter }: ModerationFilter, { cursor, limit }: Page) {
      const { key, direction, value } = ORDERS[sort]
      const conditions = conditionsOf(filter, await categoryCondition(filter.category))
      const after = cursor ? decodeDirectoryCursor(sort, cursor) : null
      const sign = direction === 'desc' ? sql`<` : sql`>`
      const where = after
        ? sql`${conditions} and (${key}, listing.id) ${sign} (${value(after.key)}, ${after.id}::uuid)`
        : conditions
      const order = sql`${key} ${sql.raw(direction)}, listing.id ${sql.raw(direction)}`
      const [rows, total] = await Promise.all([
        described(sql`where ${where} order by ${order} limit ${limit + 1}`, keyOf(sort)),
        count(conditions),
      ])
      return { ...page(rows, limit, sort), total }
    },

    async find(id: string): Promise<ModeratedListing | null> {
      const [row] = await described(sql`where listing.id = ${id}`, sql`0`)
      return row ? toModerated(row) : null
    },

    /** Who has waited longest comes first. */
    async listWaiting({ id, cursor, limit }: Page & { id?: string | undefined }) {
      const since = sql`coalesce(listing.waiting_since, listing.submitted_at)`
      const waits = sql`(listing.status = 'pending' or listing.waiting_changes is not null)
        and ${id ? sql`listing.id = ${id}` : sql`true`}`
      const after = cursor ? decodeDirectoryCursor('espera', cursor) : null
      const where = after
        ? sql`${waits} and (${since}, listing.id) > (${momentOf(after.key)}, ${after.id}::uuid)`
        : waits
      const micros = sql`(extract(epoch from ${since}) * 1000000)::bigint`
      const [rows, { total }] = await Promise.all([
        described(sql`where ${where} order by ${since}, listing.id limit ${limit + 1}`, micros),
        count(waits),
      ])
      return { ...page(rows, limit, 'espera'), total }
    },
  }

  /** By the one column that names it, so that its index gives the order too. */
  async function categoryCondition(slug: string | undefined): Promise<RawBuilder<unknown>> {
    if (!slug) return sql`true`
    const { rows } = await statement<{ id: string; parent_id: string | null }>`
      select id, parent_id from categories where slug = ${slug}
    `.execute(connection)
    const [category] = rows
    if (!category) return sql`false`
    const column = category.parent_id === null ? 'listing.category_id' : 'listing.subcategory_id'
    return sql`${sql.ref(column)} = ${category.id}::uuid`
  }

  async function described(which: RawBuilder<unknown>, key: RawBuilder<unknown>): Promise<Row[]> {
    const { rows } = await statement<Row>`
      select listing.*, ${key} as key, category.slug as category_slug, category.name as category_name,
        owner.name as owner_name, owner.email as owner_email, 0 as photo_count, false as asks_price,
        (select ${photoJson()} from establishment_photos as shown join media on media.id = shown.media_id
          where shown.establishment_id = listing.id and ${isShownPhoto}
          order by shown.position limit 1) as photo
      from establishments as listing
      join categories as category on category.id = listing.category_id
      left join users as owner on owner.id = listing.user_id
      ${which}
    `.execute(connection)
    return rows
  }

  async function count(conditions: RawBuilder<unknown>) {
    const { rows } = await statement<{ total: number }>`
      select count(*)::integer as total from (
        select 1 from establishments as listing where ${conditions}
        limit ${DIRECTORY_MOST_COUNTED + 1}
      ) as fitting
    `.execute(connection)
    return { total: rows[0]?.total ?? 0 }
  }
}

const momentOf = (micros: number | string) =>
  sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`

const nameOf = (name: number | string) => sql`${name}`

const ORDERS = {
  recentes: { key: sql`listing.updated_at`, direction: 'desc', value: momentOf },
  antigos: { key: sql`listing.updated_at`, direction: 'asc', value: momentOf },
  nome: { key: sql`listing.sort_name`, direction: 'asc', value: nameOf },
  'nome-desc': { key: sql`listing.sort_name`, direction: 'desc', value: nameOf },
} as const satisfies Record<ListSort, unknown>

const keyOf = (sort: ListSort) =>
  goesByName(sort) ? sql`listing.sort_name` : microsOf('listing.updated_at')

function conditionsOf(
  { status, owner, plan, demo, search }: Omit<ModerationFilter, 'sort'>,
  category: RawBuilder<unknown>,
) {
  const conditions: RawBuilder<unknown>[] = [category]
  if (status) conditions.push(sql`listing.status = ${status}`)
  if (owner === 'ninguem') conditions.push(sql`listing.user_id is null`)
  else if (owner) conditions.push(sql`listing.user_id = ${owner}::uuid`)
  if (plan) conditions.push(sql`listing.plan = ${plan}`)
  if (demo) conditions.push(demo === 'sim' ? sql`listing.is_demo` : sql`not listing.is_demo`)
  for (const word of (search ?? '').split(/\s+/).filter(Boolean)) {
    // The signs LIKE reads as wildcards stand for themselves.
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    conditions.push(sql`listing.sort_name like folded(${pattern})`)
  }
  return sql.join(conditions, sql` and `)
}

function page(rows: Row[], limit: number, sort: string) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    listings: shown.map(toModerated),
    nextCursor: last && rows.length > limit ? encodeDirectoryCursor(sort, last) : null,
  }
}

function toModerated(row: Row): ModeratedListing {
  return {
    listing: toListing(row),
    category: { slug: row.category_slug, name: row.category_name },
    owner: row.user_id
      ? { id: row.user_id, name: row.owner_name ?? '', email: row.owner_email ?? '' }
      : null,
    photo: row.photo,
  }
}
