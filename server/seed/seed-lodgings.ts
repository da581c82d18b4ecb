import type { EditedSeason } from '@portal/contract/lodging/lodging-fields'
import { dayOfDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
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

/** July and Réveillon, of this year and the next. */
function seasonsOf(
  { base_price_cents: base, min_nights: own }: DemoUnit,
  minNights: number,
  year: number,
): EditedSeason[] {
  const times = (factor: number) => Math.round((base * factor) / 1000) * 1000
  const date = (of: number, month: number, day: number) => isoDateOfDay(dayOfDate(of, month, day))
  return [year, year + 1].flatMap((of) => [
    {
      name: 'Julho',
      first_night: date(of, 7, 1),
      last_night: date(of, 7, 31),
      price_cents: times(1.45),
      weekend_price_cents: times(1.65),
      min_nights: Math.max(own, minNights),
    },
    {
      name: 'Réveillon',
      first_night: date(of, 12, 27),
      last_night: date(of + 1, 1, 2),
      price_cents: times(2.2),
      weekend_price_cents: null,
      min_nights: Math.max(own, minNights) + 2,
    },
  ])
}
