import { describe, expect, it } from 'vitest'
import { broken, INVARIANTS, SETTLED } from '../../../../test/payment-sequences/invariants.ts'
import { type Lane, openLane } from '../../../../test/payment-sequences/lane.ts'
import { play, settleDown } from '../../../../test/payment-sequences/play.ts'
import { REGRESSIONS } from '../../../../test/payment-sequences/regressions.ts'
import { readSnapshot } from '../../../../test/payment-sequences/snapshot.ts'
import { type Step, sequence } from '../../../../test/payment-sequences/steps.ts'
import { ANY_TIME, useSequences } from '../../../../test/sequences.ts'

/**
 * Whatever people, the bank, the clock and the network do, in any order: the promises of
 * payments hold after every step, and once the bank answers again nothing is lost.
 */
const sequences = useSequences({
  name: 'PAYMENT',
  sample: { sequences: 40, lanes: 2 },
  seed: 20_261_117,
  sequence,
  open: openLane,
  play: run,
})

async function run(lane: Lane, steps: readonly Step[]) {
  const people = await lane.begin()
  const { control, cards, clock, deps, key, kept, refused, endedThere, refusedButtons } = lane
  const look = () => readSnapshot(lane, people)
  const worldOf = (before: Awaited<ReturnType<typeof look>>, after: typeof before) => ({
    ...{ before, after, key, now: clock.now(), keptHints: kept.count, refusedHints: refused },
    bank: control.state(),
    cards: cards.state(),
    ...{ endedThere, refusedButtons },
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
  it.for(Object.entries(REGRESSIONS))('%s', ([, steps]) => sequences.play(steps))
})

// spec: 530, 539, 573
it('keeps every promise about money, whatever happens', sequences.playAll, ANY_TIME)
