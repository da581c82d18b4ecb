import type { CatalogueItem } from '@portal/contract/storefront/catalogue/catalogue'
import {
  type Choice,
  type PricedGroup,
  type PricedOption,
  priceNow,
  priceOf,
} from '@portal/contract/storefront/catalogue/price-rules'

type Group = Pick<PricedGroup, 'price_method'> & {
  min_choices: number
  options: readonly (PricedOption & { groups: readonly Group[] })[]
}

export type ShownPrice = {
  cents: number
  /** The price without the promotion that holds. */
  was_cents: number | null
  /** Another choice costs more. */
  isLeast: boolean
}

/** What stands beside an item: what it costs as cheaply as it can be had. */
export function shownPrice(item: CatalogueItem, now: Date): ShownPrice {
  const variants = item.variants.filter(({ is_available: isSold, left }) => isSold && left !== 0)
  const [cheapest = null] = variants.toSorted(
    (one, other) => priceNow(item, one, now).cents - priceNow(item, other, now).cents,
  )
  const base = priceNow(item, cheapest, now)
  const { options_cents: options } = priceOf(
    item,
    { variant_id: cheapest?.id ?? null, choices: cheapestChoices(item.groups) },
    now,
  )
  return {
    cents: base.cents + options,
    was_cents: base.was_cents === null ? null : base.was_cents + options,
    isLeast:
      variants.some((variant) => priceNow(item, variant, now).cents !== base.cents) ||
      item.groups.some(hasDearer),
  }
}

const cheapestChoices = (groups: readonly Group[]): Choice[] =>
  groups.flatMap(({ min_choices: least, options }) => {
    const [option] = options.toSorted((one, other) => one.price_cents - other.price_cents)
    if (least === 0 || !option) return []
    return [{ option_id: option.id, quantity: least, choices: cheapestChoices(option.groups) }]
  })

/** What one may leave out makes nothing dearer. */
const hasDearer = ({ min_choices: least, options }: Group) =>
  least > 0 && new Set(options.map(({ price_cents: price }) => price)).size > 1
