import { LIVE_DEAD_MS, LIVE_SPREAD_MS } from '@portal/contract/live/live-events'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  advance,
  GATHER_MS,
  JOIN_TIMEOUT_MS,
  type LiveEffect,
  type LiveInput,
  NOTHING_WATCHED,
  RETURN_DELAYS_MS,
} from './live.rules.ts'

const INBOX = 'inbox:a'
const OTHER = 'inbox:b'
const want = (...topics: string[]): LiveInput => ({ kind: 'want', topics })
const TIMER: LiveInput = { kind: 'timer' }
const LOST: LiveInput = { kind: 'lost' }
const joined = (versions: Record<string, number>, refused: string[] = []): LiveInput => ({
  kind: 'said',
  event: 'joined',
  data: {
    topics: Object.entries(versions).map(([topic, version]) => ({ topic, version })),
    refused,
  },
})
const changed = (topic: string, version: number): LiveInput => ({
  kind: 'said',
  event: 'changed',
  data: { topic, version },
})
const bye = (reason: 'drain' | 'ended', after_ms = 0): LiveInput => ({
  kind: 'said',
  event: 'bye',
  data: { reason, after_ms },
})

/** All that is done in answer to what happens, step by step. */
function play(inputs: readonly LiveInput[], random = 0) {
  let state = NOTHING_WATCHED
  const steps = inputs.map((input) => {
    const [next, effects] = advance(state, input, random)
    state = next
    return effects
  })
  return { state, steps, last: steps.at(-1) ?? [] }
}
const delays = (steps: readonly (readonly LiveEffect[])[]) =>
  steps.flat().flatMap((effect) => (effect.do === 'timer' ? [effect.ms] : []))

describe('the stream of a browser', () => {
  it('is opened once for all topics that come together', () => {
    const { steps } = play([want(INBOX), want(INBOX, OTHER), TIMER])
    expect(steps).toEqual([
      [{ do: 'timer', ms: GATHER_MS }],
      [{ do: 'timer', ms: GATHER_MS }],
      [
        { do: 'open', topics: [{ topic: INBOX }, { topic: OTHER }] },
        { do: 'timer', ms: JOIN_TIMEOUT_MS },
      ],
    ])
  })

  it('says what is read anew: what it joins for the first time, and what has another version', () => {
    const { steps } = play([
      want(INBOX),
      TIMER,
      joined({ [INBOX]: 3 }),
      changed(INBOX, 3),
      changed(INBOX, 4),
    ])
    const tell = (version: number) => ({ do: 'tell', topic: INBOX, version })
    expect(steps[2]).toEqual([tell(3), { do: 'timer', ms: LIVE_DEAD_MS }])
    expect(steps[3]).toEqual([{ do: 'timer', ms: LIVE_DEAD_MS }])
    expect(steps[4]).toEqual([tell(4), { do: 'timer', ms: LIVE_DEAD_MS }])
  })

  // spec: 289
  it('gives up on a join after 10 s and on a silent stream after 55 s, and comes back', () => {
    const late = play([want(INBOX), TIMER, TIMER])
    expect(late.last).toEqual([{ do: 'close' }, { do: 'timer', ms: 1_000 }])
    const silent = play([want(INBOX), TIMER, joined({ [INBOX]: 1 }), TIMER])
    expect(silent.last).toEqual([{ do: 'close' }, { do: 'timer', ms: 1_000 }])
  })

  // spec: 289
  it('comes back after 1, 2, 5 and 10 s with what it knows, a little later each time than others', () => {
    const opening = [want(INBOX), TIMER, joined({ [INBOX]: 7 })]
    const losses = Array.from({ length: 5 }, () => [LOST, TIMER]).flat()
    const { steps, last } = play([...opening, ...losses])
    const returns = steps.slice(3).filter((_, index) => index % 2 === 0)
    expect(delays(returns)).toEqual([...RETURN_DELAYS_MS, 10_000])
    expect(last[0]).toEqual({ do: 'open', topics: [{ topic: INBOX, version: 7 }] })
    expect(delays([play([...opening, LOST], 1).last])).toEqual([1_300])
    const again = play([...opening, LOST, TIMER, LOST, TIMER, joined({ [INBOX]: 7 }), LOST])
    expect(delays([again.last])).toEqual([1_000])
  })

  it('comes back when the node that stops says so, and at once where a session ended', () => {
    const opening = [want(INBOX), TIMER, joined({ [INBOX]: 1 })]
    const spread = play([...opening, bye('drain', 12_345), LOST])
    expect(spread.steps[3]).toEqual([{ do: 'close' }, { do: 'timer', ms: 12_345 }])
    expect(spread.last).toEqual([])
    expect(delays([play([...opening, bye('ended')]).last])).toEqual([1_000])
  })

  it('does not ask again for what is refused, until it is wanted anew', () => {
    const { last } = play([
      ...[want(INBOX, OTHER), TIMER, joined({ [INBOX]: 1 }, [OTHER])],
      ...[LOST, TIMER],
    ])
    expect(last[0]).toEqual({ do: 'open', topics: [{ topic: INBOX, version: 1 }] })
    const none = play([want(INBOX), TIMER, { kind: 'forbidden' }])
    expect(none.last).toEqual([{ do: 'close' }, { do: 'timer', ms: null }])
    expect(play([want(INBOX), TIMER, { kind: 'forbidden' }, want(INBOX)]).state.phase).toBe('idle')
    const anew = play([want(INBOX), TIMER, { kind: 'forbidden' }, want(), want(INBOX)])
    expect(anew.last).toEqual([{ do: 'timer', ms: GATHER_MS }])
  })

  it('asks for what a private link leads to with the secret of the link, each time it comes back', () => {
    const order: LiveInput = { kind: 'want', topics: [INBOX, { topic: 'order:a', secret: 's' }] }
    const { steps } = play([order, TIMER, joined({ [INBOX]: 1, 'order:a': 2 }), LOST, TIMER])
    expect(steps[1]?.[0]).toEqual({
      do: 'open',
      topics: [{ topic: INBOX }, { topic: 'order:a', secret: 's' }],
    })
    expect(steps[4]?.[0]).toEqual({
      do: 'open',
      topics: [
        { topic: INBOX, version: 1 },
        { topic: 'order:a', version: 2, secret: 's' },
      ],
    })
  })

  it('stays where less is wanted, and ends where nothing is', () => {
    const opening = [want(INBOX, OTHER), TIMER, joined({ [INBOX]: 1, [OTHER]: 1 })]
    expect(play([...opening, want(INBOX)]).last).toEqual([])
    expect(play([...opening, want(INBOX), changed(OTHER, 2)]).last).toEqual([
      { do: 'timer', ms: LIVE_DEAD_MS },
    ])
    expect(play([...opening, want()]).last).toEqual([{ do: 'close' }, { do: 'timer', ms: null }])
  })
})

