import {
  LEAST_COLLECTION_STOPS,
  STOP_NOTE_MAX,
} from '@portal/contract/city/collections/collection.texts'
import type { EditedStop } from '@portal/contract/city/collections/collection-editor'
import { openDays } from '@portal/contract/city/itinerary/stop-rules'
import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import { dayAt } from '@portal/contract/shared/time-zones'
import { sql } from 'kysely'
import type { Deps } from '../src/deps.ts'
import { Tag } from '../src/platform/live/tags.ts'
import { type Picture, picture } from './businesses/pictures.ts'
import {
  DEMO_COLLECTIONS,
  type DemoCollection,
  type DemoStop,
  type Rule,
} from './demo-collections.ts'
import { seedPictures } from './seed-pictures.ts'

/** Adds what nobody has added yet; what an administrator changed stays as it is. */
export async function seedCollections(deps: Deps) {
  const known = await deps.stores.collections.slugs()
  const missing = DEMO_COLLECTIONS.filter(({ slug }) => !known.has(slug))
  if (missing.length === 0) return
  const pictures = await seedPictures(deps, missing.map(pictureOf))
  const ready: { collection: DemoCollection; stops: EditedStop[] }[] = []
  for (const collection of missing) {
    const stops = await chooseStops(collection.stops, deps)
    // A city without such places has no such page.
    if (stops.length >= LEAST_COLLECTION_STOPS) ready.push({ collection, stops })
  }
  await deps.work.transaction(async ({ collections, changes }) => {
    const now = deps.clock.now()
    for (const { collection, stops } of ready) {
      const { kind, slug, title, summary } = collection
      const coverId = pictures.get(pictureOf(collection).alt) ?? null
      const status = 'published' as const
      const id = await collections.add({ kind, slug, title, summary, status, coverId }, now)
      await collections.setStops(id, stops)
    }
    changes.announce(Tag.collections)
  })
}

const pictureOf = ({ picture: kind, slug }: DemoCollection): Picture => picture(kind, slug)

/** In their order, each place once. */
async function chooseStops(wanted: readonly DemoStop[], deps: Deps): Promise<EditedStop[]> {
  const chosen = new Map<string, EditedStop>()
  for (const stop of wanted) {
    for (const { note, ...place } of await placesOf(stop, deps)) {
      if (chosen.has(`${place.id} ${stop.day}`)) continue
      const when = { day: stop.day ?? null, minute: minuteOf(stop.at) }
      chosen.set(`${place.id} ${stop.day}`, { place, note, ...when })
    }
  }
  return [...chosen.values()]
}

type Chosen = EditedStop['place'] & { note: string }
/** So many for each that is wanted: the best of them may be closed at the hour. */
const CHOSEN_FROM = 8
const WEEK_DAYS = 7

async function placesOf(stop: DemoStop, { connection, clock }: Deps): Promise<Chosen[]> {
  if ('sight' in stop) {
    const sights = await connection
      .selectFrom('sights')
      .select('id')
      .where('slug', '=', stop.sight)
      .where('status', '=', 'published')
      .execute()
    return sights.map(({ id }) => ({ kind: 'sight', id, note: stop.note }))
  }
  const { rows } = await sql<{
    id: string
    description: string | null
    hours: OpeningHours | null
  }>`
    select listing.id, listing.description, listing.hours from establishments as listing
    join categories as top on top.id = listing.category_id
    left join categories as sub on sub.id = listing.subcategory_id
    where listing.status = 'published' and ${fits(stop.listings)}
    order by listing.plan = 'clube', listing.rank desc, listing.slug limit ${stop.most * CHOSEN_FROM}
  `.execute(connection)
  // Whoever follows the day finds the door open, on whatever day of the week.
  const minute = minuteOf(stop.at)
  const tomorrow = dayAt(clock.now()) + 1
  const daysOpen = ({ hours }: { hours: OpeningHours | null }) =>
    stop.day === undefined ? WEEK_DAYS : openDays([{ hours, minute }], tomorrow).length
  const open = rows.filter((one) => daysOpen(one) > 0)
  const best = open.toSorted((one, other) => daysOpen(other) - daysOpen(one)).slice(0, stop.most)
  return best.map(({ id, description }) => ({
    kind: 'establishment',
    id,
    note: stop.note ?? firstSentence(description ?? ''),
  }))
}

function fits({ category, amenity, specialty }: Rule) {
  const conditions = [
    ...(category ? [sql`${category} in (top.slug, sub.slug)`] : []),
    ...(amenity ? [sql`${amenity} = any(listing.amenities)`] : []),
    ...(specialty
      ? [
          sql`folded(array_to_string(listing.specialties, ' ')) like '%' || folded(${specialty}) || '%'`,
        ]
      : []),
  ]
  return sql.join(conditions, sql` and `)
}

function firstSentence(text: string): string {
  const [sentence = ''] = text.split(/(?<=[.!?])\s/)
  return sentence.length <= STOP_NOTE_MAX ? sentence : ''
}

function minuteOf(at: string | undefined): number | null {
  return at ? Number(at.slice(0, 2)) * 60 + Number(at.slice(3)) : null
}
