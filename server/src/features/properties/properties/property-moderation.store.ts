import type { PropertyStatus } from '@portal/contract/properties/properties/properties.texts'
import type { ModeratedProperty } from '@portal/contract/properties/properties/properties-admin'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { wordPatterns } from '../../../platform/database/word-patterns.ts'

type Row = RowOf<typeof ModeratedProperty>
type Which = {
  needsLook: boolean
  status: PropertyStatus | undefined
  text: string | undefined
}
type Part = { page: number; limit: number }

const openReports = sql`(select count(*)::integer from reports
  where subject_kind = 'property' and subject_id = property.id and status = 'open')`
/** Few among all of them, and found from their side: no list asks every property. */
const needingLook = sql`select subject_id as id from reports
    where subject_kind = 'property' and status = 'open'
  union select property_id from property_flags where dismissed_at is null
  union select other_id from property_flags where dismissed_at is null`

/** Only reads, for the team of the portal. */
export function propertyModerationStore(connection: Connection) {
  async function read(which: RawBuilder<unknown>): Promise<Row[]> {
    const { rows } = await statement<Row>`
      select property.id, property.title, property.status, property.hidden_by, property.hidden_reason,
        property.version, property.updated_at, advertiser.creci,
        '/imoveis/' || listing.slug || '/' || property.slug as path,
        jsonb_build_object('id', listing.id, 'slug', listing.slug, 'name', listing.name) as advertiser,
        ${openReports} as open_reports, coalesce((
          select jsonb_agg(jsonb_build_object('id', flag.id, 'distance', flag.distance,
            'created_at', flag.created_at, 'other', jsonb_build_object('id', other.id,
              'title', other.title, 'path', '/imoveis/' || place.slug || '/' || other.slug,
              'advertiser', jsonb_build_object('id', place.id, 'slug', place.slug, 'name', place.name))
            ) order by flag.created_at, flag.id)
          from property_flags as flag
          join properties as other on other.id = case flag.property_id
            when property.id then flag.other_id else flag.property_id end
          join establishments as place on place.id = other.establishment_id
          where flag.dismissed_at is null and property.id in (flag.property_id, flag.other_id)
        ), '[]'::jsonb) as flags
      from properties as property
      join establishments as listing on listing.id = property.establishment_id
      left join property_advertisers as advertiser on advertiser.establishment_id = listing.id
      where ${which}
    `.execute(connection)
    return rows
  }

  return {
    async findModerated(id: string): Promise<Row | null> {
      return (await read(sql`property.id = ${id}`))[0] ?? null
    },

    /** What asks for a look first, then the newest changes. */
    async listModerated(which: Which, part: Part) {
      const patterns = wordPatterns(which.text)
      const { ids, total } =
        patterns.length > 0 ? await search(patterns, which, part) : await browse(which, part)
      const rows = await read(sql`property.id = any(${ids}::uuid[])
        order by array_position(${ids}::uuid[], property.id)`)
      return { rows, total }
    },

    countWaiting: (): Promise<number> =>
      count(sql`property.status <> 'archived' and property.id in (${needingLook})`),
  }

  /** By the order of an index: however many there are, a page is read. */
  async function browse(which: Which, { page, limit }: Part) {
    const isListed = conditionOf(which)
    const offset = (page - 1) * limit
    const isOther = which.needsLook ? sql`false` : sql`property.id not in (table look)`
    const [{ rows }, total] = await Promise.all([
      statement<{ id: string }>`
        with look as materialized (${needingLook})
        select id from (
          select property.id, property.updated_at, 0 as part from properties as property
          where property.id in (table look) and ${isListed}
          union all (select property.id, property.updated_at, 1 from properties as property
            where ${isOther} and ${isListed}
            order by property.updated_at desc, property.id limit ${offset + limit})
        ) as found order by part, updated_at desc, id limit ${limit} offset ${offset}
      `.execute(connection),
      count(which.needsLook ? sql`property.id in (${needingLook}) and ${isListed}` : isListed),
    ])
    return { ids: rows.map(({ id }) => id), total }
  }

  /** What has the words, of its own or of who advertises it, is found once, and counted and sorted from there. */
  async function search(patterns: readonly string[], which: Which, { page, limit }: Part) {
    const hasWords = (column: RawBuilder<unknown>) =>
      sql.join(
        patterns.map((pattern) => sql`${column} like folded(${pattern})`),
        sql` and `,
      )
    const { rows } = await statement<{ id: string | null; total: number }>`
      with look as materialized (${needingLook}), found as materialized (
        select id, updated_at, id in (table look) as is_first from (
          select property.id, property.updated_at from properties as property
          where ${conditionOf(which)} and ${hasWords(sql`property.search_text`)}
          union select property.id, property.updated_at from properties as property
          where ${conditionOf(which)} and property.establishment_id = any(array(
            select id from establishments as place where ${hasWords(sql`place.sort_name`)}))
        ) as named
      ), listed as (select * from found where is_first or ${!which.needsLook})
      select shown.id, counted.total from (select count(*)::integer as total from listed) as counted
      left join (select id, is_first, updated_at from listed order by is_first desc, updated_at desc, id
        limit ${limit} offset ${(page - 1) * limit}) as shown on true
      order by shown.is_first desc, shown.updated_at desc, shown.id
    `.execute(connection)
    return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 }
  }

  async function count(which: RawBuilder<unknown>): Promise<number> {
    const { rows } = await statement<{ total: number }>`
      select count(*)::integer as total from properties as property where ${which}
    `.execute(connection)
    return rows[0]?.total ?? 0
  }
}

const conditionOf = ({ status }: Which) =>
  status ? sql`property.status = ${status}` : sql`property.status <> 'archived'`
