import type { PropertyStatus } from '@portal/contract/properties/properties.texts'
import type { ModeratedProperty } from '@portal/contract/properties/properties-admin'
import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'

export const MODERATION_PAGE = 25

type Row = Omit<ModeratedProperty, 'updated_at'> & { updated_at: Date }
type Which = {
  needsLook: boolean
  status: PropertyStatus | undefined
  text: string | undefined
  page: number
}

const openReports = sql`(select count(*)::integer from reports
  where subject_kind = 'property' and subject_id = property.id and status = 'open')`
const isFlagged = sql`exists (select 1 from property_flags as flag where flag.dismissed_at is null
  and (flag.property_id = property.id or flag.other_id = property.id))`
const needsLook = sql`(${openReports} > 0 or ${isFlagged})`

/** Only reads, for the team of the portal. */
export function propertyModerationStore(connection: Connection) {
  async function read(which: RawBuilder<unknown>): Promise<Row[]> {
    const { rows } = await sql<Row>`
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
    async listModerated({ needsLook: onlyThose, status, text, page }: Which) {
      const like = text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null
      const which = sql`${status ? sql`property.status = ${status}` : sql`property.status <> 'archived'`}
        and ${onlyThose ? needsLook : sql`true`}
        and (${like}::text is null or property.title ilike ${like} or listing.name ilike ${like}
          or property.code ilike ${like})`
      const rows = await read(sql`${which}
        order by ${needsLook} desc, property.updated_at desc, property.id
        limit ${MODERATION_PAGE} offset ${(page - 1) * MODERATION_PAGE}`)
      const { rows: counted } = await sql<{ total: number }>`
        select count(*)::integer as total from properties as property
        join establishments as listing on listing.id = property.establishment_id where ${which}
      `.execute(connection)
      return { rows, total: counted[0]?.total ?? 0 }
    },

    async countWaiting(): Promise<number> {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::integer as waiting from properties as property
        where property.status <> 'archived' and ${needsLook}
      `.execute(connection)
      return rows[0]?.waiting ?? 0
    },
  }
}
