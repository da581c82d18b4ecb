import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryConfiguredItem } from '../../../test/arbitrary-catalogue.ts'
import { isPromoOn, type PricedItem, priceNow, priceOf } from './price-rules.ts'

const NOW = new Date('2026-07-18T22:00:00Z')
const plain: PricedItem = { price_cents: 0, promo: null, groups: [], variants: [] }
const option = (id: string, price_cents: number, groups: PricedItem['groups'] = []) => ({
  id,
  price_cents,
  groups,
})
const once = (option_id: string, choices: { option_id: string }[] = []) => ({
  option_id,
  quantity: 1,
  choices: choices.map((deeper) => ({ ...deeper, quantity: 1, choices: [] })),
})

describe('a pizza of halves', () => {
  const flavours = [option('marguerita', 5000), option('camarao', 7001), option('queijo', 4500)]
  const pizza = (price_method: 'max' | 'avg'): PricedItem => ({
    ...plain,
    groups: [
      { price_method, options: flavours.slice(0, 2) },
      { price_method, options: flavours.slice(2) },
    ],
  })
  const halves = { variant_id: null, choices: [once('marguerita'), once('camarao')] }

  it('costs as much as its dearest half', () => {
    expect(priceOf(pizza('max'), halves, NOW).unit_cents).toBe(7001)
  })
  it('or the mean of them, with half a centavo going up', () => {
    expect(priceOf(pizza('avg'), halves, NOW).unit_cents).toBe(6001)
  })
  // spec: 575
  it('pools the chosen options of all groups of that method', () => {
    const thirds = { variant_id: null, choices: [...halves.choices, once('queijo')] }
    expect(priceOf(pizza('max'), thirds, NOW).unit_cents).toBe(7001)
    // 165,01 in three: 55,003… goes down.
    expect(priceOf(pizza('avg'), thirds, NOW).unit_cents).toBe(5500)
  })
  it('adds what one of three flavours has on top of it', () => {
    const cream = { price_method: 'sum' as const, options: [option('cream', 800)] }
    const item: PricedItem = {
      ...plain,
      price_cents: 500,
      groups: [
        {
          price_method: 'max',
          options: [option('a', 5000), option('b', 6000, [cream]), option('c', 4000)],
        },
      ],
    }
    const choices = [once('a'), once('b', [{ option_id: 'cream' }]), once('c')]
    expect(priceOf(item, { variant_id: null, choices }, NOW)).toEqual({
      base_cents: 500,
      options_cents: 6800,
      unit_cents: 7300,
    })
  })
})

it('adds an option as often as it was chosen', () => {
  const item = {
    ...plain,
    groups: [{ price_method: 'sum' as const, options: [option('ovo', 300)] }],
  }
  const choices = [{ option_id: 'ovo', quantity: 3, choices: [] }]
  expect(priceOf(item, { variant_id: null, choices }, NOW).options_cents).toBe(900)
})

describe('which price holds now', () => {
  const promo = {
    cents: 2990,
    starts_at: '2026-07-18T21:00:00Z',
    ends_at: '2026-07-18T23:00:00Z',
  }
  const item = { price_cents: 3990, promo }

  it('the other one from its first moment to before its last', () => {
    expect(isPromoOn(promo, new Date(promo.starts_at))).toBe(true)
    expect(isPromoOn(promo, new Date(promo.ends_at))).toBe(false)
    expect(priceNow(item, null, NOW)).toEqual({ cents: 2990, was_cents: 3990 })
    expect(priceNow(item, null, new Date('2026-07-18T20:59:59Z'))).toEqual({
      cents: 3990,
      was_cents: null,
    })
  })
  it('without moments it holds until it is taken away', () => {
    expect(isPromoOn({ cents: 1, starts_at: null, ends_at: null }, NOW)).toBe(true)
  })
  it('a variant with a price of its own has a promotion of its own', () => {
    const large = { id: 'g', price_cents: 5990, promo_cents: null }
    expect(priceNow(item, large, NOW)).toEqual({ cents: 5990, was_cents: null })
    expect(priceNow(item, { ...large, promo_cents: 4990 }, NOW).cents).toBe(4990)
    expect(priceNow(item, { ...large, price_cents: null }, NOW).cents).toBe(2990)
  })
})

describe('whatever is chosen', () => {
  it('costs whole centavos, never less than without options', () => {
    fc.assert(
      fc.property(arbitraryConfiguredItem(), ({ item, chosen }) => {
        const { base_cents, options_cents, unit_cents } = priceOf(item, chosen, NOW)
        expect(Number.isInteger(unit_cents)).toBe(true)
        expect(options_cents).toBeGreaterThanOrEqual(0)
        expect(unit_cents).toBe(base_cents + options_cents)
      }),
    )
  })
  // spec: 575
  it('the mean lies between the cheapest and the dearest, at most half a centavo from the exact one', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(prices, (all) => {
        const options = all.map((cents, place) => option(`o${place}`, cents))
        const item: PricedItem = { ...plain, groups: [{ price_method: 'avg', options }] }
        const choices = options.map(({ id }) => once(id))
        const mean = priceOf(item, { variant_id: null, choices }, NOW).unit_cents
        const exact = all.reduce((sum, cents) => sum + cents, 0) / all.length
        expect(mean).toBeGreaterThanOrEqual(Math.min(...all))
        expect(mean).toBeLessThanOrEqual(Math.max(...all))
        expect(mean - exact).toBeGreaterThan(-0.5)
        expect(mean - exact).toBeLessThanOrEqual(0.5)
      }),
    )
  })
  it('does not depend on the order in which it was chosen', () => {
    fc.assert(
      fc.property(arbitraryConfiguredItem(), ({ item, chosen }) => {
        const reversed = { ...chosen, choices: [...chosen.choices].reverse() }
        expect(priceOf(item, reversed, NOW)).toEqual(priceOf(item, chosen, NOW))
      }),
    )
  })
})
