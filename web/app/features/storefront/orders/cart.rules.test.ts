import { MOST_LINES, MOST_OF_A_LINE } from '@portal/contract/storefront/orders/orders.texts'
import { describe, expect, it } from 'vitest'
import {
  addToCart,
  type Cart,
  type Chosen,
  choicesOf,
  countOf,
  emptyCart,
  parseCart,
  readCart,
  replaceLine,
  setQuantity,
} from './cart.rules.ts'
import { fakeCatalogue, fakeSold } from './fake-catalogue.ts'

const NOW = new Date('2026-07-18T22:00:00Z')
let count = 0
const newId = () => {
  count += 1
  return `0197f2f0-0000-7000-9000-${String(count).padStart(12, '0')}`
}
const moment = { now: NOW, newId }
const GONE = 'Este item não está mais à venda.'
const times = { now: NOW, at: NOW }

const soup = fakeSold({ name: 'Caldo', price_cents: 1_900 })
const pizza = fakeSold({
  name: 'Pizza',
  price_cents: 3_000,
  groups: [
    {
      id: newId(),
      name: 'Borda',
      min_choices: 0,
      max_choices: 2,
      price_method: 'sum',
      options: [
        {
          ...{ id: newId(), name: 'Catupiry', price_cents: 500, sku: null },
          ...{ is_available: true, sold_out_until: null, groups: [] },
        },
      ],
    },
  ],
})
const catalogue = fakeCatalogue([soup, pizza])
const edge = pizza.groups[0]?.options[0]?.id ?? ''

const chosen = (changes: Partial<Chosen> = {}): Chosen => ({
  ...{ item_id: soup.id, name: soup.name, variant_id: null, choices: [], quantity: 1, note: '' },
  ...changes,
})
const filled = (...lines: Chosen[]): Cart =>
  lines.reduce<Cart>((cart, line) => addToCart(cart, line, moment) ?? cart, emptyCart(moment))

describe('the cart', () => {
  it('counts the same thing chosen the same way in one line, and another note in another', () => {
    const cart = filled(chosen(), chosen({ quantity: 2 }), chosen({ note: 'sem coentro' }))
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([3, 1])
    expect(countOf(cart.lines)).toBe(4)
  })

  it('takes no more lines, and no more of a line, than an order may have', () => {
    const many = filled(
      ...Array.from({ length: MOST_LINES }, (_, index) => chosen({ note: String(index) })),
    )
    expect(addToCart(many, chosen({ note: 'mais uma' }), moment)).toBeNull()
    const full = filled(chosen({ quantity: MOST_OF_A_LINE }))
    expect(addToCart(full, chosen(), moment)).toBeNull()
  })

  it('loses a line of which none is left, and joins two that became the same', () => {
    const cart = filled(chosen(), chosen({ note: 'sem coentro' }))
    const [first, second] = cart.lines.map(({ id }) => id)
    expect(setQuantity(cart, first ?? '', 0, NOW).lines).toHaveLength(1)
    const joined = replaceLine(cart, second ?? '', chosen({ quantity: 2 }), NOW)
    expect(joined.lines.map(({ quantity }) => quantity)).toEqual([3])
  })

  // spec: 597
  it('reckons every price anew from the catalogue, and names what is gone', () => {
    const cart = filled(
      chosen({
        ...{ item_id: pizza.id, name: pizza.name },
        choices: [{ option_id: edge, quantity: 2, choices: [] }],
      }),
      chosen({ item_id: newId(), name: 'Maniçoba' }),
    )
    const [line, gone] = readCart(cart, catalogue, times)
    expect(line?.unit_cents).toBe(4_000)
    expect(line && choicesOf(line)).toEqual(['2× Catupiry'])
    expect(gone).toMatchObject({ name: 'Maniçoba', unit_cents: 0, problems: [{ message: GONE }] })
  })

  it('says of a line why it cannot be had any more', () => {
    const sold = fakeCatalogue([{ ...soup, sold_out_until: '2026-07-19T08:00:00Z' }])
    const [line] = readCart(filled(chosen()), sold, times)
    expect(line?.problems.map(({ message }) => message)).toEqual(['Este item está esgotado hoje.'])
  })

  it('counts what is in stock over all lines', () => {
    const variant = { id: newId(), name: 'P', sku: null, price_cents: null, promo_cents: null }
    const shirt = fakeSold({ variants: [{ ...variant, is_available: true, left: 2 }] })
    const line = { item_id: shirt.id, name: shirt.name, variant_id: variant.id, quantity: 2 }
    const cart = filled(chosen(line), chosen({ ...line, quantity: 1, note: 'presente' }))
    const read = readCart(cart, fakeCatalogue([shirt]), times)
    expect(read.every(({ problems }) => problems.length === 1)).toBe(true)
  })
})

describe('what the browser kept', () => {
  it('comes back as it was', () => {
    const cart = filled(chosen({ note: 'sem coentro' }))
    expect(parseCart(JSON.stringify(cart), NOW)).toEqual(cart)
  })

  it('is dropped where it is no cart', () => {
    const cart = filled(chosen())
    const broken = [
      null,
      'nada',
      '[]',
      '{}',
      JSON.stringify({ ...cart, key: 'x' }),
      JSON.stringify({ ...cart, lines: [{ ...cart.lines[0], quantity: 1_000 }] }),
      JSON.stringify({ ...cart, lines: [{ ...cart.lines[0], choices: 'muitas' }] }),
    ]
    for (const text of broken) expect(parseCart(text, NOW)).toBeNull()
  })

  // spec: 599
  it('of a table is forgotten four hours after its last change, of a home never', () => {
    const cart = filled(chosen())
    const later = new Date(NOW.getTime() + 4 * 3_600_000)
    const atTable = JSON.stringify({ ...cart, isTable: true })
    expect(parseCart(atTable, new Date(later.getTime() - 1))).not.toBeNull()
    expect(parseCart(atTable, later)).toBeNull()
    expect(parseCart(JSON.stringify(cart), later)).not.toBeNull()
  })
})
