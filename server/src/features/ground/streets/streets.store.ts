import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { Point } from './plane.rules.ts'
import type { Street } from './street-index.ts'

type Ramp = Point & { name: string; beach: string }
type Sight = Point & { name: string }

/** A business around a street, with the address it shows. */
type Around = { name: string; slug: string; street: string | null; neighbourhood: string | null }

/** Around one street nobody looks at more; a long road has the best of its surroundings. */
const MOST_AROUND = 200

/** Reads what other features own; writes nothing: the streets themselves are files. */
export function streetsStore(connection: Connection) {
  return {
    /** Published businesses in the box of each street, the best first. What is hidden stays hidden. */
    async listAround(streets: readonly Street[]): Promise<Around[][]> {
      const { rows } = await statement<Around & { street_number: number }>`
        select asked.n::integer as street_number, listing.name, listing.slug, listing.neighbourhood,
          case when listing.plan <> 'clube' then listing.street end as street
        from unnest(
          ${streets.map(({ box }) => box.west)}::float8[],
          ${streets.map(({ box }) => box.south)}::float8[],
          ${streets.map(({ box }) => box.east)}::float8[],
          ${streets.map(({ box }) => box.north)}::float8[]
        ) with ordinality as asked (west, south, east, north, n)
        cross join lateral (
          select id, rank from directory
          where place <@ box(point(asked.east, asked.north), point(asked.west, asked.south))
          order by rank desc, id desc limit ${MOST_AROUND}
        ) as entry
        join establishments as listing on listing.id = entry.id
        order by asked.n, entry.rank desc, entry.id desc
      `.execute(connection)
      return streets.map((_, n) => rows.filter((row) => row.street_number === n + 1))
    },

    /** Of published beaches, with a place that somebody measured. */
    async listRamps(): Promise<Ramp[]> {
      const { rows } = await statement<Ramp>`
        select ramp ->> 'name' as name, sights.name as beach,
          (ramp ->> 'latitude')::float8 as latitude, (ramp ->> 'longitude')::float8 as longitude
        from sights, jsonb_array_elements(content -> 'ramps') as ramp
        where status = 'published' and ramp ->> 'latitude' is not null
          and ramp ->> 'longitude' is not null
      `.execute(connection)
      return rows
    },

    /** Attractions that are where the map says. */
    async listAttractions(): Promise<Sight[]> {
      const { rows } = await statement<Sight>`
        select name, latitude, longitude from sights
        where status = 'published' and kind = 'attraction' and latitude is not null
          and not is_approximate
      `.execute(connection)
      return rows
    },
  }
}
