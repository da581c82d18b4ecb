import { beforeEach, describe, expect, it } from 'vitest'
import { fixedClock } from '../../../test/test-app.ts'
import { createLog } from '../log.ts'
import { type Change, InMemoryCopy, MOST_AGE_WHILE_DISCONNECTED_MS } from './in-memory-copy.ts'

let source: string
let loads: Change[]
let release: () => void
let gate: Promise<void>
let isConnected: boolean
let until: Date | null
const clock = fixedClock()

/** Loads what the source says at the moment the load begins, and ends when it is let go. */
const createCopy = () =>
  new InMemoryCopy<string>({
    name: 'the source',
    clock,
    log: createLog('silent', 'app'),
    isConnected: () => isConnected,
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
  isConnected = true
  until = null
})

describe('what a node keeps of the map', () => {
  it('is loaded once for everybody who waits', async () => {
    const copy = createCopy()
    expect(await Promise.all([copy.read(), copy.read(), copy.read()])).toEqual(
      Array(3).fill('first'),
    )
    expect(await copy.read()).toBe('first')
    expect(loads).toEqual(['all'])
    await copy.close()
  })

  // spec: 446
  it('is never older than what was announced before it was asked for', async () => {
    const copy = createCopy()
    hold()
    const early = copy.read()
    source = 'second'
    copy.announce(new Set(['a']))
    const late = copy.read()
    release()
    expect(await late).toBe('second')
    await early
    expect(loads).toEqual(['all', new Set(['a'])])
    await copy.close()
  })

  it('makes nobody wait for more than two loads, however many changes pass', async () => {
    const copy = createCopy()
    await copy.read()
    hold()
    copy.announce(new Set(['a']))
    const waiting = copy.read()
    for (const id of ['b', 'c', 'd']) copy.announce(new Set([id]))
    const alsoWaiting = copy.read()
    release()
    await Promise.all([waiting, alsoWaiting])
    expect(loads).toEqual(['all', new Set(['a']), new Set(['b', 'c', 'd'])])
    await copy.close()
  })

  it('stays due where it could not be loaded, with all that was changed', async () => {
    const copy = createCopy()
    await copy.read()
    source = 'broken'
    copy.announce(new Set(['a']))
    await expect(copy.read()).rejects.toThrow('away')
    source = 'mended'
    copy.announce(new Set(['b']))
    expect(await copy.read()).toBe('mended')
    expect(loads.at(-1)).toEqual(new Set(['a', 'b']))
    await copy.close()
  })

  it('is loaded anew once its own time is over', async () => {
    until = new Date(clock.now().getTime() + 60_000)
    const copy = createCopy()
    await copy.read()
    source = 'second'
    expect(await copy.read()).toBe('first')
    clock.advance(60_000)
    expect(await copy.read()).toBe('second')
    await copy.close()
  })

  it('grows old within seconds while nothing can be heard, and loads for nobody meanwhile', async () => {
    const copy = createCopy()
    await copy.read()
    isConnected = false
    source = 'second'
    expect(await copy.read()).toBe('first')
    clock.advance(MOST_AGE_WHILE_DISCONNECTED_MS)
    expect(await copy.read()).toBe('second')
    expect(loads).toHaveLength(2)
    await copy.close()
  })

  it('is brought up to date before anybody asks', async () => {
    const copy = createCopy()
    await copy.read()
    copy.announce('all')
    await expect.poll(() => loads.length).toBe(2)
    await copy.close()
  })
})
