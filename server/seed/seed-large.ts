import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import pg from 'pg'
import { createDeps } from '../src/deps.ts'
import { relearnWords } from '../src/features/portal/search/search.jobs.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { Tag } from '../src/platform/live/tags.ts'
import { createLog } from '../src/platform/log.ts'
import { everyDay, from, LUNCH_AND_DINNER, SHOP } from './businesses/hours.ts'
import { seedCategories } from './seed-categories.ts'

/**
 * `npm run seed:large -- --listings 100000`: that many listings for measuring, marked as a
 * demonstration. Run again, it adds only those that are missing.
 */
const { values } = parseArgs({ options: { listings: { type: 'string', default: '100000' } } })
const listings = Number(values.listings)
if (!Number.isInteger(listings) || listings < 1) {
  throw new Error('Escreva quantos: npm run seed:large -- --listings 100000')
}

const BATCH = 5_000
const HOURS = [SHOP, LUNCH_AND_DINNER, everyDay(from(18, 2)), everyDay(from(0, 24))]
const config = readConfig({ DATABASE_PATIENCE_MS: '600000', ...process.env })
const deps = await createDeps(config, createLog(config.logLevel, 'command'))
const began = performance.now()
try {
  await seedCategories(deps)
  let added = 0n
  for (let first = 1; first <= listings; first += BATCH) {
    added += await addListings(first, Math.min(first + BATCH - 1, listings))
    // From the first ones on it is known about what the best are: the others find their place at once.
    if (first === 1) await sql`select draw_search_bands()`.execute(deps.connection)
  }
  await sql`select draw_search_bands()`.execute(deps.connection)
  await relearnWords(deps)
  await learnSizes(['establishments', 'directory', 'search_documents', 'search_words'])
  await deps.work.transaction(async ({ changes }) => changes.announce(Tag.establishments))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(`${added} estabelecimentos acrescentados em ${seconds} s.\n`)
} finally {
  await deps.close()
}

/** So that what is asked next is planned for so many rows. Only whoever owns the tables may. */
async function learnSizes(tables: readonly string[]) {
  const owner = new pg.Client({ connectionString: config.database.ownerUrl })
  await owner.connect()
  await owner.query(`analyze ${tables.join(', ')}`)
  await owner.end()
}

/** Numbers follow from `n` by remainders of primes: spread out, and the same in every run. */
async function addListings(first: number, last: number): Promise<bigint> {
  const hours = HOURS.map((one) => JSON.stringify(one))
  const result = await sql`
    with kinds as (
      select id, parent_id, name, row_number() over (order by slug) - 1 as place, count(*) over () as total
      from categories where parent_id is not null
    ), given as materialized (
      select id, case when id <> 'clube' then limits_since(id, version) end as limits from plans
    )
    insert into establishments (name, slug, category_id, subcategory_id, specialties, description,
      phone, whatsapp, street, number, neighbourhood, cep, latitude, longitude, price_range,
      payment_methods, amenities, hours, modules, status, verified_at, published_at, rating_count,
      rating_sum, rating_score, rank, plan, plan_limits, is_demo)
    select
      kinds.name || ' ' ||
        (array['Gaivota', 'Maré', 'Concha', 'Coqueiro', 'Jangada', 'Guará', 'Brisa'])[1 + n % 7] || ' ' ||
        (array['Azul', 'Serena', 'Dourada', 'Nova', 'Grande'])[1 + n % 5] || ' ' || n,
      'medida-' || n, kinds.parent_id, kinds.id,
      array[(array['Caranguejo', 'Tapioca', 'Família', 'Entrega', 'Plantão'])[1 + n % 5]],
      'Estabelecimento inventado para medir o portal. Não existe.',
      '9190000' || lpad((n % 10000)::text, 4, '0'), '9190000' || lpad((n % 10000)::text, 4, '0'),
      'Rua de Medida', (1 + n % 2000)::text,
      (array['Centro', 'Maçarico', 'Atalaia', 'São José', 'Destacado', 'Bom Jesus'])[1 + n % 6],
      '68721000', -0.64 + (n % 9973) / 9973.0 * 0.045, -47.38 + (n % 9967) / 9967.0 * 0.08,
      1 + n / 4 % 4, array['pix', 'dinheiro'],
      case n % 3 when 0 then array['wifi', 'acessivel'] when 1 then array['pet'] else '{}'::text[] end,
      (${hours}::jsonb[])[1 + n / 5 % 5],
      case when n % 4 = 0 then array['menu', 'delivery'] else '{}'::text[] end,
      'published', now() - n % 400 * interval '1 day', now() - n % 400 * interval '1 day',
      reviews.count, reviews.sum,
      -- As ranking.rules.ts has it, close enough for measuring; the nightly job makes it exact.
      case when reviews.count = 0 then 0 else reviews.mean end,
      40 * (reviews.mean - 1) / 4 + (n % 3011) / 100.0,
      given.id, given.limits, true
    from generate_series(${first}::integer, ${last}::integer) as n
    join kinds on kinds.place = n % kinds.total
    join given on given.id = (array['clube', 'atalaia', 'macarico', 'espadarte'])[1 + n % 4]
    cross join lateral (select n % 40 as count, (n % 40) * 3 + (n % 40) * (n % 3) / 2 as sum) as said
    cross join lateral (
      select count, sum, (sum + 3.8 * 6) / (count + 6) as mean from (select said.*) as s
    ) as reviews
    on conflict (slug) do nothing
  `.execute(deps.connection)
  return result.numAffectedRows ?? 0n
}
