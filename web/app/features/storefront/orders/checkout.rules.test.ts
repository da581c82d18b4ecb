import { orderTexts } from '@portal/contract/storefront/orders/orders.texts'
import { describe, expect, it } from 'vitest'
import { addToCart, emptyCart, readCart } from './cart.rules.ts'
import {
  type Basket,
  type CheckoutDraft,
  checkoutProblems,
  fieldOfCode,
  fieldOfPath,
  orderBody,
  quoteFor,
} from './checkout.rules.ts'
import { simpleChoice } from './choice-draft.rules.ts'
import { fakeCatalogue, fakeSold } from './fake-catalogue.ts'
import { fakeOrdering } from './fake-ordering.ts'
import { NOBODY } from './kept-person.ts'

const NOW = new Date('2026-07-18T22:00:00Z')
const moment = { now: NOW, newId: () => crypto.randomUUID() }
const soup = fakeSold({ price_cents: 2_000 })
const beer = fakeSold({ name: 'Cerveja', price_cents: 1_500, is_alcoholic: true })
const catalogue = fakeCatalogue([soup, beer])
const cartOf = (...items: (typeof soup)[]) =>
  items.reduce(
    (cart, item) => addToCart(cart, simpleChoice(item), moment) ?? cart,
    emptyCart(moment),
  )

function basket(changes: Partial<Basket> = {}, cart = cartOf(soup, beer)): Basket {
  return {
    ordering: fakeOrdering(),
    kind: 'menu',
    lines: readCart(cart, catalogue, { now: NOW, at: NOW }),
    mode: 'delivery',
    table: null,
    ...changes,
  }
}
const draft = (changes: Partial<CheckoutDraft> = {}): CheckoutDraft => ({
  ...NOBODY,
  ...{ name: 'Rosângela', phone: '91988887777', neighbourhood: 'Destacado' },
  ...{ street: 'Trav. São Pedro', number: '214' },
  ...{ payment: 'pix', paysAhead: false, needsChange: false, changeFor: '', slot: null, note: '' },
  ...{ isAdult: true, withService: false, codePhone: null, phoneCode: '' },
  ...changes,
})
const problems = (of: Basket, said: CheckoutDraft) => checkoutProblems(of, said, NOW)

