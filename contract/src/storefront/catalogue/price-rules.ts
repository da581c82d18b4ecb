import type { PriceMethod } from './catalogue.texts.ts'

/** Free of zod: the browser's cart and the server's order reckon with the same rules. All in centavos. */

export type Promo = { cents: number; starts_at: string | null; ends_at: string | null }

export type PricedVariant = { id: string; price_cents: number | null; promo_cents: number | null }
export type PricedOption = {
  id: string
  price_cents: number
  groups: readonly PricedGroup[]
}
export type PricedGroup = { price_method: PriceMethod; options: readonly PricedOption[] }
export type PricedItem = {
  price_cents: number
  promo: Promo | null
  groups: readonly PricedGroup[]
  variants: readonly PricedVariant[]
}

/** What somebody chose of an item. `choices` of a choice are those of its own groups. */
export type Choice = { option_id: string; quantity: number; choices: readonly Choice[] }
export type Configuration = { variant_id: string | null; choices: readonly Choice[] }

export function isPromoOn(promo: Promo | null, now: Date): promo is Promo {
  if (!promo) return false
  const moment = now.getTime()
  const hasBegun = promo.starts_at === null || Date.parse(promo.starts_at) <= moment
  return hasBegun && (promo.ends_at === null || moment < Date.parse(promo.ends_at))
}

/** What it costs before options; `was_cents` where a promotion holds. */
export type PriceNow = { cents: number; was_cents: number | null }

/** A variant with a price of its own has a promotion of its own, in the window of the item's. */
export function priceNow(
  { price_cents: price, promo }: Pick<PricedItem, 'price_cents' | 'promo'>,
  variant: PricedVariant | null,
  now: Date,
): PriceNow {
  const isOn = isPromoOn(promo, now)
  const own = variant?.price_cents ?? null
  const full = own ?? price
  const reduced = isOn ? (own === null ? promo.cents : (variant?.promo_cents ?? null)) : null
  return reduced === null ? { cents: full, was_cents: null } : { cents: reduced, was_cents: full }
}

export type ConfiguredPrice = {
  base_cents: number
  options_cents: number
  /** For one of the item. */
  unit_cents: number
}

/**
 * What one of the item costs as it was chosen. The greatest and the mean are taken over the chosen
 * options of all groups of that method together, whatever their level: two half pizzas in two groups
 * are one pizza. What the item does not have is not counted: whether a choice is valid is asked elsewhere.
 */
export function priceOf(item: PricedItem, chosen: Configuration, now: Date): ConfiguredPrice {
  const variant = item.variants.find(({ id }) => id === chosen.variant_id) ?? null
  const pools: Record<PriceMethod, Counted[]> = { sum: [], max: [], avg: [] }
  collect(item.groups, chosen.choices, 1, pools)
  const base = priceNow(item, variant, now).cents
  const options = sumOf(pools.sum) + greatestOf(pools.max) + meanOf(pools.avg)
  return { base_cents: base, options_cents: options, unit_cents: base + options }
}

type Counted = { cents: number; count: number }

function collect(
  groups: readonly PricedGroup[],
  choices: readonly Choice[],
  times: number,
  pools: Record<PriceMethod, Counted[]>,
) {
  for (const { option_id: id, quantity, choices: deeper } of choices) {
    const group = groups.find(({ options }) => options.some((option) => option.id === id))
    const option = group?.options.find((one) => one.id === id)
    if (!group || !option) continue
    const count = times * quantity
    pools[group.price_method].push({ cents: option.price_cents, count })
    collect(option.groups, deeper, count, pools)
  }
}

const sumOf = (pool: readonly Counted[]) =>
  pool.reduce((sum, { cents, count }) => sum + cents * count, 0)

const greatestOf = (pool: readonly Counted[]) => Math.max(0, ...pool.map(({ cents }) => cents))

/** Half a centavo is a whole one. */
function meanOf(pool: readonly Counted[]): number {
  const count = pool.reduce((all, one) => all + one.count, 0)
  return count === 0 ? 0 : Math.floor((2 * sumOf(pool) + count) / (2 * count))
}
