import { describe, expect, it } from 'vitest'
import { fakeItem } from './fake-menu.ts'
import { shownPrice } from './menu-price.rules.ts'

const now = new Date('2026-07-18T20:00:00Z')
const option = (price_cents: number, id = `option-${price_cents}`) => ({
  id,
  name: 'Sabor',
  price_cents,
  sku: null,
  is_available: true,
  sold_out_until: null,
  groups: [],
})
const flavours = (min_choices: number, ...prices: number[]) => ({
  id: 'flavours',
  name: 'Sabores',
  min_choices,
  max_choices: 2,
  price_method: 'max' as const,
  options: prices.map((price) => option(price)),
})
const variant = (id: string, price_cents: number | null) => ({
  id,
  name: id,
  sku: null,
  price_cents,
  promo_cents: null,
  is_available: true,
  left: null,
})

describe('the price beside an item', () => {
  it('is its own where nothing has to be chosen', () => {
    expect(shownPrice(fakeItem(), now)).toEqual({ cents: 2_000, was_cents: null, isLeast: false })
  })

  it('names the price before while a promotion holds', () => {
    const promo = { cents: 1_500, starts_at: null, ends_at: null }
    expect(shownPrice(fakeItem({ promo }), now)).toMatchObject({ cents: 1_500, was_cents: 2_000 })
  })

  it('starts at the cheapest of what has to be chosen', () => {
    const pizza = fakeItem({ price_cents: 0, groups: [flavours(1, 5_500, 4_000)] })
    expect(shownPrice(pizza, now)).toEqual({ cents: 4_000, was_cents: null, isLeast: true })
  })

  it('does not count what one may leave out', () => {
    const item = fakeItem({ groups: [flavours(0, 300, 500)] })
    expect(shownPrice(item, now)).toEqual({ cents: 2_000, was_cents: null, isLeast: false })
  })

  it('starts at the cheapest size that is sold', () => {
    const sold = [variant('grande', 3_000), variant('médio', 2_500)]
    const item = fakeItem({
      variants: [...sold, { ...variant('mini', 1_000), is_available: false }],
    })
    expect(shownPrice(item, now)).toEqual({ cents: 2_500, was_cents: null, isLeast: true })
  })
})
