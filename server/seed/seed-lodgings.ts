import type { HouseSeason } from '@portal/contract/lodging/lodging/lodging-fields'
import { CARNAVAL, HOLY_WEEK, type SeasonDays } from '@portal/contract/lodging/lodging/seasons'
import type { Deps } from '../src/deps.ts'
import { cityDay } from '../src/platform/city-time.ts'
import { newTimedId } from '../src/platform/timed-id.ts'
import type { PosterKind } from './art/scenes.ts'
import { picture } from './businesses/pictures.ts'
import { DEMO_LODGINGS, type DemoLodging, type DemoUnit } from './lodgings/demo-lodgings.ts'
import { demoSlug } from './seed-catalogues.ts'
import { seedPictures } from './seed-pictures.ts'

/** Gives units to lodgings that have none; what somebody has begun stays as it is. */
export async function seedLodgings(deps: Deps) {
  for (const [name, lodging] of Object.entries(DEMO_LODGINGS)) {
    await seedLodging(demoSlug(name) ?? '', lodging, deps)
  }
}

async function seedLodging(slug: string, lodging: DemoLodging, deps: Deps) {
  const { connection, work, clock, stores } = deps
  const place = await connection
    .selectFrom('establishments')
    .select('id')
    .where('slug', '=', slug)
    .where('is_demo', '=', true)
    .executeTakeFirst()
  // Looked at before anything is drawn: a picture that nothing shows would be swept and drawn again.
  if (!place || (await stores.lodging.countUnits(place.id)) > 0) return
  const establishmentId = place.id
  const pictureOf = (kind: PosterKind) => picture(kind, slug)
  const kinds = [...new Set(lodging.units.flatMap(({ photos }) => photos))]
  const drawn = await seedPictures(deps, kinds.map(pictureOf))
  const now = clock.now()
  await work.transaction(async ({ lodging: store, houseSeasons }) => {
    if ((await store.countUnits(establishmentId)) > 0) return
    await store.saveSettings(establishmentId, lodging.settings, now)
    const rooms: Room[] = []
    for (const unit of lodging.units) {
      const { photos, ...content } = unit
      const named = { establishmentId, id: newTimedId(now) }
      const photo_ids = photos.flatMap((kind) => drawn.get(pictureOf(kind).alt) ?? [])
      await store.addUnit({ ...content, ...named }, now)
      await store.saveUnit(named, { ...content, seasons: [], photo_ids }, now)
      rooms.push({ id: named.id, unit })
    }
    await houseSeasons.save(establishmentId, seasonsOf(rooms, lodging.minNights, now), now)
    await houseSeasons.spread(establishmentId, cityDay(now))
  })
}

type Room = { id: string; unit: DemoUnit }
type Dearer = { factor: number; weekend?: number; more?: number }

/** They return every year, each room dearer by as much. */
function seasonsOf(rooms: readonly Room[], minNights: number, now: Date): HouseSeason[] {
  const season = (
    name: string,
    days: SeasonDays,
    { factor, weekend, more = 0 }: Dearer,
  ): HouseSeason => ({
    id: newTimedId(now),
    name,
    days,
    rates: rooms.map(({ id, unit: { base_price_cents: base, min_nights: own } }) => {
      const times = (by: number) => Math.round((base * by) / 1000) * 1000
      return {
        unit_id: id,
        price_cents: times(factor),
        weekend_price_cents: weekend === undefined ? null : times(weekend),
        min_nights: Math.max(own, minNights) + more,
      }
    }),
  })
  const yearly = (first: string, last: string): SeasonDays => ({ kind: 'yearly', first, last })
  return [
    season('Carnaval', CARNAVAL, { factor: 1.8, more: 1 }),
    season('Semana Santa', HOLY_WEEK, { factor: 1.5 }),
    season('Julho', yearly('07-01', '07-31'), { factor: 1.45, weekend: 1.65 }),
    season('Independência', yearly('09-05', '09-07'), { factor: 1.3 }),
    season('Nossa Senhora', yearly('10-10', '10-12'), { factor: 1.3 }),
    season('Réveillon', yearly('12-27', '01-02'), { factor: 2.2, more: 2 }),
  ]
}