describe('whatever happens, in whatever order', () => {
  const topic = fc.constantFrom('inbox:a', 'inbox:b', 'waiting:')
  const version = fc.nat(3)
  const happening: fc.Arbitrary<LiveInput> = fc.oneof(
    fc.uniqueArray(topic).map((topics) => want(...topics)),
    fc
      .record({ topics: fc.dictionary(topic, version), refused: fc.array(topic) })
      .map(({ topics, refused }) => joined(topics, refused)),
    fc.tuple(topic, version).map(([name, number]) => changed(name, number)),
    fc
      .tuple(fc.constantFrom('drain' as const, 'ended' as const), fc.nat(LIVE_SPREAD_MS))
      .map(([reason, ms]) => bye(reason, ms)),
    fc.constant<LiveInput>({ kind: 'said', event: 'heartbeat', data: {} }),
    fc.constantFrom<LiveInput>(LOST, TIMER, TIMER, TIMER, { kind: 'forbidden' }),
  )
  const story = fc.array(happening, { maxLength: 60 })
  const part = fc.double({ min: 0, max: 1, noNaN: true })

  it('a stream that is wanted is under way or will be: a timer always runs', () => {
    fc.assert(
      fc.property(story, part, (inputs, random) => {
        let running: number | null = null
        const { state, steps } = play(inputs, random)
        for (const effect of steps.flat()) if (effect.do === 'timer') running = effect.ms
        expect(running === null).toBe(state.phase === 'idle')
        const isWanted = [...state.known.keys()].some((name) => !state.refused.has(name))
        if (state.phase === 'idle') expect(isWanted).toBe(false)
        if (running !== null) expect(running).toBeLessThanOrEqual(LIVE_DEAD_MS)
      }),
    )
  })

  it('nothing is told that is known already', () => {
    fc.assert(
      fc.property(story, (inputs) => {
        let state = NOTHING_WATCHED
        for (const input of inputs) {
          const [next, effects] = advance(state, input, 0)
          for (const effect of effects) {
            if (effect.do !== 'tell') continue
            expect(state.known.get(effect.topic)).not.toBe(effect.version)
          }
          state = next
        }
      }),
    )
  })

  it('a subscriber ends on the last version, however its streams break', () => {
    const broken = fc.array(fc.constantFrom<'change' | 'tell' | 'break'>('change', 'tell', 'break'))
    fc.assert(
      fc.property(broken, (turns) => {
        let current = 0
        let shown: number | null = null
        let state = NOTHING_WATCHED
        const feed = (input: LiveInput) => {
          const [next, effects] = advance(state, input, 0.5)
          state = next
          for (const effect of effects) if (effect.do === 'tell') shown = current
        }
        feed(want(INBOX))
        feed(TIMER)
        feed(joined({ [INBOX]: current }))
        for (const turn of turns) {
          if (turn === 'change') current += 1
          else if (turn === 'tell') feed(changed(INBOX, current))
          else feed(LOST)
          // The stream comes back by itself, and its first word is the version of that moment.
          if (turn === 'break') {
            feed(TIMER)
            feed(joined({ [INBOX]: current }))
          }
        }
        feed(LOST)
        feed(TIMER)
        feed(joined({ [INBOX]: current }))
        expect(shown).toBe(current)
        expect(state.known.get(INBOX)).toBe(current)
      }),
    )
  })
})
