import { availabilityOf } from '@portal/contract/guide/establishments/availability-rules'
import { openState } from '@portal/contract/guide/establishments/hours-rules'
import { isAvailable } from '@portal/contract/shared/capabilities'
import type { CatalogueItem } from '@portal/contract/storefront/catalogue/catalogue'
import type { FoundDish } from '@portal/contract/storefront/catalogue/dish'
import { priceNow } from '@portal/contract/storefront/catalogue/price-rules'
import type { Deps } from './catalogue.feature.ts'
import type { DishRow } from './dishes.store.ts'

const MOST_SHOWN = 6

/**
 * Dishes whose names have all the words, one of each business: who is open before who is not, what is served
 * now before what is sold out, then as well as the name fits.
 */
export async function findDishes(deps: Needs, words: string): Promise<FoundDish[]> {
  const best = await bestOfEach(deps, words, false)
  return best.slice(0, MOST_SHOWN).map(({ dish }) => dish)
}

/** Those that can be ordered for home, each with its words and whose it is. */
export async function findOrderedDishes(deps: Needs, words: string) {
  const best = await bestOfEach(deps, words, true)
  return best.map(({ dish, row: { item, establishment_id: establishmentId } }) => ({
    establishmentId,
    dish,
    description: item.description,
  }))
}

type Needs = Pick<Deps, 'stores' | 'clock'>

async function bestOfEach({ stores, clock }: Needs, words: string, isOrdered: boolean) {
  if (!words || !isAvailable('menu')) return []
  const now = clock.now()
  const rows = await stores.dishes.find(words, now, isOrdered)
  const found = rows
    .map((row) => ({ row, dish: toDish(row, now), isServed: isServed(row, now) }))
    .sort((one, other) => rankOf(other) - rankOf(one))
  const best = new Map<string, Ranked>()
  for (const one of found) if (!best.has(one.row.slug)) best.set(one.row.slug, one)
  return [...best.values()]
}

type Ranked = { row: DishRow; dish: FoundDish; isServed: boolean }
const rankOf = ({ row, dish, isServed: served }: Ranked) =>
  (dish.is_open ? 4 : 0) + (served ? 2 : 0) + row.likeness

const isServed = ({ item, section }: DishRow, now: Date) =>
  availabilityOf(item, section, now) === 'available'

function toDish({ item, slug, name, neighbourhood, hours }: DishRow, now: Date): FoundDish {
  const state = openState(hours, now).state
  const { cents, was_cents, is_from } = cheapest(item, now)
  return {
    id: item.id,
    name: item.name,
    price_cents: cents,
    was_cents,
    is_from,
    photo: item.photo,
    path: `/cardapio/${slug}#item-${item.id}`,
    business: { name, neighbourhood },
    is_open: state === 'unknown' ? null : state === 'open',
  }
}

/** What one pays at least: of variants the cheapest, and what must be chosen on top of it. */
function cheapest(
  item: Pick<CatalogueItem, 'price_cents' | 'promo' | 'variants' | 'groups'>,
  now: Date,
) {
  const variants = item.variants.length > 0 ? item.variants : [null]
  const [first, ...others] = variants
    .map((variant) => priceNow(item, variant, now))
    .sort((one, other) => one.cents - other.cents)
  const price = first ?? { cents: item.price_cents, was_cents: null }
  const needed = item.groups
    .filter(({ min_choices }) => min_choices > 0)
    .reduce(
      (sum, { options }) => sum + Math.min(...options.map(({ price_cents }) => price_cents)),
      0,
    )
  const isFrom =
    others.some(({ cents }) => cents !== price.cents) ||
    item.groups.some(({ options }) => options.some(({ price_cents }) => price_cents > 0))
  return {
    cents: price.cents + (Number.isFinite(needed) ? needed : 0),
    was_cents: needed === 0 ? price.was_cents : null,
    is_from: isFrom,
  }
}
