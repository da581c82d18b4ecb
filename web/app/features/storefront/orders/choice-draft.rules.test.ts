import { expect, it } from 'vitest'
import {
  choose,
  chooseInner,
  countIn,
  firstDraft,
  needsSheet,
  quantityIn,
} from './choice-draft.rules.ts'
import { fakeSold } from './fake-catalogue.ts'

const one = { max_choices: 1, options: [{ id: 'a' }, { id: 'b' }] }
const many = { max_choices: 3, options: [{ id: 'c' }, { id: 'd' }] }
const variant = (id: string, left: number | null) => ({
  ...{ id, name: id, sku: null, price_cents: null, promo_cents: null },
  ...{ is_available: true, left },
})

it('takes one for the other where a group takes one, and leaves other groups alone', () => {
  const first = choose([], one, 'a', 1)
  const both = choose(first, many, 'c', 2)
  const other = choose(both, one, 'b', 1)
  expect(quantityIn(other, 'a')).toBe(0)
  expect(quantityIn(other, 'b')).toBe(1)
  expect(countIn(other, many)).toBe(2)
  expect(choose(other, one, 'b', 0).map(({ option_id: id }) => id)).toEqual(['c'])
})

it('keeps what was chosen beneath an option while its number changes', () => {
  const outer = choose([], many, 'c', 1)
  const inner = chooseInner(outer, 'c', one, 'a', 1)
  const twice = choose(inner, many, 'c', 2)
  expect(twice[0]).toEqual({
    option_id: 'c',
    quantity: 2,
    choices: [{ option_id: 'a', quantity: 1, choices: [] }],
  })
})

it('asks nothing of what is simple, and takes the only size that is left', () => {
  expect(needsSheet(fakeSold())).toBe(false)
  const shirt = fakeSold({ variants: [variant('P', 0), variant('M', 3)] })
  expect(needsSheet(shirt)).toBe(true)
  expect(firstDraft(shirt).variant_id).toBe('M')
  const two = fakeSold({ variants: [variant('P', null), variant('M', 3)] })
  expect(firstDraft(two).variant_id).toBeNull()
})
