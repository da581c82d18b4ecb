import { withClient } from '../../scripts/local-postgres.ts'

export const UNITS_PER_HOUSE = 10
/** Of the year that is filled. */
export const FIRST_DAY = '2027-01-01'
/** Nobody has a room on these nights. */
export const FULL_NIGHTS = { arrival: '2027-12-29', departure: '2028-01-02' }

/**
 * Houses of ten units and a year of stays in each: one to seven nights, then none to four free ones, and
 * a Réveillon when everything is taken. About two thirds of all nights are.
 */
export async function fillLodgings(url: string, units: number): Promise<{ category: string }> {
  return withClient(url, async (client) => {
    await client.query('delete from lodging_units')
    await client.query('delete from establishments')
    const { rows } = await client.query<{ id: string }>(
      `insert into categories (slug, name, schema_type) values ('onde-ficar', 'Onde ficar', 'LodgingBusiness')
       on conflict (slug) do update set name = excluded.name returning id`,
    )
    const category = rows[0]?.id ?? ''
    await client.query(
      `insert into establishments (name, slug, category_id, status, modules, plan, plan_limits, rank,
         latitude, longitude, neighbourhood)
       select 'Pousada ' || n, 'pousada-' || n, $1, 'published', array['lodging'], 'espadarte', '{}',
         random(), -0.6 - random() / 10, -47.3 - random() / 10, 'Atalaia'
       from generate_series(1, $2::integer) as n`,
      [category, units / UNITS_PER_HOUSE],
    )
    await client.query(
      `insert into lodging_units (establishment_id, name, kind, capacity, base_price_cents,
         weekend_price_cents, position, created_at, updated_at)
       select id, 'Quarto ' || n, 'quarto', 2 + n % 4, 20000 + n * 1000, 24000 + n * 1000, n, now(), now()
       from establishments, generate_series(1, $1::integer) as n`,
      [UNITS_PER_HOUSE],
    )
    await client.query(
      `insert into unit_rates (unit_id, name, during, price_cents)
       select id, 'Julho', daterange('2027-07-01', '2027-08-01'), 40000 from lodging_units
       union all
       select id, 'Réveillon', daterange('2027-12-27', '2028-01-03'), 60000 from lodging_units`,
    )
    // Checked once, when all are there: row by row it takes minutes.
    await client.query(
      'alter table unit_occupancies drop constraint unit_occupancies_never_overlap',
    )
    await client.query(
      `with recursive stay (unit_id, starts, ends) as (
         select id, date '${FIRST_DAY}' + (random() * 4)::integer, null::date from lodging_units
         union all
         select unit_id, starts + 1 + (random() * 6)::integer + (random() * 4)::integer, null
         from stay where starts < date '2027-12-14'
       ), placed as (
         select unit_id, starts, lead(starts) over (partition by unit_id order by starts) as next from stay
       )
       insert into unit_occupancies (unit_id, kind, during)
       select unit_id, 'manual', daterange(starts, least(starts + 1 + (random() * 5)::integer,
         coalesce(next, starts + 3)))
       from placed
       union all
       select id, 'manual', daterange('2027-12-28', '2028-01-03') from lodging_units`,
    )
    await client.query(
      `alter table unit_occupancies add constraint unit_occupancies_never_overlap
         exclude using gist (unit_id with =, during with &&)`,
    )
    await client.query('vacuum analyze')
    return { category }
  })
}

const ADVERTISERS = 400

/** So many properties of four hundred advertisers, all of them on the air and on the map. */
export async function fillProperties(
  url: string,
  properties: number,
): Promise<{ advertisers: string[] }> {
  return withClient(url, async (client) => {
    await client.query('delete from lodging_units')
    await client.query('delete from establishments')
    const { rows } = await client.query<{ id: string }>(
      `insert into establishments (name, slug, category_id, status, modules, plan, plan_limits, rank)
       select 'Imobiliária ' || n, 'imobiliaria-' || n, (select id from categories limit 1), 'published',
         array['real_estate'], 'espadarte', '{}', random()
       from generate_series(1, $1::integer) as n returning id`,
      [ADVERTISERS],
    )
    const advertisers = rows.map(({ id }) => id)
    await client.query(
      `insert into properties (establishment_id, slug, title, type, sale_price_cents, latitude, longitude,
         neighbourhood, status, published_at, confirmed_at, created_at, updated_at)
       select ($1::uuid[])[1 + n % $2], 'casa-' || n, 'Casa ' || n, 'casa', 30000000 + n,
         -0.6 - random() / 10, -47.3 - random() / 10, 'Atalaia', 'published', now() - n * interval '1 second',
         now(), now(), now()
       from generate_series(1, $3::integer) as n`,
      [advertisers, ADVERTISERS, properties],
    )
    await client.query('vacuum analyze')
    return { advertisers }
  })
}
