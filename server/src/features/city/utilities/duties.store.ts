import type { Pharmacy, WantedShift } from '@portal/contract/city/utilities/duty-editor'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { DutyShift } from './duties.rules.ts'

/** Where a shift comes from and when somebody looked. */
export type RotaSource = { sourceName: string; sourceUrl: string; verifiedAt: Date | null }

const PHARMACIES = 'farmacia'

/** What a published listing says of itself counts; what was typed stands where there is none. */
const shifts = sql`
  select duty.id, duty.establishment_id, duty.starts_at, duty.ends_at, duty.is_extra,
    duty.source_name, duty.source_url, duty.verified_at, duty.version,
    coalesce(listing.name, duty.name) as name,
    listing.slug,
    coalesce(listing.phone, listing.whatsapp, duty.phone) as phone,
    coalesce(nullif(concat_ws(', ', listing.street, listing.number, listing.neighbourhood), ''),
      duty.address) as address,
    listing.latitude, listing.longitude
  from duty_pharmacies as duty
  left join establishments as listing
    on listing.id = duty.establishment_id and listing.status = 'published'`

export function dutiesStore(connection: Connection) {
  return {
    /** Those that touch the time between the two, in order. */
    async between(from: Date, to: Date): Promise<DutyShift[]> {
      const { rows } = await statement<Row>`${shifts}
        where duty.ends_at > ${from} and duty.starts_at < ${to}
        order by duty.starts_at, duty.is_extra, duty.id`.execute(connection)
      return rows.map(toShift)
    },

    /** Main shifts at the same time as any of these: the rota cannot hold both. */
    async inTheWayOf(wanted: readonly WantedShift[], but?: string): Promise<DutyShift[]> {
      const main = wanted.filter(({ is_extra }) => !is_extra)
      const { rows } = await statement<Row>`${shifts}
        where not duty.is_extra and duty.id is distinct from ${but ?? null}::uuid and exists (
          select 1 from unnest(
            ${main.map(({ starts_at }) => starts_at)}::timestamptz[],
            ${main.map(({ ends_at }) => ends_at)}::timestamptz[]
          ) as wanted (starts_at, ends_at)
          where tstzrange(wanted.starts_at, wanted.ends_at) && tstzrange(duty.starts_at, duty.ends_at))
        order by duty.starts_at`.execute(connection)
      return rows.map(toShift)
    },

    async find(id: string): Promise<DutyShift | null> {
      const { rows } = await statement<Row>`${shifts} where duty.id = ${id}`.execute(connection)
      return rows[0] ? toShift(rows[0]) : null
    },

    /** One change of the rota at a time; readers never wait. */
    async lock() {
      await sql`lock table duty_pharmacies in share row exclusive mode`.execute(connection)
    },

    async add(wanted: readonly WantedShift[], source: RotaSource, now: Date) {
      await connection
        .insertInto('duty_pharmacies')
        .values(
          wanted.map((shift) => ({
            ...shift,
            source_name: source.sourceName,
            source_url: source.sourceUrl,
            verified_at: source.verifiedAt,
            created_at: now,
            updated_at: now,
          })),
        )
        .execute()
    },

    async save(id: string, shift: WantedShift, now: Date) {
      await connection
        .updateTable('duty_pharmacies')
        .set((expression) => ({
          ...shift,
          updated_at: now,
          version: expression('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute()
    },

    async remove(ids: readonly string[]) {
      if (ids.length === 0) return
      await connection.deleteFrom('duty_pharmacies').where('id', 'in', ids).execute()
    },

    async verify(ids: readonly string[], now: Date) {
      if (ids.length === 0) return
      await connection
        .updateTable('duty_pharmacies')
        .set({ verified_at: now, updated_at: now })
        .where('id', 'in', ids)
        .execute()
    },

    /** Pharmacies of the guide, and names the rota used before that the guide does not have. */
    async pharmacies(): Promise<Pharmacy[]> {
      const { rows } = await statement<Pharmacy>`
        select listing.id as establishment_id, listing.name,
          coalesce(listing.phone, listing.whatsapp, '') as phone,
          concat_ws(', ', listing.street, listing.number, listing.neighbourhood) as address
        from establishments as listing
        where listing.status = 'published' and exists (
          select 1 from categories
          where slug = ${PHARMACIES} and id in (listing.category_id, listing.subcategory_id))
        union all
        (select distinct on (name) null, name, phone, address from duty_pharmacies
          where establishment_id is null order by name, starts_at desc)
        order by name
      `.execute(connection)
      return rows
    },
  }
}

type Row = {
  id: string
  establishment_id: string | null
  name: string
  slug: string | null
  phone: string
  address: string
  latitude: number | null
  longitude: number | null
  starts_at: Date
  ends_at: Date
  is_extra: boolean
  source_name: string
  source_url: string
  verified_at: Date | null
  version: number
}

function toShift(row: Row): DutyShift {
  const { id, name, slug, phone, address, latitude, longitude, version } = row
  return {
    ...{ id, name, slug, phone, address, version },
    establishmentId: row.establishment_id,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    isExtra: row.is_extra,
    sourceName: row.source_name,
    sourceUrl: row.source_url,
    verifiedAt: row.verified_at,
  }
}
