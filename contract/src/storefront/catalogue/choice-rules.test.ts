import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryConfiguredItem } from '../../../test/arbitrary-catalogue.ts'
import { type ChoosableItem, problemsOfChoice } from './choice-rules.ts'
import type { Choice } from './price-rules.ts'

const NOW = new Date('2026-07-18T22:00:00Z')
const LATER = '2026-07-19T08:00:00Z'
const section = { is_available: true, windows: [] }
const option = (id: string) => ({
  id,
  name: id,
  price_cents: 100,
  is_available: true,
  sold_out_until: null as string | null,
  groups: [],
})
const sauces = {
  id: 'molhos',
  name: 'Molhos',
  price_method: 'sum' as const,
  min_choices: 1,
  max_choices: 2,
  options: [option('tartaro'), option('pimenta')],
}
const fish: ChoosableItem = {
  price_cents: 8990,
  promo: null,
  is_available: true,
  sold_out_until: null,
  windows: [],
  variants: [],
  groups: [sauces],
}
const of = (...ids: string[]): Choice[] =>
  ids.map((option_id) => ({ option_id, quantity: 1, choices: [] }))
const ask = (
  item: ChoosableItem,
  choices = of('tartaro'),
  quantity = 1,
  variant_id: string | null = null,
) => problemsOfChoice(item, section, { choices, quantity, variant_id }, NOW).map(({ code }) => code)

it('takes a choice that keeps to the minimum and the maximum', () => {
  expect(ask(fish)).toEqual([])
  expect(ask(fish, of('tartaro', 'pimenta'))).toEqual([])
})

describe('refuses', () => {
  it('too few and too many, counting how often each was chosen', () => {
    expect(ask(fish, [])).toEqual(['few'])
    expect(ask(fish, [{ option_id: 'tartaro', quantity: 3, choices: [] }])).toEqual(['many'])
  })
  it('what the item does not have, what is named twice and no whole number of it', () => {
    expect(ask(fish, of('tartaro', 'maionese'))).toEqual(['option'])
    expect(ask(fish, of('tartaro', 'tartaro'))).toEqual(['option'])
    expect(ask(fish, [{ option_id: 'tartaro', quantity: 0.5, choices: [] }])).toContain('option')
  })
  it('an option that is sold out or was switched off', () => {
    const with_ = (change: object) => ({
      ...fish,
      groups: [{ ...sauces, options: [{ ...option('tartaro'), ...change }] }],
    })
    expect(ask(with_({ sold_out_until: LATER }))).toEqual(['option'])
    expect(ask(with_({ is_available: false }))).toEqual(['option'])
  })
  it('an item that is sold out, switched off or not served now', () => {
    expect(ask({ ...fish, sold_out_until: LATER })).toEqual(['item'])
    expect(ask({ ...fish, is_available: false })).toEqual(['item'])
    // 22h UTC is 19h in the city, on a Saturday.
    const lunch = { days: [6], from_minute: 11 * 60, until_minute: 15 * 60 }
    expect(ask({ ...fish, windows: [lunch] })).toEqual(['item'])
  })
  it('a variant that was not named, is unknown or is not in stock', () => {
    const variant = { id: 'p', price_cents: null, promo_cents: null, is_available: true, left: 2 }
    const shirt = { ...fish, groups: [], variants: [variant] }
    expect(ask(shirt, [])).toEqual(['variant'])
    expect(ask(shirt, [], 1, 'g')).toEqual(['variant'])
    expect(ask(shirt, [], 3, 'p')).toEqual(['stock'])
    expect(ask(shirt, [], 2, 'p')).toEqual([])
    expect(ask({ ...shirt, variants: [{ ...variant, left: null }] }, [], 99, 'p')).toEqual([])
  })
})

it('asks for the groups of an option only where that option is chosen', () => {
  const inner = { ...sauces, id: 'borda', name: 'Borda', options: [option('catupiry')] }
  const item: ChoosableItem = {
    ...fish,
    groups: [
      { ...sauces, options: [{ ...option('tartaro'), groups: [inner] }, option('pimenta')] },
    ],
  }
  expect(ask(item, of('pimenta'))).toEqual([])
  expect(ask(item, of('tartaro'))).toEqual(['few'])
  expect(ask(item, [{ option_id: 'tartaro', quantity: 1, choices: of('catupiry') }])).toEqual([])
})

// spec: 576
it('takes whatever keeps to every minimum, and refuses it with a stranger among it', () => {
  fc.assert(
    fc.property(arbitraryConfiguredItem(), ({ item, chosen }) => {
      const asked = { ...chosen, quantity: 1 }
      expect(problemsOfChoice(item, section, asked, NOW)).toEqual([])
      const more = { ...asked, choices: [...chosen.choices, ...of('stranger')] }
      expect(problemsOfChoice(item, section, more, NOW)).toHaveLength(1)
    }),
  )
})
