import type { CatalogueItem } from '@portal/contract/storefront/catalogue/catalogue'
import type { Choice } from '@portal/contract/storefront/catalogue/price-rules'
import type { CartLine, Chosen } from './cart.rules.ts'

/** What is being chosen of an item, until it goes into the cart. */
export type ChoiceDraft = {
  variant_id: string | null
  choices: readonly Choice[]
  quantity: number
  note: string
}

type Group = {
  max_choices: number
  options: readonly { id: string }[]
}

export const needsSheet = ({ groups, variants }: Pick<CatalogueItem, 'groups' | 'variants'>) =>
  groups.length > 0 || variants.length > 0

/** Where there is but one to take, it is taken. */
export function firstDraft(item: CatalogueItem, line?: CartLine): ChoiceDraft {
  if (line) {
    const { variant_id, choices, quantity, note } = line
    return { variant_id, choices, quantity, note }
  }
  const sold = item.variants.filter(({ is_available: isSold, left }) => isSold && left !== 0)
  const [only] = sold
  return {
    variant_id: only && sold.length === 1 ? only.id : null,
    choices: [],
    quantity: 1,
    note: '',
  }
}

export const simpleChoice = ({ id, name }: CatalogueItem): Chosen => ({
  item_id: id,
  name,
  variant_id: null,
  choices: [],
  quantity: 1,
  note: '',
})

export const quantityIn = (choices: readonly Choice[], optionId: string): number =>
  choices.find(({ option_id: id }) => id === optionId)?.quantity ?? 0

export function countIn(choices: readonly Choice[], { options }: Group): number {
  return options.reduce((count, { id }) => count + quantityIn(choices, id), 0)
}

/** So many of an option; of a group that takes one, the other goes. */
export function choose(
  choices: readonly Choice[],
  group: Group,
  optionId: string,
  quantity: number,
): Choice[] {
  const known = choices.find(({ option_id: id }) => id === optionId)
  const isOther = ({ option_id: id }: Choice) =>
    id !== optionId &&
    (group.max_choices > 1 || quantity === 0 || !group.options.some((one) => one.id === id))
  if (quantity === 0) return choices.filter(isOther)
  const chosen: Choice = { option_id: optionId, quantity, choices: known?.choices ?? [] }
  if (known && group.max_choices > 1) {
    return choices.map((one) => (one === known ? chosen : one))
  }
  return [...choices.filter(isOther), chosen]
}

/** Of a group that belongs to an option that was chosen. */
export const chooseInner = (
  choices: readonly Choice[],
  outerId: string,
  group: Group,
  optionId: string,
  quantity: number,
): Choice[] =>
  choices.map((choice) =>
    choice.option_id === outerId
      ? { ...choice, choices: choose(choice.choices, group, optionId, quantity) }
      : choice,
  )
