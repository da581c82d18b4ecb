import { beforeEach, describe, expect, it } from 'vitest'
import { fixedClock } from '../../../test/test-app.ts'
import { createLog } from '../log.ts'
import { type Change, KeptPart, UNHEARD_MS } from './kept-part.ts'

let source: string
let loads: Change[]
let release: () => void
let gate: Promise<void>
let isHearing: boolean
let until: Date | null
const clock = fixedClock()

/** Loads what the source says at the moment the load begins, and ends when it is let go. */
const part = () =>
  new KeptPart<string>({
    name: 'the source',
    clock,
    log: createLog('silent', 'app'),
    isHearing: () => isHearing,
    load: async (_, change) => {
      loads.push(change)
      const value = source
      await gate
      if (value === 'broken') throw new Error('the database is away')
      return { value, until }
    },
  })

function hold() {
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  release = resolve
}

beforeEach(() => {
  source = 'first'
  loads = []
  gate = Promise.resolve()
  isHearing = true
  until = null
})

describe('what a node keeps of the map', () => {
  it('is loaded once for everybody who waits', async () => {
    const kept = part()
    expect(await Promise.all([kept.read(), kept.read(), kept.read()])).toEqual(
      Array(3).fill('first'),
    )
    expect(await kept.read()).toBe('first')
    expect(loads).toEqual(['all'])
    await kept.close()
  })

  it('is never older than what was announced before it was asked for', async () => {
    const kept = part()
    hold()
    const early = kept.read()
    source = 'second'
    kept.announce(new Set(['a']))
    const late = kept.read()
    release()
    expect(await late).toBe('second')
    await early
    expect(loads).toEqual(['all', new Set(['a'])])
    await kept.close()
  })

  it('makes nobody wait for more than two loads, however many changes pass', async () => {
    const kept = part()
    await kept.read()
    hold()
    kept.announce(new Set(['a']))
    const waiting = kept.read()
    for (const id of ['b', 'c', 'd']) kept.announce(new Set([id]))
    const alsoWaiting = kept.read()
    release()
    await Promise.all([waiting, alsoWaiting])
    expect(loads).toEqual(['all', new Set(['a']), new Set(['b', 'c', 'd'])])
    await kept.close()
  })

  it('stays due where it could not be loaded, with all that was changed', async () => {
    const kept = part()
    await kept.read()
    source = 'broken'
    kept.announce(new Set(['a']))
    await expect(kept.read()).rejects.toThrow('away')
    source = 'mended'
    kept.announce(new Set(['b']))
    expect(await kept.read()).toBe('mended')
    expect(loads.at(-1)).toEqual(new Set(['a', 'b']))
    await kept.close()
  })

  it('is loaded anew once its own time is over', async () => {
    until = new Date(clock.now().getTime() + 60_000)
    const kept = part()
    await kept.read()
    source = 'second'
    expect(await kept.read()).toBe('first')
    clock.advance(60_000)
    expect(await kept.read()).toBe('second')
    await kept.close()
  })

  it('grows old within seconds while nothing can be heard, and loads for nobody meanwhile', async () => {
    const kept = part()
    await kept.read()
    isHearing = false
    source = 'second'
    expect(await kept.read()).toBe('first')
    clock.advance(UNHEARD_MS)
    expect(await kept.read()).toBe('second')
    expect(loads).toHaveLength(2)
    await kept.close()
  })

  it('is brought up to date before anybody asks', async () => {
    const kept = part()
    await kept.read()
    kept.announce('all')
    await expect.poll(() => loads.length).toBe(2)
    await kept.close()
  })
})
