import {
  type Availability,
  availabilityOf,
  isSoldOut,
  type Scheduled,
  type Switched,
} from '../../guide/establishments/availability-rules.ts'
import { MOST_OF_ONE, choiceTexts as texts } from './catalogue.texts.ts'
import type {
  Choice,
  Configuration,
  PricedGroup,
  PricedItem,
  PricedOption,
  PricedVariant,
} from './price-rules.ts'

/** Free of zod: the browser's cart and the server's order refuse for the same reasons. */

export type ChoosableOption = Omit<PricedOption, 'groups'> &
  Switched & { name: string; groups: readonly ChoosableGroup[] }
export type ChoosableGroup = Omit<PricedGroup, 'options'> & {
  id: string
  name: string
  min_choices: number
  max_choices: number
  options: readonly ChoosableOption[]
}
/** `left` is null where nobody counts. */
export type ChoosableVariant = PricedVariant & { is_available: boolean; left: number | null }
export type ChoosableItem = Omit<PricedItem, 'groups' | 'variants'> &
  Switched &
  Scheduled & { groups: readonly ChoosableGroup[]; variants: readonly ChoosableVariant[] }
export type ChoosableSection = Scheduled & { is_available: boolean }

export type ChoiceProblem = {
  code: 'item' | 'variant' | 'stock' | 'option' | 'few' | 'many'
  /** The group, option or variant it is about; null is the item itself. */
  about: string | null
  message: string
}

type Asked = Configuration & { quantity: number }

/** Everything that stands against ordering an item so, now; none is fine. */
export function problemsOfChoice(
  item: ChoosableItem,
  section: ChoosableSection,
  asked: Asked,
  now: Date,
): ChoiceProblem[] {
  const refusal = REFUSALS[availabilityOf(item, section, now)]
  return [
    ...(refusal ? [{ code: 'item' as const, about: null, message: refusal }] : []),
    ...problemsOfVariant(item.variants, asked),
    ...problemsOfGroups(item.groups, asked.choices, now),
  ]
}

const REFUSALS: Record<Availability, string | null> = {
  available: null,
  'sold-out': texts.soldOut,
  'outside-hours': texts.outside,
  unavailable: texts.gone,
}

function problemsOfVariant(
  variants: readonly ChoosableVariant[],
  { variant_id: id, quantity }: Asked,
): ChoiceProblem[] {
  if (id === null) {
    return variants.length === 0 ? [] : [{ code: 'variant', about: null, message: texts.variant }]
  }
  const variant = variants.find((one) => one.id === id)
  if (!variant?.is_available) return [{ code: 'variant', about: id, message: texts.variantGone }]
  const { left } = variant
  return left !== null && left < quantity
    ? [{ code: 'stock', about: id, message: texts.stock(left) }]
    : []
}

/** Groups of an option that was not chosen ask for nothing. */
function problemsOfGroups(
  groups: readonly ChoosableGroup[],
  choices: readonly Choice[],
  now: Date,
): ChoiceProblem[] {
  const offered = new Map(groups.flatMap(({ options }) => options).map((one) => [one.id, one]))
  const problems = choices.flatMap((choice, place): ChoiceProblem[] => {
    const { option_id: id, quantity } = choice
    const about = (message: string): ChoiceProblem => ({ code: 'option', about: id, message })
    const option = offered.get(id)
    if (!option?.is_available) return [about(texts.unknown)]
    if (choices.findIndex((one) => one.option_id === id) !== place) return [about(texts.twice)]
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > MOST_OF_ONE) {
      return [about(texts.quantity)]
    }
    return [
      ...(isSoldOut(option, now) ? [about(texts.optionSoldOut(option.name))] : []),
      ...problemsOfGroups(option.groups, choice.choices, now),
    ]
  })
  return [...problems, ...groups.flatMap((group) => problemsOfCount(group, choices))]
}

function problemsOfCount(
  { id, name, min_choices: least, max_choices: most, options }: ChoosableGroup,
  choices: readonly Choice[],
): ChoiceProblem[] {
  const own = new Set(options.map((option) => option.id))
  const count = choices
    .filter(({ option_id }) => own.has(option_id))
    .reduce((all, { quantity }) => all + quantity, 0)
  if (count < least) return [{ code: 'few', about: id, message: texts.few(name, least) }]
  if (count > most) return [{ code: 'many', about: id, message: texts.many(name, most) }]
  return []
}
