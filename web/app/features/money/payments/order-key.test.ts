// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetOrderKey, orderKey } from './order-key.ts'

const purchase = { userId: 'u1', plan: 'macarico', cycle: 'month', method: 'pix' } as const
const DAY_MS = 24 * 60 * 60 * 1000

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('the key of a purchase', () => {
  // spec: 522
  it('is the same after a double tap, a reload and in a second tab', () => {
    const key = orderKey(purchase)
    expect(key).toMatch(/^[0-9a-f]{8}-/)
    expect(orderKey(purchase)).toBe(key)
  })

  it('is another one for another plan, cycle, method or person', () => {
    const keys = [
      orderKey(purchase),
      orderKey({ ...purchase, plan: 'atalaia' }),
      orderKey({ ...purchase, cycle: 'year' }),
      orderKey({ ...purchase, method: 'card' }),
      orderKey({ ...purchase, userId: 'u2' }),
      // Choosing another plan gave the first order up.
      orderKey(purchase),
    ]
    expect(new Set(keys).size).toBe(6)
  })

  it('is another one once its order is over, or after a day', () => {
    const key = orderKey(purchase, 1_000)
    expect(orderKey(purchase, 1_000 + DAY_MS - 1)).toBe(key)
    const next = orderKey(purchase, 1_000 + DAY_MS)
    expect(next).not.toBe(key)
    forgetOrderKey(purchase.userId)
    expect(orderKey(purchase, 1_000 + DAY_MS)).not.toBe(next)
  })

  it('is forgotten for an order that is over only while it is that order’s', () => {
    const over = orderKey(purchase)
    forgetOrderKey(purchase.userId, over)
    const next = orderKey(purchase)
    expect(next).not.toBe(over)
    // The second tab hears of it later.
    forgetOrderKey(purchase.userId, over)
    expect(orderKey(purchase)).toBe(next)
  })

  it('is made anew where something else lies in its place', () => {
    localStorage.setItem('compra:u1', '{"key":7}')
    expect(orderKey(purchase)).toMatch(/^[0-9a-f]{8}-/)
  })

  it('holds for a double tap where the browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('storage is off')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
    const key = orderKey(purchase)
    expect(orderKey(purchase)).toBe(key)
    forgetOrderKey(purchase.userId)
    expect(orderKey(purchase)).not.toBe(key)
  })
})
