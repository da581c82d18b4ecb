import { EVENT_CATEGORY_WORDS } from '@portal/contract/city/events/event.texts'
import type { Itinerary, ItineraryStop } from '@portal/contract/city/itinerary/itinerary'
import {
  inOrder,
  type PlannedStop,
  placeText,
  type StopKind,
} from '@portal/contract/city/itinerary/plan-text'
import {
  type Chosen,
  daysAround,
  eventWarnings,
  hoursWarnings,
  tideWarnings,
  travelWarnings,
} from '@portal/contract/city/itinerary/stop-rules'
import type { EstablishmentCard } from '@portal/contract/guide/establishments/establishment'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import { dayAt } from '@portal/contract/shared/time-zones'
import type { Deps } from './itinerary.feature.ts'
import type { FoundEvent, FoundSight } from './itinerary.store.ts'
import { itineraryTexts as texts } from './itinerary.texts.ts'

type Needs = Pick<Deps, 'stores' | 'clock' | 'ports'>
type TideReader = Awaited<ReturnType<Needs['ports']['readTides']>>

type Known = Pick<ItineraryStop, 'name' | 'about' | 'photo' | 'place'> & {
  warnings(stop: PlannedStop, chosen: Chosen | null): string[]
}

/** Nobody plans further ahead than the holidays of next year. */
const MOST_DAYS_AHEAD = 550

/** The stops as the guide knows them now, each with what speaks against its day and hour. */
export async function readItinerary(stops: PlannedStop[], needs: Needs): Promise<Itinerary> {
  const today = dayAt(needs.clock.now())
  const tides = await needs.ports.readTides(daysAtBeaches(stops, today))
  const known = await readKnown(stops, tides, needs)
  const read: ItineraryStop[] = []
  for (const stop of inOrder(stops)) {
    const found = known[stop.kind].get(stop.slug)
    if (!found) continue
    const { warnings, ...told } = found
    const against = warnings(stop, chosenOf(stop, today))
    read.push({ ...stop, ...told, way_here: null, warnings: against })
  }
  return {
    stops: await withWays(read, needs),
    missing: stops.filter(({ kind, slug }) => !known[kind].has(slug)),
  }
}

/** How one gets from each stop to the next of the same day, where both have a place on a street. */
async function withWays(stops: readonly ItineraryStop[], { ports }: Needs) {
  const told: ItineraryStop[] = []
  for (const run of runsOf(stops)) {
    const legs = await ports.readLegs(run.flatMap(({ place }) => place ?? []))
    for (const [n, stop] of run.entries()) {
      const before = run[n - 1]
      const leg = legs[n - 1]
      const way_here = before && leg ? { from: placeText(before), leg } : null
      const late = way_here ? travelWarnings(before, stop, way_here.leg) : []
      told.push({ ...stop, way_here, warnings: [...stop.warnings, ...late] })
    }
  }
  return told
}

/** Stops that follow each other on one day, all with a place; any other stands alone. */
function runsOf(stops: readonly ItineraryStop[]): ItineraryStop[][] {
  const runs: ItineraryStop[][] = []
  for (const stop of stops) {
    const before = runs.at(-1)?.at(-1)
    const goesOn = before?.place && stop.place && before.date !== null && before.date === stop.date
    if (goesOn) runs.at(-1)?.push(stop)
    else runs.push([stop])
  }
  return runs
}

function daysAtBeaches(stops: readonly PlannedStop[], today: number): number[] {
  return stops.flatMap((stop) => {
    const chosen = stop.kind === 'praia' ? chosenOf(stop, today) : null
    if (chosen === null || chosen.minute === null) return []
    const { first, days } = daysAround(chosen.day, chosen.minute)
    return Array.from({ length: days }, (_, n) => first + n)
  })
}

/** Null where there is no day yet, or nothing to be said of it any more. */
function chosenOf({ date, minute }: PlannedStop, today: number): Chosen | null {
  const day = date ? dayOfKnownDate(date) : null
  return day !== null && day >= today && day <= today + MOST_DAYS_AHEAD ? { day, minute } : null
}

async function readKnown(stops: readonly PlannedStop[], tides: TideReader, needs: Needs) {
  const slugsOf = (kind: StopKind) => [
    ...new Set(stops.filter((stop) => stop.kind === kind).map(({ slug }) => slug)),
  ]
  const { itinerary } = needs.stores
  const [beaches, attractions, events, listings] = await Promise.all([
    ask(slugsOf('praia'), (slugs) => itinerary.sights('beach', slugs)),
    ask(slugsOf('atracao'), (slugs) => itinerary.sights('attraction', slugs)),
    ask(slugsOf('eventos'), (slugs) => itinerary.events(slugs, needs.clock.now())),
    ask(slugsOf('guia'), (slugs) => readListings(slugs, needs)),
  ])
  return {
    praia: bySlug(beaches, (beach) => knownBeach(beach, tides)),
    atracao: bySlug(attractions, knownAttraction),
    eventos: bySlug(events, knownEvent),
    guia: bySlug(listings, ({ card }) => knownListing(card)),
  } satisfies Record<StopKind, Map<string, Known>>
}

async function readListings(slugs: readonly string[], { stores, ports }: Needs) {
  const found = await stores.itinerary.listings(slugs)
  const cards = await ports.readListingCards(found.map(({ id }) => id))
  return found.flatMap(({ asked, id }) => {
    const card = cards.find((one) => one.id === id)
    return card ? [{ asked, card }] : []
  })
}

function knownBeach(beach: FoundSight, tides: TideReader): Known {
  return {
    ...told(beach, texts.beach),
    warnings(_stop, chosen) {
      if (chosen === null || chosen.minute === null) return []
      const { first, days } = daysAround(chosen.day, chosen.minute)
      return tideWarnings(tides(first, days, beach.levels), chosen)
    },
  }
}

const knownAttraction = (sight: FoundSight): Known => ({
  ...told(sight, sight.visitingHours ? texts.visiting(sight.visitingHours) : texts.attraction),
  warnings: () => [],
})

const knownEvent = (event: FoundEvent): Known => ({
  ...told(event, texts.both(EVENT_CATEGORY_WORDS[event.category], event.venueName)),
  warnings: ({ date }) => eventWarnings(event, date),
})

function knownListing({ name, category, subcategory, neighbourhood, ...card }: EstablishmentCard) {
  const kind = (subcategory ?? category).name
  return {
    name,
    about: neighbourhood ? texts.both(kind, neighbourhood) : kind,
    photo: card.photo,
    place: card.place && { latitude: card.place.latitude, longitude: card.place.longitude },
    warnings: (_stop, chosen) => (chosen ? hoursWarnings(card.hours, chosen) : []),
  } satisfies Known
}

const told = (found: FoundSight | FoundEvent, about: string) => ({
  name: found.name,
  about,
  photo: found.photo,
  place:
    found.latitude !== null && found.longitude !== null
      ? { latitude: found.latitude, longitude: found.longitude }
      : null,
})

const bySlug = <Row extends { asked: string }>(rows: readonly Row[], tell: (row: Row) => Known) =>
  new Map(rows.map((row) => [row.asked, tell(row)]))

const ask = async <Row>(
  slugs: readonly string[],
  read: (slugs: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> => (slugs.length > 0 ? read(slugs) : [])
