// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { type Cart, emptyCart } from './cart.rules.ts'
import { cartOf } from './cart.store.ts'
import { fakeCatalogue, fakeSold } from './fake-catalogue.ts'
import { fakeFollowed } from './fake-ordering.ts'
import { againToday, orderAgain, orderedAgain } from './order-again.ts'

const now = new Date('2026-07-18T23:00:00Z')
let ids = 0
const moment = { now, newId: () => `id-${++ids}` }
const order = fakeFollowed({ status: 'cancelled' })

afterEach(() => localStorage.clear())

describe('what was ordered, in a cart again', () => {
  it('is chosen as it was, with a key of its own and no price', () => {
    const cart = orderedAgain(emptyCart(moment), order, moment)
    expect(cart.mode).toBe('delivery')
    expect(cart.lines).toEqual([
      {
        id: expect.any(String),
        item_id: order.lines[0]?.item_id,
        variant_id: null,
        name: 'Caldeirada do Arapepó',
        quantity: 1,
        note: 'sem coentro',
        choices: order.lines[0]?.choices,
      },
    ])
  })

  it('is not doubled by asking twice, and loses nothing that was there', () => {
    const water = { item_id: 'agua', variant_id: null, name: 'Água', quantity: 3, note: '' }
    const before: Cart = {
      ...emptyCart(moment),
      lines: [{ ...water, id: 'id-agua', choices: [] }],
    }
    const once = orderedAgain(before, order, moment)
    const twice = orderedAgain(once, order, moment)
    expect(twice.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Água', 3],
      ['Caldeirada do Arapepó', 1],
    ])
  })

  it('keeps two lines of one order that are the same dish with other words', () => {
    const [line] = order.lines
    if (!line) throw new Error('no line')
    const both = { ...order, lines: [line, { ...line, note: 'bem passado' }] }
    const { lines } = orderedAgain(emptyCart(moment), both, moment)
    expect(lines.map(({ note }) => note)).toEqual(['sem coentro', 'bem passado'])
  })

  it('of a table asks for its code again, and is forgotten as a cart of a table is', () => {
    const cart = orderedAgain(emptyCart(moment), { ...order, mode: 'table' }, moment)
    expect([cart.mode, cart.isTable]).toEqual([null, true])
  })

  // spec: 854
  it('is what the menu of today has of it, at the price of today, and says what is missing', () => {
    const [line] = order.lines
    if (!line) throw new Error('no line')
    const again = {
      ...order,
      lines: [
        { ...line, choices: [] },
        { ...line, item_id: 'gone', name: 'Pato no tucupi', choices: [] },
      ],
    }
    const item = fakeSold({ id: line.item_id, price_cents: 12_500 })
    expect(againToday(again, fakeCatalogue([item]), moment)).toMatchObject({
      lines: [{ name: 'Caldeirada do Arapepó' }],
      missing: ['Pato no tucupi'],
      items_cents: 12_500,
    })
  })

  it('leads to where it is looked through', () => {
    expect(orderAgain(order)).toBe('/cardapio/mare-cheia/pedido')
    expect(cartOf(order.establishment.id, 'menu').read().lines).toHaveLength(1)
    expect(orderAgain({ ...order, catalogue: 'shop' })).toBe('/loja/mare-cheia/pedido')
  })
})
