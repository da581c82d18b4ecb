// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addToCart, type Cart, type Chosen } from './cart.rules.ts'
import { clearCart, createCartStore } from './cart.store.ts'

const KEY = 'portal-carrinho:teste:menu'
const soup: Chosen = {
  ...{ item_id: 'caldo', name: 'Caldo', variant_id: null, choices: [], quantity: 1, note: '' },
}
const add = (cart: Cart) =>
  addToCart(cart, soup, { now: new Date(), newId: () => crypto.randomUUID() }) ?? cart

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('the cart of a browser', () => {
  it('survives the tab, with its key', () => {
    const before = createCartStore(KEY)
    before.change(add)
    const after = createCartStore(KEY).read()
    expect(after).toEqual(before.read())
    expect(after.key).toMatch(/^[\da-f-]{36}$/)
  })

  it('is the same object until it changes: a page is not drawn for nothing', () => {
    const store = createCartStore(KEY)
    expect(store.read()).toBe(store.read())
    store.change(add)
    expect(store.read()).toBe(store.read())
  })

  // spec: 597
  it('hears what another tab wrote, and writes on top of that', () => {
    const store = createCartStore(KEY)
    store.change(add)
    const told = vi.fn()
    store.subscribe(told)
    const other = createCartStore(KEY)
    other.change(add)
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    expect(told).toHaveBeenCalledTimes(1)
    store.change(add)
    expect(store.read().lines[0]?.quantity).toBe(3)
  })

  it('begins anew with another key once it was answered', () => {
    const store = createCartStore(KEY)
    store.change(add)
    const { key } = store.read()
    clearCart(store)
    expect(store.read().lines).toEqual([])
    expect(store.read().key).not.toBe(key)
  })

  it('drops what is no cart without a word', () => {
    localStorage.setItem(KEY, '{"lines": "muitas"')
    expect(createCartStore(KEY).read().lines).toEqual([])
  })

  it('lives as long as the page where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full')
    })
    const store = createCartStore(KEY)
    store.change(add)
    store.change(add)
    expect(store.read().lines[0]?.quantity).toBe(2)
  })
})
