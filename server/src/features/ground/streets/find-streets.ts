import type { FoundStreet, StreetSuggestion } from '@portal/contract/ground/streets/street'
import { cityStreets } from './city-streets.ts'
import type { Point } from './plane.rules.ts'
import { findStreets, nearestPoint, type Street } from './street-index.ts'
import { streetKey, streetWords } from './street-names.rules.ts'
import type { Deps } from './streets.feature.ts'

type Needs = Pick<Deps, 'folders' | 'stores'>

/** On a page of results; in a list of suggestions, which has other things to say, too. */
const MOST_FOUND = 5
const MOST_SUGGESTED = 3
const MOST_FOR_ADDRESS = 6
const BUSINESSES_SHOWN = 4

/** Streets that a question means, each with who is there. `isNamed`: it says "rua" or the like. */
export async function searchStreets(needs: Needs, text: string) {
  const { streets } = await cityStreets(needs)
  const found = findStreets(streets, text, false).slice(0, MOST_FOUND)
  const isNamed = streetWords(text).kind !== null
  return { streets: found.length > 0 ? await describe(found, needs) : [], isNamed }
}

/** Names that go on as typed; where a name is that of several streets, the search tells them apart. */
export async function suggestStreetNames(needs: Pick<Deps, 'folders'>, typed: string) {
  const { streets } = await cityStreets(needs)
  const byName = new Map<string, Street[]>()
  for (const street of findStreets(streets, typed, true)) {
    byName.set(street.key, [...(byName.get(street.key) ?? []), street])
  }
  const suggestions = [...byName.values()]
    .slice(0, MOST_SUGGESTED)
    .flatMap(([first, ...others]) => {
      if (!first) return []
      const isOne = others.length === 0
      const path = isOne ? mapPath(first) : `/buscar?${new URLSearchParams({ q: first.name })}`
      return [{ text: first.name, path, count: others.length + 1 }]
    })
  return { suggestions, isNamed: streetWords(typed).kind !== null }
}

/** For a field where somebody writes an address: the pin goes to the point that is told. */
export async function suggestAddresses(
  needs: Needs,
  typed: string,
  pin: Point | null,
): Promise<StreetSuggestion[]> {
  const { streets } = await cityStreets(needs)
  const found = findStreets(streets, typed, true).slice(0, MOST_FOR_ADDRESS)
  if (found.length === 0) return []
  const around = await needs.stores.streets.listAround(found)
  return found.map((street, n) => ({
    name: street.name,
    neighbourhood: neighbourhoodOf(street, around[n] ?? []),
    place: rounded(pin ? nearestPoint(street, pin) : street.middle),
  }))
}

/** To about a metre: a pin is no finer. */
const rounded = ({ latitude, longitude }: Point): Point => ({
  latitude: Number(latitude.toFixed(5)),
  longitude: Number(longitude.toFixed(5)),
})

async function describe(streets: readonly Street[], { stores }: Needs): Promise<FoundStreet[]> {
  const around = await stores.streets.listAround(streets)
  return streets.map((street, n) => {
    const there = (around[n] ?? []).filter((one) => isOn(street, one))
    return {
      name: street.name,
      neighbourhood: neighbourhoodOf(street, around[n] ?? []),
      path: mapPath(street),
      businesses: there
        .slice(0, BUSINESSES_SHOWN)
        .map(({ name, slug }) => ({ name, path: `/guia/${slug}` })),
      business_count: there.length,
    }
  })
}

type Around = { street: string | null; neighbourhood: string | null }

const isOn = ({ key }: Street, { street }: Around) => street !== null && streetKey(street) === key

/** What most of those on the street call it; of those around it, where none is on it. */
function neighbourhoodOf(street: Street, around: readonly Around[]): string | null {
  const there = around.filter((one) => isOn(street, one))
  const counts = new Map<string, number>()
  for (const { neighbourhood } of there.length > 0 ? there : around) {
    if (neighbourhood) counts.set(neighbourhood, (counts.get(neighbourhood) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? null
}

/** As the address of the map holds where it looks: latitude, longitude, zoom. */
function mapPath({ middle: { latitude, longitude }, metres }: Street): string {
  const zoom = metres < 400 ? 17 : metres < 1_500 ? 16 : metres < 5_000 ? 15 : 13
  return `/mapa?em=${latitude.toFixed(5)},${longitude.toFixed(5)},${zoom}`
}
