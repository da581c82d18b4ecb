import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import { isRecord } from '@portal/contract/shared/records'
import type { Catalogue, CatalogueItem } from '@portal/contract/storefront/catalogue/catalogue'
import { choiceTexts } from '@portal/contract/storefront/catalogue/catalogue.texts'
import {
  type ChoiceProblem,
  problemsOfChoice,
} from '@portal/contract/storefront/catalogue/choice-rules'
import {
  type Choice,
  type Configuration,
  priceOf,
} from '@portal/contract/storefront/catalogue/price-rules'
import { TABLE_HOURS } from '@portal/contract/storefront/orders/order-rules'
import {
  LINE_NOTE_MAX,
  MOST_LINES,
  MOST_OF_A_LINE,
  ORDER_MODES,
  type OrderMode,
} from '@portal/contract/storefront/orders/orders.texts'

/** What somebody is about to order. Prices are never kept: they are reckoned anew from the catalogue. */

export type CartLine = Configuration & {
  id: string
  item_id: string
  /** As it was called when it was chosen: what is gone from the catalogue is still named. */
  name: string
  quantity: number
  note: string
}
export type Chosen = Omit<CartLine, 'id'>

export type Cart = {
  /** Goes with the order, and stays until one was answered: however often it is sent, it is one order. */
  key: string
  lines: readonly CartLine[]
  /** How it is to reach them; null until they said so. */
  mode: OrderMode | null
  /** The half hour it is wanted for, chosen before the dishes; none is as soon as it can be. */
  slot?: string | null
  /** Filled at a table, on a phone that may go from guest to guest. */
  isTable: boolean
  /** In milliseconds. */
  changedAt: number
}

type Section = Catalogue['sections'][number]
export type ReadLine = CartLine & {
  /** Null where the catalogue does not have it any more. */
  item: CatalogueItem | null
  section: Section | null
  unit_cents: number
  problems: readonly Pick<ChoiceProblem, 'message'>[]
}

export type Moment = { now: Date; newId: () => string }

export const emptyCart = ({ now, newId }: Moment): Cart => ({
  key: newId(),
  lines: [],
  mode: null,
  isTable: false,
  changedAt: now.getTime(),
})

const HOUR_MS = 3_600_000

/** The next guest at a table sees nothing of the last. */
export const isForgotten = ({ isTable, changedAt }: Cart, now: Date): boolean =>
  isTable && now.getTime() - changedAt >= TABLE_HOURS * HOUR_MS

const touched = (cart: Cart, lines: readonly CartLine[], now: Date): Cart => ({
  ...cart,
  lines,
  changedAt: now.getTime(),
})

/** The same thing chosen the same way is one line. Null where the cart is full. */
export function addToCart(cart: Cart, chosen: Chosen, { now, newId }: Moment): Cart | null {
  const same = cart.lines.find((line) => isSame(line, chosen))
  if (same) {
    const quantity = same.quantity + chosen.quantity
    if (quantity > MOST_OF_A_LINE) return null
    return setQuantity(cart, same.id, quantity, now)
  }
  if (cart.lines.length >= MOST_LINES || chosen.quantity > MOST_OF_A_LINE) return null
  return touched(cart, [...cart.lines, { ...chosen, id: newId() }], now)
}

/** None of it is gone from the cart. */
export function setQuantity(cart: Cart, lineId: string, quantity: number, now: Date): Cart {
  const whole = Math.min(MOST_OF_A_LINE, Math.max(0, Math.trunc(quantity)))
  const lines = cart.lines.flatMap((line) => {
    if (line.id !== lineId) return [line]
    return whole === 0 ? [] : [{ ...line, quantity: whole }]
  })
  return touched(cart, lines, now)
}

/** Chosen anew; where another line is the same by now, the two become one. */
export function replaceLine(cart: Cart, lineId: string, chosen: Chosen, now: Date): Cart {
  const twin = cart.lines.find((line) => line.id !== lineId && isSame(line, chosen))
  if (twin) {
    const quantity = Math.min(MOST_OF_A_LINE, twin.quantity + chosen.quantity)
    return setQuantity(setQuantity(cart, lineId, 0, now), twin.id, quantity, now)
  }
  const lines = cart.lines.map((line) => (line.id === lineId ? { ...chosen, id: lineId } : line))
  return touched(cart, lines, now)
}

export const linesOfItem = ({ lines }: Cart, itemId: string): readonly CartLine[] =>
  lines.filter(({ item_id: id }) => id === itemId)

export const countOf = (lines: readonly Pick<CartLine, 'quantity'>[]): number =>
  lines.reduce((count, { quantity }) => count + quantity, 0)

export const isSame = (one: Chosen, other: Chosen) =>
  one.item_id === other.item_id &&
  one.variant_id === other.variant_id &&
  one.note.trim() === other.note.trim() &&
  choicesText(one.choices) === choicesText(other.choices)

