import type { PriceMethod } from '@portal/contract/storefront/catalogue/catalogue.texts'
import { choiceTexts } from '@portal/contract/storefront/catalogue/catalogue.texts'
import {
  type ChoiceProblem,
  problemsOfChoice,
} from '@portal/contract/storefront/catalogue/choice-rules'
import { type Choice, priceOf } from '@portal/contract/storefront/catalogue/price-rules'
import type { OrderedLine } from '@portal/contract/storefront/orders/order'
import type { ChosenOption, KeptLine } from './order.rules.ts'

type Group = {
  id: string
  name: string
  min_choices: number
  max_choices: number
  price_method: PriceMethod
  options: readonly Option[]
}
type Option = {
  id: string
  name: string
  sku: string | null
  price_cents: number
  is_available: boolean
  sold_out_until: string | null
  groups: readonly Group[]
}
/** An item of the catalogue as an order needs it. */
export type SoldItem = {
  item: {
    id: string
    name: string
    sku: string | null
    price_cents: number
    promo: { cents: number; starts_at: string | null; ends_at: string | null } | null
    is_alcoholic: boolean
    is_available: boolean
    sold_out_until: string | null
    windows: { days: number[]; from_minute: number; until_minute: number }[]
    groups: readonly Group[]
    variants: readonly {
      id: string
      name: string
      sku: string | null
      price_cents: number | null
      promo_cents: number | null
      is_available: boolean
      left: number | null
    }[]
  }
  section: {
    is_available: boolean
    windows: { days: number[]; from_minute: number; until_minute: number }[]
  }
  isWithinPlan: boolean
}

/** Why a line cannot be had; null where it can. `at` is when it is eaten, which for now is now. */
export function problemOfLine(
  line: OrderedLine,
  sold: SoldItem | undefined,
  wantedOfVariant: number,
  at: Date,
): ChoiceProblem | null {
  if (!sold?.isWithinPlan) return GONE
  // Two lines may want the same thing: what is left is asked for all of them together.
  const asked = { ...line, quantity: line.variant_id ? wantedOfVariant : line.quantity }
  return problemsOfChoice(sold.item, sold.section, asked, at)[0] ?? null
}

const GONE: ChoiceProblem = {
  code: 'item',
  about: null,
  message: choiceTexts.gone,
}

/** How many of each variant an order wants, in the order in which they are locked. */
export function wantedVariants(lines: readonly OrderedLine[]): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const { variant_id: id, quantity } of lines) {
    if (id) wanted.set(id, (wanted.get(id) ?? 0) + quantity)
  }
  return new Map([...wanted].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** A line with what it costs at this moment. */
export function keptLine(line: OrderedLine, { item }: SoldItem, now: Date): KeptLine {
  const price = priceOf(item, line, now)
  const variant = item.variants.find(({ id }) => id === line.variant_id) ?? null
  return {
    item_id: item.id,
    variant_id: line.variant_id,
    name: item.name,
    variant_name: variant?.name ?? null,
    sku: variant?.sku ?? item.sku,
    quantity: line.quantity,
    ...price,
    total_cents: price.unit_cents * line.quantity,
    options: chosenOptions(item.groups, line.choices),
    choices: line.choices,
    note: line.note,
    is_alcoholic: item.is_alcoholic,
  }
}

type Picked = {
  id: string
  sku: string | null
  name: string
  count: number
  list: number
  method: PriceMethod
}

/**
 * The options as a flat list whose amounts add up to what the options cost: of those that share a price
 * the dearest carries it, a mean is split among them.
 */
export function chosenOptions(
  groups: readonly Group[],
  choices: readonly Choice[],
): ChosenOption[] {
  const picked = pick(groups, choices, 1, '')
  const dearest = picked
    .filter(({ method }) => method === 'max')
    .reduce<Picked | null>((best, one) => (best && best.list >= one.list ? best : one), null)
  const means = splitMean(picked.filter(({ method }) => method === 'avg'))
  return picked.map((one) => ({
    id: one.id,
    sku: one.sku,
    name: one.name,
    quantity: one.count,
    list_cents: one.list,
    cents:
      one.method === 'sum'
        ? one.list * one.count
        : one.method === 'max'
          ? one === dearest
            ? one.list
            : 0
          : (means.get(one) ?? 0),
  }))
}

function pick(
  groups: readonly Group[],
  choices: readonly Choice[],
  times: number,
  before: string,
): Picked[] {
  return choices.flatMap(({ option_id: id, quantity, choices: inner }) => {
    const group = groups.find(({ options }) => options.some((option) => option.id === id))
    const option = group?.options.find((one) => one.id === id)
    if (!group || !option) return []
    const count = times * quantity
    const name = `${before}${option.name}`
    const own: Picked = {
      id,
      sku: option.sku,
      name,
      count,
      list: option.price_cents,
      method: group.price_method,
    }
    return [own, ...pick(option.groups, inner, count, `${name} › `)]
  })
}

/** Half a centavo is a whole one, as where the price is reckoned; the first take what does not divide. */
function splitMean(pool: readonly Picked[]): Map<Picked, number> {
  const count = pool.reduce((all, one) => all + one.count, 0)
  if (count === 0) return new Map()
  const sum = pool.reduce((all, one) => all + one.list * one.count, 0)
  let left = Math.floor((2 * sum + count) / (2 * count))
  let units = count
  return new Map(
    pool.map((one) => {
      const share = Math.ceil((left * one.count) / units)
      left -= share
      units -= one.count
      return [one, share] as const
    }),
  )
}
