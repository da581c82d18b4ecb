import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { broken, INVARIANTS, SETTLED } from '../../../test/payment-sequences/invariants.ts'
import { type Lane, openLane } from '../../../test/payment-sequences/lane.ts'
import { play, settleDown } from '../../../test/payment-sequences/play.ts'
import { REGRESSIONS } from '../../../test/payment-sequences/regressions.ts'
import { readSnapshot } from '../../../test/payment-sequences/snapshot.ts'
import { type Step, sequence } from '../../../test/payment-sequences/steps.ts'

/**
 * Whatever people, the bank, the clock and the network do, in any order: the thirteen invariants of
 * payments hold after every step, and once the bank answers again nothing is lost.
 * `PAYMENT_SEQUENCES` asks for more, `PAYMENT_SEED` for the same ones, `PAYMENT_LANES` for portals side
 * by side.
 */
const SEQUENCES = Number(process.env.PAYMENT_SEQUENCES ?? 40)
const LANES = Number(process.env.PAYMENT_LANES ?? 2)
const SEED = Number(process.env.PAYMENT_SEED ?? 20_261_117)
const DAY = 24 * 60 * 60_000

let lanes: Lane[] = []
beforeAll(async () => {
  lanes = await Promise.all(Array.from({ length: LANES }, openLane))
}, 120_000)
afterAll(() => Promise.all(lanes.map((lane) => lane.close())))

async function run(lane: Lane, steps: readonly Step[]) {
  const people = await lane.begin()
  const { control, clock, deps, key, kept } = lane
  const look = () => readSnapshot(lane, people)
  const worldOf = (before: Awaited<ReturnType<typeof look>>, after: typeof before) => ({
    ...{ before, after, key, now: clock.now(), keptHints: kept.count },
    bank: control.state(),
  })
  let seen = await look()
  for (const step of steps) {
    const before = seen
    await play(step, { lane, people, seen })
    seen = await look()
    expect(broken(INVARIANTS, worldOf(before, seen)), JSON.stringify(step)).toEqual([])
  }
  await settleDown(lane)
  const world = worldOf(seen, await look())
  expect([...broken(INVARIANTS, world), ...broken(SETTLED, world)], 'settled').toEqual([])
  for (const { userId } of people) {
    const plan = await deps.stores.accounts.planType(userId, clock.now())
    const holdings = await deps.stores.subscriptions.holdings(userId)
    const isPaid = holdings.some(
      ({ startsAt, endsAt }) => startsAt <= clock.now() && (!endsAt || endsAt > clock.now()),
    )
    expect({ userId, hasPlan: plan !== 'clube' || !isPaid }, 'paid without access').toEqual({
      userId,
      hasPlan: true,
    })
  }
}

describe('sequences that failed once', () => {
  it.for(Object.entries(REGRESSIONS))('%s', async ([, steps]) => {
    const [lane] = lanes
    if (lane) await run(lane, steps)
  })
})

it(
  'keeps every promise about money, whatever happens',
  async () => {
    const began = performance.now()
    await Promise.all(
      lanes.map((lane, index) =>
        fc.assert(
          fc.asyncProperty(sequence, (steps) => run(lane, steps)),
          { numRuns: Math.ceil(SEQUENCES / LANES), seed: SEED + index },
        ),
      ),
    )
    const seconds = (performance.now() - began) / 1000
    process.stdout.write(
      `${SEQUENCES} sequences in ${seconds.toFixed(1)} s, ${(SEQUENCES / seconds).toFixed(1)} a second, ` +
        `seeds ${SEED} to ${SEED + LANES - 1}\n`,
    )
  },
  DAY,
)
