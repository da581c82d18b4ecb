import type { EditedSeason, HouseSeason } from '@portal/contract/lodging/lodging/lodging-fields'
import {
  type SeasonDays,
  seasonPieces,
  yearsAround,
} from '@portal/contract/lodging/lodging/seasons'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

type SeasonRow = Pick<HouseSeason, 'id' | 'name' | 'rates'> & {
  first_of_year: string | null
  last_of_year: string | null
  first_from_easter: number | null
  last_from_easter: number | null
}
type OwnRow = { unit_id: string; first_night: string; last_night: string }

/**
 * Owns the seasons of houses and what rooms cost in them; writes the nights of rooms that they take, and those
 * that have a price of their own. Written while the business is held.
 */
export function houseSeasonsStore(connection: Connection) {
  return {
    /** In the order of the table. */
    async list(establishmentId: string): Promise<HouseSeason[]> {
      const { rows } = await statement<SeasonRow>`
        select season.id, season.name, season.first_of_year, season.last_of_year,
          season.first_from_easter, season.last_from_easter,
          coalesce((select jsonb_agg(jsonb_build_object('unit_id', rate.unit_id,
              'price_cents', rate.price_cents, 'weekend_price_cents', rate.weekend_price_cents,
              'min_nights', rate.min_nights) order by unit.position, unit.id)
            from lodging_season_rates as rate join lodging_units as unit on unit.id = rate.unit_id
            where rate.season_id = season.id and unit.removed_at is null), '[]') as rates
        from lodging_seasons as season where season.establishment_id = ${establishmentId}
        order by season.position, season.id
      `.execute(connection)
      return rows.map(({ id, name, rates, ...row }) => ({ id, name, rates, days: daysOf(row) }))
    },

    async readVersion(establishmentId: string): Promise<number> {
      const row = await connection
        .selectFrom('lodging_settings')
        .select('seasons_version')
        .where('establishment_id', '=', establishmentId)
        .executeTakeFirst()
      return row?.seasons_version ?? 0
    },

    /** Of which of these ids the season is another house's. */
    async areOfOthers(establishmentId: string, ids: readonly string[]): Promise<boolean> {
      const { rows } = await sql`
        select 1 from lodging_seasons
        where id = any(${[...ids]}::uuid[]) and establishment_id <> ${establishmentId} limit 1
      `.execute(connection)
      return rows.length > 0
    },

    /** The whole table, one version on. */
    async save(establishmentId: string, seasons: readonly HouseSeason[], now: Date) {
      const rows = seasons.map(({ id, name, days, rates }, position) => ({
        ...{ id, name, position, rates },
        ...(days.kind === 'yearly'
          ? { first_of_year: days.first, last_of_year: days.last }
          : { first_from_easter: days.first, last_from_easter: days.last }),
      }))
      await sql`
        delete from lodging_seasons where establishment_id = ${establishmentId}
      `.execute(connection)
      await sql`
        insert into lodging_seasons (id, establishment_id, name, first_of_year, last_of_year,
          first_from_easter, last_from_easter, position)
        select id, ${establishmentId}, name, first_of_year, last_of_year, first_from_easter,
          last_from_easter, position
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, name text,
          first_of_year text, last_of_year text, first_from_easter smallint,
          last_from_easter smallint, position smallint)
      `.execute(connection)
      await sql`
        insert into lodging_season_rates (season_id, unit_id, price_cents, weekend_price_cents, min_nights)
        select row.id, rate.unit_id, rate.price_cents, rate.weekend_price_cents, rate.min_nights
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, rates jsonb)
        cross join lateral jsonb_to_recordset(row.rates) as rate (unit_id uuid, price_cents integer,
          weekend_price_cents integer, min_nights smallint)
      `.execute(connection)
      await connection
        .insertInto('lodging_settings')
        .values({ establishment_id: establishmentId, updated_at: now, seasons_version: 1 })
        .onConflict((conflict) =>
          conflict.column('establishment_id').doUpdateSet((eb) => ({
            updated_at: now,
            seasons_version: eb('lodging_settings.seasons_version', '+', 1),
          })),
        )
        .execute()
    },

    /** A copy of a room costs what the room costs. */
    async copyRates(from: string, to: string) {
      await sql`
        insert into lodging_season_rates (season_id, unit_id, price_cents, weekend_price_cents, min_nights)
        select season_id, ${to}, price_cents, weekend_price_cents, min_nights
        from lodging_season_rates where unit_id = ${from}
        on conflict do nothing
      `.execute(connection)
    },

    /** What was written on some nights of this room itself, in place of what was. */
    async saveOwn(unitId: string, rates: readonly EditedSeason[]) {
      await sql`delete from unit_rates where unit_id = ${unitId}`.execute(connection)
      await sql`
        insert into unit_rates (unit_id, name, during, price_cents, weekend_price_cents, min_nights)
        select ${unitId}, rate.name, daterange(rate.first_night, rate.last_night, '[]'),
          rate.price_cents, rate.weekend_price_cents, rate.min_nights
        from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as rate (name text,
          first_night date, last_night date, price_cents integer, weekend_price_cents integer,
          min_nights smallint)
      `.execute(connection)
    },

    /**
     * Writes the nights that seasons take of the rooms of a house, some years ahead: each night the one
     * season's that the rules say, and none where the room has something written on it.
     */
    async spread(establishmentId: string, today: string) {
      const seasons = await this.list(establishmentId)
      const { rows: own } = await statement<OwnRow>`
        select rate.unit_id, lower(rate.during) as first_night, upper(rate.during) - 1 as last_night
        from unit_rates as rate join lodging_units as unit on unit.id = rate.unit_id
        where unit.establishment_id = ${establishmentId} and rate.season_id is null
      `.execute(connection)
      const written = Map.groupBy(own, (rate) => rate.unit_id)
      const unitIds = new Set(seasons.flatMap(({ rates }) => rates.map((rate) => rate.unit_id)))
      const years = yearsAround(today)
      const pieces = [...unitIds].flatMap((unitId) => {
        const priced = seasons.flatMap(({ rates, ...season }) => {
          const rate = rates.find((one) => one.unit_id === unitId)
          return rate ? [{ ...season, rate }] : []
        })
        return seasonPieces(priced, written.get(unitId) ?? [], years).map(
          ({ season: { id, name, rate }, ...nights }) => ({
            ...{ season_id: id, name },
            ...rate,
            ...nights,
          }),
        )
      })
      await sql`
        delete from unit_rates as rate using lodging_units as unit
        where unit.id = rate.unit_id and unit.establishment_id = ${establishmentId}
          and rate.season_id is not null
      `.execute(connection)
      await sql`
        insert into unit_rates (unit_id, season_id, name, during, price_cents, weekend_price_cents, min_nights)
        select unit_id, season_id, name, daterange(first_night, last_night, '[]'), price_cents,
          weekend_price_cents, min_nights
        from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as piece (unit_id uuid, season_id uuid,
          name text, first_night date, last_night date, price_cents integer,
          weekend_price_cents integer, min_nights smallint)
      `.execute(connection)
    },

    /** Who has seasons at all. */
    async housesWithSeasons(): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        select distinct establishment_id as id from lodging_seasons order by 1
      `.execute(connection)
      return rows.map(({ id }) => id)
    },
  }
}

function daysOf(row: Omit<SeasonRow, 'id' | 'name' | 'rates'>): SeasonDays {
  return row.first_of_year !== null
    ? { kind: 'yearly', first: row.first_of_year, last: row.last_of_year ?? row.first_of_year }
    : { kind: 'easter', first: row.first_from_easter ?? 0, last: row.last_from_easter ?? 0 }
}
