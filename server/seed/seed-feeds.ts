import { createHash } from 'node:crypto'
import type { Deps } from '../src/deps.ts'
import { feedSeal as calendarSeal } from '../src/features/lodging/stays/read-feed.ts'
import { feedSeal as stockSeal } from '../src/features/properties/property-feeds/feed-secrets.ts'
import { demoSlug } from './seed-catalogues.ts'

type Ports = { calendars: string; agencies: string }
const HOST = '127.0.0.1'

/**
 * One agency's stock and one room's calendar of another portal come from the stand-ins of this machine,
 * read by the worker as any other. Nothing where no stand-in may be called.
 */
export async function seedFeeds(deps: Deps, ports: Ports) {
  if (!deps.config.outgoing.reachesPrivate) return
  await seedStock(`http://${HOST}:${ports.agencies}/feeds/dunas-imoveis/imoveis.xml`, deps)
  await seedCalendar(`http://${HOST}:${ports.calendars}/exemplo-vento-norte.ics`, deps)
}

async function seedStock(url: string, { connection, stores, work, clock, config }: Deps) {
  const place = await connection
    .selectFrom('establishments')
    .select('id')
    .where('slug', '=', demoSlug('Dunas Imóveis') ?? '')
    .where('is_demo', '=', true)
    .executeTakeFirst()
  if (!place || (await stores.propertyFeeds.findOfPlace(place.id))) return
  const now = clock.now()
  await work.transaction(async ({ propertyFeeds }) => {
    const urlSealed = stockSeal(config).close(url)
    const id = await propertyFeeds.connect(place.id, { urlSealed, host: HOST }, now)
    await propertyFeeds.activate(id, createHash('sha256').update(url).digest(), now)
    // Nobody reads it yet: the worker finds it due.
    await propertyFeeds.noteTrial(id, 'vrsync')
  })
}

async function seedCalendar(url: string, { connection, stores, clock, config }: Deps) {
  const unit = await connection
    .selectFrom('lodging_units')
    .innerJoin('establishments', 'establishments.id', 'lodging_units.establishment_id')
    .select('lodging_units.id')
    .where('establishments.slug', '=', demoSlug('Hotel Vento Norte') ?? '')
    .where('establishments.is_demo', '=', true)
    .where('lodging_units.removed_at', 'is', null)
    .orderBy('lodging_units.position', 'desc')
    .executeTakeFirst()
  if (!unit) return
  await stores.calendarFeeds.add(
    {
      unit_id: unit.id,
      portal: 'airbnb',
      name: 'Airbnb',
      host: HOST,
      url_sealed: calendarSeal(config).close(url),
      url_hash: createHash('sha256').update(url).digest(),
    },
    clock.now(),
  )
}
