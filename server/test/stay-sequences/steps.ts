import fc from 'fast-check'
import type { CalendarFault } from '../../../sandbox/src/calendars/start-calendars.ts'

/** Three weeks of nights, of which anybody wants some. */
const dates = fc.record({ day: fc.nat({ max: 20 }), nights: fc.integer({ min: 1, max: 5 }) })
const which = fc.nat({ max: 5 })
const of = <Name extends string, Rest>(
  name: Name,
  rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> },
) => fc.record({ do: fc.constant(name), ...rest } as never) as fc.Arbitrary<{ do: Name } & Rest>

const step = fc.oneof(
  { weight: 6, arbitrary: of('request', { dates, guest: fc.nat({ max: 3 }) }) },
  { weight: 5, arbitrary: of('accept', { stay: which, despite: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: of('move', {
      stay: which,
      by: fc.constantFrom('guest' as const, 'team' as const),
      to: fc.constantFrom('confirmed' as const, 'cancelled' as const, 'declined' as const),
    }),
  },
  { weight: 3, arbitrary: of('block', { dates }) },
  { weight: 2, arbitrary: of('unblock', { block: which }) },
  {
    weight: 4,
    arbitrary: of('say', { events: fc.array(dates, { maxLength: 7 }), copies: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: of('fail', {
      fault: fc.constantFrom<CalendarFault>('forbidden', 'html', 'empty', 'halved', 'circle'),
    }),
  },
  { weight: 5, arbitrary: of('read', {}) },
  { weight: 4, arbitrary: of('wait', { minutes: fc.constantFrom(4, 16, 31, 180, 725, 1441) }) },
)
export const sequence = fc.array(step, { minLength: 5, maxLength: 25 })
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