/** The order in which somebody ticked things makes no other dish. */
const choicesText = (choices: readonly Choice[]): string =>
  choices
    .map(
      ({ option_id: id, quantity, choices: inner }) => `${id}×${quantity}(${choicesText(inner)})`,
    )
    .toSorted()
    .join(',')

/** `at` is when it is wanted: what is served in the evening can be ordered in the morning, at today's price. */
export type Times = { now: Date; at: Date }

/** Each line as the catalogue has it now, and what stands against it. */
export function readCart(
  { lines }: Cart,
  { sections }: Pick<Catalogue, 'sections'>,
  { now, at }: Times,
): ReadLine[] {
  return lines.map((line) => {
    const section = sections.find(({ items }) => items.some(({ id }) => id === line.item_id))
    const item = section?.items.find(({ id }) => id === line.item_id)
    if (!section || !item) {
      return {
        ...line,
        item: null,
        section: null,
        unit_cents: 0,
        problems: [{ message: choiceTexts.gone }],
      }
    }
    const ofItem = lines.filter((one) => one.item_id === line.item_id)
    // What is counted is counted over all lines: two of one shirt in two lines are two shirts.
    const quantity = countOf(ofItem.filter((one) => one.variant_id === line.variant_id))
    return {
      ...line,
      item,
      section,
      unit_cents: priceOf(item, line, now).unit_cents,
      problems: problemsOfChoice(item, section, { ...line, quantity }, at),
    }
  })
}

/** "Camarão › Cream cheese, 2× Bacon": what was chosen, in the words of the catalogue. */
export function choicesOf({ item, variant_id: variantId, choices }: ReadLine): string[] {
  if (!item) return []
  const variant = item.variants.find(({ id }) => id === variantId)
  return [...(variant ? [variant.name] : []), ...namesOf(item.groups, choices, '')]
}

type Named = { id: string; name: string; groups: readonly { options: readonly Named[] }[] }

function namesOf(
  groups: readonly { options: readonly Named[] }[],
  choices: readonly Choice[],
  before: string,
): string[] {
  const offered = groups.flatMap(({ options }) => options)
  return choices.flatMap(({ option_id: id, quantity, choices: inner }) => {
    const option = offered.find((one) => one.id === id)
    if (!option) return []
    const name = `${before}${option.name}`
    return [
      quantity > 1 ? `${quantity}× ${name}` : name,
      ...namesOf(option.groups, inner, `${name} › `),
    ]
  })
}

/** What the browser kept, as far as it is a cart; anybody may write into a browser's storage. */
export function parseCart(text: string | null, now: Date): Cart | null {
  if (text === null) return null
  try {
    const kept: unknown = JSON.parse(text)
    if (!isRecord(kept) || !Array.isArray(kept.lines)) return null
    const { key, mode, slot, isTable, changedAt } = kept
    const lines = kept.lines.map(lineOf)
    if (typeof key !== 'string' || !UUID.test(key) || typeof changedAt !== 'number') return null
    if (lines.length > MOST_LINES || lines.includes(null)) return null
    const cart: Cart = {
      key,
      lines: lines.filter((line) => line !== null),
      mode: ORDER_MODES.find((one) => one === mode) ?? null,
      ...(typeof slot === 'string' && Date.parse(slot) > now.getTime() ? { slot } : {}),
      isTable: isTable === true,
      changedAt,
    }
    return isForgotten(cart, now) ? null : cart
  } catch {
    return null
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most

function lineOf(kept: unknown): CartLine | null {
  if (!isRecord(kept)) return null
  const { id, item_id, variant_id, name, quantity, note } = kept
  if (typeof id !== 'string' || typeof item_id !== 'string' || typeof name !== 'string') return null
  if (variant_id !== null && typeof variant_id !== 'string') return null
  if (!isCount(quantity, MOST_OF_A_LINE) || typeof note !== 'string') return null
  const choices = choicesIn(kept.choices, 2)
  if (!choices) return null
  return { id, item_id, variant_id, name, quantity, note: note.slice(0, LINE_NOTE_MAX), choices }
}

const MOST_OF_AN_OPTION = 50

function choicesIn(kept: unknown, levels: number): Choice[] | null {
  if (!Array.isArray(kept) || (levels === 0 && kept.length > 0)) return null
  const choices = kept.map((one): Choice | null => {
    if (!isRecord(one) || typeof one.option_id !== 'string') return null
    const inner = choicesIn(one.choices, levels - 1)
    if (!inner || !isCount(one.quantity, MOST_OF_AN_OPTION)) return null
    return { option_id: one.option_id, quantity: one.quantity, choices: inner }
  })
  return choices.includes(null) ? null : choices.filter((one) => one !== null)
}

export const cartStorageKey = (establishmentId: string, kind: CatalogueKind) =>
  `portal-carrinho:${establishmentId}:${kind}`
