import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openSpans } from '../establishments/hours-rules.ts'
import { NO_HOURS, sameEveryDay } from '../establishments/hours-types.ts'
import { isSlot, kitchenState, slotsAhead } from './ordering-time-rules.ts'
import { quoteOf } from './quote-rules.ts'

/** Belém is three hours behind Greenwich. */
const at = (time: string, date = '2026-07-18') => new Date(`${date}T${time}:00-03:00`)
const kitchenOf = (opens: number, closes: number, preparation_minutes = 30) => ({
  hours: { ...NO_HOURS, weekly: sameEveryDay([{ opens: opens * 60, closes: closes * 60 }]) },
  preparation_minutes,
})

describe('a kitchen from 18h to 23h that needs half an hour', () => {
  const kitchen = kitchenOf(18, 23)
  it.each([
    ['17:59', false],
    ['18:00', true],
    ['22:30', true],
    ['22:31', false],
    ['23:30', false],
  ])('at %s: %s', (time, isOpen) => {
    expect(kitchenState(kitchen, at(time)).is_open).toBe(isOpen)
  })
  it('says the last minute to order, and when it opens next', () => {
    expect(kitchenState(kitchen, at('20:00')).last_order_at).toEqual(at('22:30'))
    expect(kitchenState(kitchen, at('22:40')).opens_at).toEqual(at('18:00', '2026-07-19'))
  })
  it('has slots on half hours from when something can be ready until it closes', () => {
    const slots = slotsAhead(kitchen, at('19:05'))
    expect(slots[0]).toEqual(at('20:00'))
    expect(slots).toContainEqual(at('22:30'))
    expect(slots).not.toContainEqual(at('23:00'))
    expect(isSlot(kitchen, at('20:15'), at('19:05'))).toBe(false)
  })
})

it('past midnight the evening before is still open', () => {
  expect(kitchenState(kitchenOf(18, 26), at('01:00')).is_open).toBe(true)
})

it('a house without hours takes no orders', () => {
  expect(kitchenState({ hours: null, preparation_minutes: 30 }, at('20:00'))).toEqual({
    is_open: false,
    last_order_at: null,
    opens_at: null,
  })
})

it('whatever the hours, an order now and every slot leave the kitchen its time before it closes', () => {
  const hour = fc.integer({ min: 0, max: 23 })
  fc.assert(
    fc.property(
      hour,
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 5, max: 120 }),
      fc.integer({ min: 0, max: 2 * 1440 }),
      (opens, length, preparation, minute) => {
        const kitchen = kitchenOf(opens, opens + length, preparation)
        const now = new Date(at('00:00').getTime() + minute * 60_000)
        const spans = openSpans(
          kitchen.hours,
          new Date(now.getTime() - 86_400_000),
          new Date(now.getTime() + 4 * 86_400_000),
        )
        const fits = (ready: number) =>
          spans.some(({ start, end }) => start.getTime() <= ready && ready <= end.getTime())
        const { is_open, last_order_at } = kitchenState(kitchen, now)
        if (is_open) {
          expect(fits(now.getTime() + preparation * 60_000)).toBe(true)
          expect((last_order_at?.getTime() ?? 0) >= now.getTime()).toBe(true)
        }
        for (const slot of slotsAhead(kitchen, now)) {
          expect(fits(slot.getTime())).toBe(true)
          expect(slot.getTime() - now.getTime()).toBeGreaterThanOrEqual(preparation * 60_000)
        }
      },
    ),
    { numRuns: 60 },
  )
})

describe('what an order costs', () => {
  const zone = { fee_cents: 600, minimum_cents: 2_000 }
  const lines = [{ unit_cents: 995, quantity: 1 }]
  // spec: 615
  it('has the fee only on the road, the service only at the table and only if asked for', () => {
    expect(quoteOf(lines, { mode: 'pickup', zone, withService: true }).total_cents).toBe(995)
    expect(quoteOf(lines, { mode: 'delivery', zone, withService: true })).toMatchObject({
      delivery_cents: 600,
      service_cents: 0,
      total_cents: 1_595,
      short_cents: 1_005,
    })
    // Half a centavo is a whole one.
    expect(quoteOf(lines, { mode: 'table', zone: null, withService: true }).service_cents).toBe(100)
    expect(quoteOf(lines, { mode: 'table', zone: null, withService: false }).service_cents).toBe(0)
  })
  it('is the sum of its parts', () => {
    const line = fc.record({
      unit_cents: fc.nat({ max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    })
    fc.assert(
      fc.property(
        fc.array(line),
        fc.constantFrom('delivery', 'pickup', 'table'),
        fc.boolean(),
        (all, mode, withService) => {
          const quote = quoteOf(all, { mode, zone, withService })
          expect(quote.total_cents).toBe(
            quote.items_cents + quote.delivery_cents + quote.service_cents,
          )
          expect(Number.isInteger(quote.total_cents)).toBe(true)
        },
      ),
    )
  })
})
