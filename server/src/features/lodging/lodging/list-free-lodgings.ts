import { FREE_LODGINGS_PAGE } from '@portal/contract/lodging/lodging/lodging'
import type { StayDates } from '@portal/contract/lodging/lodging/quote'
import { isAvailable } from '@portal/contract/shared/capabilities'
import {
  aroundOf,
  decodePlace,
  encodePlace,
  type FreeHouse,
  type ListPlace,
  nearestOf,
  offerOf,
} from './availability.rules.ts'
import type { Deps } from './lodging.feature.ts'

type Asked = StayDates & {
  today: string
  pessoas: number
  category: { id: string; isTop: boolean }
  bairro?: string | undefined
  preco?: number | undefined
  acessivel?: boolean | undefined
  pet?: boolean | undefined
  cupom?: boolean | undefined
  ordem: 'relevancia' | 'total'
  cursor?: string | undefined
}
type Needs = Pick<Deps, 'stores' | 'ports' | 'clock'>
type Search = ReturnType<typeof searchOf>
type Found = { house: FreeHouse; offer: NonNullable<ReturnType<typeof offerOf>> }

/** Free houses are often not to be had for so few nights: as many stretches of the list as a page takes. */
const MOST_STRETCHES = 5
/** Of these, the best of the guide, the cheapest come first: more than the city has. */
const MOST_COMPARED = 300
/** Of the best of the guide so many are looked at for who is full, and so many of those are shown. */
export const LOOKED_AT = 40
const MOST_TAKEN = 6

const searchOf = (asked: Asked) => ({
  arrival: asked.arrival,
  departure: asked.departure,
  guests: asked.pessoas,
  category: asked.category,
  neighbourhood: asked.bairro,
  priceRange: asked.preco,
  isAccessible: asked.acessivel,
  takesPets: asked.pet,
  hasCoupon: asked.cupom && isAvailable('coupons'),
})

export async function listFreeLodgings(asked: Asked, { stores, ports, clock }: Needs) {
  const now = clock.now()
  const search = searchOf(asked)
  const after = asked.cursor ? decodePlace(asked.cursor) : null
  const walk = asked.ordem === 'total' ? cheapestFirst : bestFirst
  const [{ page, last }, taken] = await Promise.all([
    walk(search, after, { stores, now }),
    asked.cursor ? [] : listTaken(search, asked.today, { stores, now }),
  ])
  const ids = [...page.map(({ house }) => house.id), ...taken.map(({ id }) => id)]
  const read = ids.length > 0 ? await ports.readListingCards(ids) : []
  const cards = new Map(read.map((card) => [card.id, card]))
  return {
    lodgings: page.flatMap(({ house, offer }) => {
      const card = cards.get(house.id)
      if (!card) return []
      const { freeUnits: free_units, cents: total_cents, name: unit_name } = offer
      return [{ card, free_units, total_cents, unit_name }]
    }),
    taken: taken.flatMap(({ id, name, instead }) => {
      const card = cards.get(id)
      return card ? [{ card, unit_name: name, instead }] : []
    }),
    next_cursor: last && encodePlace(last),
  }
}

type Reading = { stores: Deps['stores']; now: Date }

async function bestFirst(search: Search, from: ListPlace | null, { stores, now }: Reading) {
  const found: Found[] = []
  let after = from
  let goesOn = true
  for (let stretch = 0; goesOn && stretch < MOST_STRETCHES; stretch += 1) {
    const houses = await stores.freeUnits.listFreeHouses({ ...search, after }, now)
    goesOn = houses.length > FREE_LODGINGS_PAGE
    found.push(...offersOf(houses, search))
    after = houses.at(-1) ?? null
    if (found.length > FREE_LODGINGS_PAGE) break
  }
  const page = found.slice(0, FREE_LODGINGS_PAGE)
  const last = found.length > page.length ? (page.at(-1)?.house ?? null) : goesOn ? after : null
  return { page, last }
}

/** A place in this list is what the house costs. */
async function cheapestFirst(search: Search, from: ListPlace | null, { stores, now }: Reading) {
  const all = { ...search, after: null }
  const houses = await stores.freeUnits.listFreeHouses(all, now, { limit: MOST_COMPARED })
  const found = offersOf(houses, search)
    .map((one) => ({ ...one, place: { id: one.house.id, key: one.offer.cents } }))
    .toSorted((one, other) => compare(one.place, other.place))
    .filter(({ place }) => from === null || compare(from, place) < 0)
  const page = found.slice(0, FREE_LODGINGS_PAGE)
  return { page, last: found.length > page.length ? (page.at(-1)?.place ?? null) : null }
}

const compare = (one: ListPlace, other: ListPlace) =>
  one.key - other.key || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

const offersOf = (houses: readonly FreeHouse[], search: Search): Found[] =>
  houses.flatMap((house) => {
    const offer = offerOf(house, search)
    return offer ? [{ house, offer }] : []
  })

/** Who is full is not left out: when there is room again is said. */
async function listTaken(search: Search, today: string, { stores, now }: Reading) {
  const houses = await stores.freeUnits.listFittingHouses(
    { ...search, after: null },
    aroundOf(search),
    now,
    LOOKED_AT,
  )
  return houses
    .flatMap((house) => {
      const nearest = nearestOf(house, { ...search, today })
      return nearest ? [{ id: house.id, ...nearest }] : []
    })
    .slice(0, MOST_TAKEN)
}
