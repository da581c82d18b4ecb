import { ORDER_STATUSES } from '@portal/contract/storefront/orders/orders.texts'
import fc from 'fast-check'

const which = fc.nat({ max: 5 })
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      what: fc.nat({ max: 3 }),
      quantity: fc.integer({ min: 1, max: 2 }),
      wrongTotal: fc.nat({ max: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('repeat' as const),
      order: which,
      isOther: fc.boolean(),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      order: which,
      to: fc.constantFrom(...ORDER_STATUSES),
      isStale: fc.nat({ max: 5 }),
      isGuided: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('leave' as const), order: which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      order: which,
      accept: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 5, 10, 61, 240, 1_440),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('worker' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('pause' as const), isPaused: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('price' as const),
      cents: fc.integer({ min: 1_000, max: 9_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('return' as const), order: which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('receive' as const), order: which }) },
)
export const sequence = fc.array(step, { minLength: 4, maxLength: 24 })
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
export type StepOf<Name extends Step['do']> = Extract<Step, { do: Name }>
