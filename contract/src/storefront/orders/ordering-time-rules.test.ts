import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openSpans } from '../../guide/establishments/hours-rules.ts'
import {
  NO_HOURS,
  type OpeningHours,
  sameEveryDay,
} from '../../guide/establishments/hours-types.ts'
import { ANSWER_MINUTES } from '../../shared/answer-minutes.ts'
import { dayOfKnownDate, isoDateOfDay } from '../../shared/calendar-days.ts'
import { answerOfScheduled, isSlot, kitchenState, slotsAhead } from './ordering-time-rules.ts'
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

describe('an order for later', () => {
  const kitchen = kitchenOf(10, 23)
  const answer = (wanted: Date, placed: Date) => answerOfScheduled(kitchen, wanted, placed)
  const next = (time: string) => at(time, '2026-07-19')

  // spec: 701
  it('is answered within an hour of the house being open', () => {
    expect(answer(at('22:00'), at('19:05'))).toEqual(at('20:05'))
  })
  // spec: 701
  it('that comes at night waits for the next opening, and is answered within an hour of it', () => {
    expect(answer(next('20:00'), at('02:13', '2026-07-19'))).toEqual(next('11:00'))
    expect(answer(next('20:00'), at('23:40'))).toEqual(next('11:00'))
  })
  // spec: 701
  it('that comes shortly before closing has what is left of the hour after the next opening', () => {
    expect(answer(next('20:00'), at('22:45'))).toEqual(next('10:45'))
  })
  // spec: 701
  it('is never answered later than the kitchen has to begin', () => {
    expect(answer(next('11:00'), at('02:13', '2026-07-19'))).toEqual(next('10:30'))
    expect(answer(at('20:00'), at('19:05'))).toEqual(at('19:30'))
  })
  it('is offered only for when somebody can still answer it', () => {
    expect(slotsAhead(kitchen, at('02:13'))[0]).toEqual(at('11:00'))
    expect(isSlot(kitchen, at('20:00'), at('19:20'))).toBe(true)
    expect(isSlot(kitchen, at('20:00'), at('19:21'))).toBe(false)
  })
  it('waits for the opening after a holiday and a special day', () => {
    const hours: OpeningHours = {
      ...kitchen.hours,
      // Independence day of Brazil is a Monday, and the Tuesday begins at noon.
      holidays: { rule: 'closed', optional_days: false },
      exceptions: [{ date: '2026-09-08', periods: [{ opens: 720, closes: 1380 }], note: null }],
    }
    const placed = at('23:30', '2026-09-06')
    const wanted = at('20:00', '2026-09-08')
    expect(answerOfScheduled({ ...kitchen, hours }, wanted, placed)).toEqual(
      at('13:00', '2026-09-08'),
    )
  })
})

const MINUTE = 60_000
const period = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 30, max: 1200 }))
  .map(([opens, length]) => ({ opens, closes: Math.min(opens + length, 2 * 1440) }))
const periods = fc.array(period, { maxLength: 2 })
const START = dayOfKnownDate('2026-09-04')
const hoursOfAnyKind: fc.Arbitrary<OpeningHours> = fc.record({
  weekly: fc.array(periods, { minLength: 7, maxLength: 7 }),
  seasons: fc.constant([]),
  // The seventh of September lies among the days.
  holidays: fc.oneof(
    fc.constant({ rule: 'normal' as const }),
    fc.constant({ rule: 'closed' as const, optional_days: true }),
    periods.map((own) => ({ rule: 'own' as const, optional_days: true, periods: own })),
  ),
  exceptions: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 2 }).chain((days) =>
    fc.tuple(
      ...days.map((day) =>
        fc.record({
          date: fc.constant(isoDateOfDay(START + day)),
          periods,
          note: fc.constant(null),
        }),
      ),
    ),
  ),
  temporarily_closed: fc.constant(null),
})

// spec: 701
it('whatever the hours, nights and holidays, somebody is there to answer in time', () => {
  let asked = 0
  fc.assert(
    fc.property(
      hoursOfAnyKind,
      fc.integer({ min: 5, max: 240 }),
      fc.integer({ min: 0, max: 5 * 1440 }),
      (hours, preparation_minutes, minute) => {
        const kitchen = { hours, preparation_minutes }
        const placed = new Date(at('00:00', '2026-09-04').getTime() + minute * MINUTE)
        for (const wanted of slotsAhead(kitchen, placed)) {
          asked += 1
          const until = answerOfScheduled(kitchen, wanted, placed)
          const open = openSpans(hours, placed, until).reduce(
            (sum, { start, end }) => sum + (end.getTime() - start.getTime()) / MINUTE,
            0,
          )
          const begins = wanted.getTime() - preparation_minutes * MINUTE
          expect(until.getTime()).toBeLessThanOrEqual(begins)
          expect(open).toBeGreaterThanOrEqual(ANSWER_MINUTES.now)
          expect(open).toBeLessThanOrEqual(ANSWER_MINUTES.scheduled)
          // Sooner than an hour of open time only where the kitchen has to begin.
          if (until.getTime() < begins) expect(open).toBe(ANSWER_MINUTES.scheduled)
        }
      },
    ),
    { numRuns: 120 },
  )
  expect(asked).toBeGreaterThan(500)
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
