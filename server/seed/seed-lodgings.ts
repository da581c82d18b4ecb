import type { EditedSeason } from '@portal/contract/lodging/lodging-fields'
import { dayOfDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { easterOf } from '@portal/contract/shared/holidays'
import type { Deps } from '../src/deps.ts'
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
  await work.transaction(async ({ lodging: store }) => {
    if ((await store.countUnits(establishmentId)) > 0) return
    await store.saveSettings(establishmentId, lodging.settings, now)
    for (const unit of lodging.units) {
      const { photos, ...content } = unit
      const named = { establishmentId, id: newTimedId(now) }
      const photo_ids = photos.flatMap((kind) => drawn.get(pictureOf(kind).alt) ?? [])
      const seasons = seasonsOf(unit, lodging.minNights, now.getUTCFullYear())
      await store.addUnit({ ...content, ...named }, now)
      await store.saveUnit(named, { ...content, seasons, photo_ids }, now)
    }
  })
}

/** Seasons of this year and the next, each after the other. */
function seasonsOf(
  { base_price_cents: base, min_nights: own }: DemoUnit,
  minNights: number,
  year: number,
): EditedSeason[] {
  const times = (factor: number) => Math.round((base * factor) / 1000) * 1000
  const least = Math.max(own, minNights)
  const season = (
    name: string,
    [first, last]: readonly [number, number],
    { factor, weekend, nights = least }: { factor: number; weekend?: number; nights?: number },
  ): EditedSeason => ({
    name,
    first_night: isoDateOfDay(first),
    last_night: isoDateOfDay(last),
    price_cents: times(factor),
    weekend_price_cents: weekend === undefined ? null : times(weekend),
    min_nights: nights,
  })
  return [year, year + 1].flatMap((of) => {
    const date = (month: number, day: number) => dayOfDate(of, month, day)
    const easter = easterOf(of)
    return [
      season('Carnaval', [easter - 51, easter - 47], { factor: 1.8, nights: least + 1 }),
      season('Semana Santa', [easter - 3, easter - 1], { factor: 1.5 }),
      season('Julho', [date(7, 1), date(7, 31)], { factor: 1.45, weekend: 1.65 }),
      season('Independência', [date(9, 5), date(9, 7)], { factor: 1.3 }),
      season('Nossa Senhora', [date(10, 10), date(10, 12)], { factor: 1.3 }),
      season('Réveillon', [date(12, 27), date(12, 31) + 2], { factor: 2.2, nights: least + 2 }),
    ]
  })
}
