import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNPROVED_MINUTES } from '../../shared/unproved.ts'
import {
  isOver,
  mayMove,
  mayReturn,
  nextStatuses,
  respondBy,
  statusAt,
  wayOut,
} from './order-rules.ts'
import { ORDER_ACTORS, ORDER_MODES, ORDER_STATUSES } from './orders.texts.ts'

const mode = fc.constantFrom(...ORDER_MODES)
const status = fc.constantFrom(...ORDER_STATUSES)
const actor = fc.constantFrom(...ORDER_ACTORS)
const NOON = new Date('2026-07-18T15:00:00Z')
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000)

describe('the life of an order', () => {
  // spec: 623
  it('leaves the kitchen for the road or for the counter, never for both', () => {
    expect(nextStatuses('delivery', 'preparing')).toEqual(['dispatched', 'cancelled'])
    expect(nextStatuses('pickup', 'preparing')).toEqual(['ready', 'cancelled'])
    expect(nextStatuses('table', 'accepted')).toEqual(['preparing', 'ready', 'cancelled'])
  })
  it('ends after at most five steps, whatever way it takes, and never begins anew', () => {
    fc.assert(
      fc.property(
        mode,
        fc.array(fc.nat({ max: 2 }), { minLength: 6, maxLength: 6 }),
        (way, picks) => {
          const seen = ['received' as (typeof ORDER_STATUSES)[number]]
          for (const pick of picks) {
            const next = nextStatuses(way, seen.at(-1) ?? 'received')
            const chosen = next[pick % Math.max(1, next.length)]
            if (!chosen) break
            expect(seen).not.toContain(chosen)
            seen.push(chosen)
          }
          expect(seen.length).toBeLessThanOrEqual(5)
          expect(isOver(seen.at(-1) ?? 'received') || seen.length > 1).toBe(true)
        },
      ),
    )
  })
  it('is moved by nobody once it is over, and by a customer only out of "recebido"', () => {
    fc.assert(
      fc.property(mode, status, status, actor, (way, from, to, who) => {
        const may = mayMove(who, { mode: way, status: from }, to)
        if (isOver(from)) expect(may).toBe(false)
        if (who === 'customer' && may) expect([from, to]).toEqual(['received', 'cancelled'])
        if (may) expect(nextStatuses(way, from)).toContain(to)
      }),
    )
  })
})

describe('the clock', () => {
  const received = {
    status: 'received' as const,
    respond_by: respondBy({ scheduled: null, isShop: false, isProved: true }, NOON).toISOString(),
    status_since: NOON.toISOString(),
  }
  // spec: 623
  it('ends what nobody answered at its tenth minute, not before', () => {
    expect(statusAt(received, minutes(9.99))).toBe('received')
    expect(statusAt(received, minutes(10))).toBe('cancelled')
  })
  it('gives as long for what is for later as its hours say, and a shop a day', () => {
    const proved = { isProved: true, scheduled: null, isShop: false }
    expect(respondBy({ ...proved, scheduled: minutes(600) }, NOON)).toEqual(minutes(600))
    expect(respondBy({ ...proved, isShop: true }, NOON)).toEqual(minutes(24 * 60))
    for (const isShop of [true, false]) {
      for (const scheduled of [minutes(600), null]) {
        const until = respondBy({ isShop, scheduled, isProved: false }, NOON)
        expect(until <= minutes(UNPROVED_MINUTES)).toBe(true)
      }
    }
  })
  it.each([
    ['dispatched', 4],
    ['ready', 24],
  ] as const)('takes what is %s for delivered after %i hours', (state, hours) => {
    const order = { ...received, status: state }
    expect(statusAt(order, minutes(hours * 60 - 1))).toBe(state)
    expect(statusAt(order, minutes(hours * 60))).toBe('delivered')
  })
  it('leaves what is cooked alone', () => {
    expect(statusAt({ ...received, status: 'preparing' }, minutes(10_000))).toBe('preparing')
  })
})

it('leaving is free before the acceptance, a question after it, and asked once', () => {
  expect(wayOut({ status: 'received', isAsked: false })).toBe('cancel')
  expect(wayOut({ status: 'dispatched', isAsked: false })).toBe('ask')
  expect(wayOut({ status: 'dispatched', isAsked: true })).toBeNull()
  expect(wayOut({ status: 'delivered', isAsked: false })).toBeNull()
})

it('goods go back within seven days of their arrival, meals do not', () => {
  const order = {
    catalogue: 'shop' as const,
    status: 'delivered' as const,
    status_since: NOON.toISOString(),
  }
  expect(mayReturn(order, minutes(7 * 24 * 60 - 1))).toBe(true)
  expect(mayReturn(order, minutes(7 * 24 * 60))).toBe(false)
  expect(mayReturn({ ...order, catalogue: 'menu' }, minutes(1))).toBe(false)
  expect(mayReturn({ ...order, status: 'dispatched' }, minutes(1))).toBe(false)
})