describe('before an order is sent', () => {
  it('nothing stands against one that is whole', () => {
    expect(problems(basket(), draft())).toEqual({})
    expect(quoteFor(basket(), draft()).total_cents).toBe(4_100)
  })

  // spec: 712
  it('a pause of delivery stands before an address; the counter goes on', () => {
    const delivery_pauses = [{ neighbourhood: null, until: '2026-07-18T22:30:00Z' }]
    const resting = fakeOrdering({ delivery_pauses })
    const nothing = draft({ ...NOBODY })
    expect(problems(basket({ ordering: resting }), nothing)).toEqual({
      mode: orderTexts.deliveryPaused,
    })
    expect(problems(basket({ ordering: resting, mode: 'pickup' }), draft())).toEqual({})
    const over = new Date('2026-07-18T22:30:00Z')
    expect(checkoutProblems(basket({ ordering: resting }), draft(), over)).toEqual({})
  })

  // spec: 712
  it('a bairro that rests is told at the bairro, and no other', () => {
    const delivery_pauses = [{ neighbourhood: 'Destacado', until: null }]
    const resting = basket({ ordering: fakeOrdering({ delivery_pauses }) })
    expect(problems(resting, draft())).toEqual({ neighbourhood: orderTexts.zonePaused })
    expect(problems(resting, draft({ neighbourhood: 'Atalaia' }))).toEqual({})
  })

  it('a delivery needs a bairro, an address, a name, a phone and a way to pay', () => {
    const nothing = draft({ ...NOBODY, payment: null })
    expect(Object.keys(problems(basket(), nothing)).sort()).toEqual(
      ['name', 'neighbourhood', 'number', 'payment', 'phone', 'street'].sort(),
    )
  })

  it('who comes for it needs no address, and who sits at a table nothing', () => {
    const nothing = draft({ ...NOBODY, payment: null })
    expect(problems(basket({ mode: 'pickup' }), nothing).street).toBeUndefined()
    expect(problems(basket({ mode: 'table' }), nothing)).toEqual({})
  })

  // spec: 602
  it('says how much is missing for the minimum of the bairro', () => {
    const small = basket({}, cartOf(soup))
    expect(problems(small, draft()).lines).toMatch(/^Faltam R\$\s10,00 para o pedido mínimo/)
    expect(problems(small, draft({ neighbourhood: 'Atalaia' })).lines).toBeUndefined()
  })

  // spec: 605
  it('asks for the age where something alcoholic is ordered, and only there', () => {
    expect(problems(basket(), draft({ isAdult: false })).adult).toMatch(/18 anos/)
    const dry = basket({}, cartOf(soup, soup))
    expect(problems(dry, draft({ isAdult: false }))).toEqual({})
  })

  it('wants a note above the total for change', () => {
    const cash = { payment: 'dinheiro', needsChange: true } as const
    expect(problems(basket(), draft({ ...cash, changeFor: '4100' })).changeFor).toBeDefined()
    expect(problems(basket(), draft({ ...cash, changeFor: '5000' }))).toEqual({})
  })

  // spec: 602
  it('takes nothing at once while the kitchen is closed, but for an hour it offers', () => {
    const slot = '2026-07-19T15:00:00Z'
    const kitchen = { is_open: false, last_order_at: null, opens_at: '2026-07-19T14:00:00Z' }
    const closed = basket({ ordering: fakeOrdering({ kitchen, slots: [slot] }) })
    expect(problems(closed, draft()).when).toBe('Escolha um horário.')
    expect(problems(closed, draft({ slot })).when).toBeUndefined()
    expect(problems(closed, draft({ slot: '2026-07-19T15:30:00Z' })).when).toMatch(/não está mais/)
    const shop = basket({ ordering: fakeOrdering({ kitchen }), kind: 'shop' })
    expect(problems(shop, draft()).when).toBeUndefined()
    const never = basket({ ordering: fakeOrdering({ kitchen }) })
    expect(problems(never, draft()).when).toBe('A cozinha está fechada. Abre amanhã às 11h.')
  })
})

describe('what is sent', () => {
  const cart = cartOf(soup, beer)

  it('carries the key of the cart, the total that was seen and the note to be handed over', () => {
    const cash = draft({ payment: 'dinheiro', needsChange: true, changeFor: '5000' })
    expect(orderBody(cart, basket({}, cart), cash, 4_100)).toMatchObject({
      key: cart.key,
      mode: 'delivery',
      total_cents: 4_100,
      change_for_cents: 5_000,
      is_adult: true,
      address: { neighbourhood: 'Destacado', street: 'Trav. São Pedro', number: '214' },
    })
  })

  it('says nothing of a person at a table but what they wrote, and the code of the table', () => {
    const table = { label: '12', token: 't' }
    const body = orderBody(cart, basket({ mode: 'table', table }, cart), draft(), 4_100)
    expect(body).toMatchObject({ mode: 'table', table, with_service: false })
    expect(body).not.toHaveProperty('phone')
    expect(body).not.toHaveProperty('payment_method')
  })

  it('leaves change out where nobody pays in cash', () => {
    const said = draft({ needsChange: true, changeFor: '5000' })
    const body = orderBody(cart, basket({ mode: 'pickup' }, cart), said, 4_100)
    expect(body).toMatchObject({ mode: 'pickup', change_for_cents: null })
    expect(body).not.toHaveProperty('address')
  })
})

it('finds the field that a refusal speaks of', () => {
  expect(fieldOfCode('orders.zone')).toBe('neighbourhood')
  expect(fieldOfCode('orders.changed')).toBeUndefined()
  expect(fieldOfPath('address.street')).toBe('street')
  expect(fieldOfPath('lines.0.quantity')).toBe('lines')
})
