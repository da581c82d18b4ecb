import { FREE_LODGINGS_PAGE } from '@portal/contract/lodging/lodging'
import type { StayDates } from '@portal/contract/lodging/quote'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { decodePlace, encodePlace, type FreeHouse, offerOf } from './availability.rules.ts'
import type { Deps } from './lodging.feature.ts'

type Asked = StayDates & {
  pessoas: number
  category: { id: string; isTop: boolean }
  bairro?: string | undefined
  preco?: number | undefined
  acessivel?: boolean | undefined
  pet?: boolean | undefined
  cupom?: boolean | undefined
  cursor?: string | undefined
}

/** Free houses are often not to be had for so few nights: as many stretches of the list as a page takes. */
const MOST_STRETCHES = 5

export async function listFreeLodgings(
  asked: Asked,
  { stores, ports, clock }: Pick<Deps, 'stores' | 'ports' | 'clock'>,
) {
  const now = clock.now()
  const { arrival, departure } = asked
  const search = {
    arrival,
    departure,
    guests: asked.pessoas,
    category: asked.category,
    neighbourhood: asked.bairro,
    priceRange: asked.preco,
    isAccessible: asked.acessivel,
    takesPets: asked.pet,
    hasCoupon: asked.cupom && isAvailable('coupons'),
  }
  const found: { house: FreeHouse; offer: NonNullable<ReturnType<typeof offerOf>> }[] = []
  let after = asked.cursor ? decodePlace(asked.cursor) : null
  let goesOn = true
  for (let stretch = 0; goesOn && stretch < MOST_STRETCHES; stretch += 1) {
    const houses = await stores.freeUnits.listFreeHouses({ ...search, after }, now)
    goesOn = houses.length > FREE_LODGINGS_PAGE
    for (const house of houses) {
      const offer = offerOf(house, search)
      if (offer) found.push({ house, offer })
    }
    after = houses.at(-1) ?? null
    if (found.length > FREE_LODGINGS_PAGE) break
  }
  const page = found.slice(0, FREE_LODGINGS_PAGE)
  const last = found.length > page.length ? (page.at(-1)?.house ?? null) : goesOn ? after : null
  const cards = new Map(
    (await ports.readListingCards(page.map(({ house }) => house.id))).map((card) => [
      card.id,
      card,
    ]),
  )
  return {
    lodgings: page.flatMap(({ house, offer }) => {
      const card = cards.get(house.id)
      if (!card) return []
      const { freeUnits: free_units, cents: total_cents, name: unit_name } = offer
      return [{ card, free_units, total_cents, unit_name }]
    }),
    next_cursor: last && encodePlace(last),
  }
}
