import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixedClock } from '../../../test/test-app.ts'
import { NotFound } from '../errors/domain-errors.ts'
import { Tag, tagsFromText } from '../live/tags.ts'
import { type Loaded, TaggedCache } from './tagged-cache.ts'

const MINUTE = 60_000
const loaded = (value: string, tags = [Tag.settings], ttlMs = MINUTE): Loaded<string> => ({
  value,
  tags,
  ttlMs,
  bytes: value.length,
})
function setup(maxBytes = 1000) {
  const clock = fixedClock()
  return { clock, cache: new TaggedCache<string>({ maxBytes, clock }) }
}

/** A load that is finished by hand, to put things between its start and its end. */
function pendingLoad() {
  const { promise, resolve, reject } = Promise.withResolvers<Loaded<string>>()
  return { load: () => promise, finish: resolve, fail: reject }
}

describe('remembering', () => {
  it('loads once and answers from memory until the time is over', async () => {
    const { cache, clock } = setup()
    let loads = 0
    const load = async () => loaded(String(++loads))
    expect(await cache.read('/', load)).toEqual({ value: '1', state: 'miss' })
    expect(await cache.read('/', load)).toEqual({ value: '1', state: 'hit' })
    clock.advance(MINUTE)
    expect(await cache.read('/', load)).toEqual({ value: '2', state: 'miss' })
  })

  it('ends earlier where it is known to stop being true', async () => {
    const { cache, clock } = setup()
    let loads = 0
    const until = new Date(clock.now().getTime() + 20_000)
    const load = async () => ({ ...loaded(String(++loads)), until: loads === 1 ? until : null })
    await cache.read('/', load)
    clock.advance(19_999)
    expect(await cache.read('/', load)).toEqual({ value: '1', state: 'hit' })
    clock.advance(1)
    expect(await cache.read('/', load)).toEqual({ value: '2', state: 'miss' })
  })

  it('lets a crowd that asks together wait for one load', async () => {
    const { cache } = setup()
    let loads = 0
    const load = async () => loaded(String(++loads))
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.read('/', load)))
    expect(new Set(answers.map(({ value }) => value))).toEqual(new Set(['1']))
  })

  it('does not keep what must not be kept', async () => {
    const { cache } = setup()
    await cache.read('/', async () => loaded('private', [], 0))
    expect(cache.peek('/')).toBeUndefined()
  })

  it('stays within its size by letting the oldest go', async () => {
    const { cache } = setup(10_000)
    const long = 'a'.repeat(3000)
    for (const key of ['a', 'b', 'c']) await cache.read(key, async () => loaded(long))
    expect([cache.peek('a'), cache.peek('b'), cache.peek('c')]).toEqual([undefined, long, long])
  })

  it('counts the letters of a key: many long questions with short answers do not fill a node', async () => {
    const { cache } = setup(10_000)
    for (let n = 0; n < 20; n += 1) {
      await cache.read('a'.repeat(1000) + n, async () => loaded('short'))
    }
    const kept = Array.from({ length: 20 }, (_, n) => cache.peek('a'.repeat(1000) + n))
    expect(kept.filter((value) => value !== undefined)).toHaveLength(3)
  })
})

describe('a visitor who invents questions', () => {
  const asker = (name: string) => () => name

  it('pushes out nothing that two others have asked for', async () => {
    const { cache } = setup(100_000)
    await cache.read('/', async () => loaded('home'), asker('ana'))
    expect(cache.peek('/', asker('bia'))).toBe('home')
    for (let n = 0; n < 1000; n += 1) {
      await cache.read(`/?${n}`, async () => loaded('a'.repeat(1000)), asker('hostile'))
      cache.peek(`/?${n}`, asker('hostile'))
    }
    expect(cache.peek('/', asker('caio'))).toBe('home')
  })

  it('loses what only they wanted, and others what only they wanted', async () => {
    const { cache } = setup(100_000)
    await cache.read('/', async () => loaded('home'), asker('ana'))
    for (let n = 0; n < 100; n += 1) {
      await cache.read(`/?${n}`, async () => loaded('a'.repeat(1000)), asker('hostile'))
    }
    expect(cache.peek('/', asker('ana'))).toBeUndefined()
  })

  it('keeps the place of what was asked for twice when it is made anew', async () => {
    const { cache, clock } = setup(100_000)
    await cache.read('/', async () => loaded('home'), asker('ana'))
    cache.peek('/', asker('bia'))
    clock.advance(MINUTE)
    await cache.read('/', async () => loaded('home again'), asker('ana'))
    for (let n = 0; n < 100; n += 1) {
      await cache.read(`/?${n}`, async () => loaded('a'.repeat(1000)), asker('hostile'))
    }
    expect(cache.peek('/', asker('ana'))).toBe('home again')
  })
})

describe('a change', () => {
  it('drops what was made of it and leaves the rest', async () => {
    const { cache } = setup()
    await cache.read('home', async () => loaded('home', [Tag.settings, Tag.tabbar]))
    await cache.read('about', async () => loaded('about', tagsFromText('about')))
    cache.dropTags([Tag.tabbar])
    expect(cache.peek('home')).toBeUndefined()
    expect(cache.peek('about')).toBe('about')
  })

  it('is never hidden by a load that began before it', async () => {
    const { cache } = setup()
    const slow = pendingLoad()
    const reading = cache.read('/', slow.load)
    cache.dropTags([Tag.settings])
    const afterwards = cache.read('/', async () => loaded('new'))
    slow.finish(loaded('old'))
    expect((await reading).value).toBe('old')
    expect((await afterwards).value).toBe('new')
    expect(cache.peek('/')).toBe('new')
  })

  it('of something else does not cost a load its place', async () => {
    const { cache } = setup()
    const slow = pendingLoad()
    const reading = cache.read('/', slow.load)
    cache.dropTags([Tag.tabbar])
    slow.finish(loaded('fresh', [Tag.settings]))
    await reading
    expect(cache.peek('/')).toBe('fresh')
  })
})

describe('when nothing fresh can be made', () => {
  it('answers with the last copy rather than with nothing', async () => {
    const { cache } = setup()
    await cache.read('/', async () => loaded('yesterday'))
    cache.dropTags([Tag.settings])
    const failing = async () => Promise.reject(new Error('database is away'))
    expect(await cache.read('/', failing)).toEqual({ value: 'yesterday', state: 'stale' })
  })

  it('shows nothing from memory that was taken off the air', async () => {
    const { cache } = setup()
    await cache.read('/', async () => loaded('yesterday'))
    cache.dropTags([Tag.settings])
    const gone = async () => Promise.reject(new NotFound('establishment'))
    await expect(cache.read('/', gone)).rejects.toThrow(NotFound)
    const failing = async () => Promise.reject(new Error('database is away'))
    await expect(cache.read('/', failing)).rejects.toThrow('database is away')
  })

  it('lets the failure through when there never was a copy', async () => {
    const { cache } = setup()
    const failing = async () => Promise.reject(new Error('database is away'))
    await expect(cache.read('/', failing)).rejects.toThrow('database is away')
  })
})

it('tries to load every time while changes may pass unheard, and trusts nothing from before', async () => {
  const { cache } = setup()
  await cache.read('/', async () => loaded('before'))
  cache.setTrusted(false)
  expect((await cache.read('/', async () => loaded('during'))).value).toBe('during')
  expect((await cache.read('/', async () => loaded('during 2'))).value).toBe('during 2')
  cache.setTrusted(true)
  expect((await cache.read('/', async () => loaded('after'))).value).toBe('after')
  expect((await cache.read('/', async () => loaded('unused'))).state).toBe('hit')
})

type Step = { kind: 'write'; tag: number } | { kind: 'read'; key: number } | { kind: 'finish' }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), tag: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ kind: fc.constant('read' as const), key: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ kind: fc.constant('finish' as const) }),
)

it('never answers with less than was true when the question was asked', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { cache } = setup()
      const versions = [0, 0, 0]
      const waiting: (() => void)[] = []
      const checks: Promise<void>[] = []
      for (const action of steps) {
        if (action.kind === 'write') {
          versions[action.tag] = (versions[action.tag] ?? 0) + 1
          cache.dropTags(tagsFromText(`tag${action.tag}`))
        } else if (action.kind === 'finish') {
          waiting.shift()?.()
          await Promise.resolve()
        } else {
          const { key } = action
          const known = versions[key] ?? 0
          const reading = cache.read(`key${key}`, async () => {
            const seen = versions[key] ?? 0
            await new Promise<void>((resolve) => waiting.push(resolve))
            return loaded(String(seen), tagsFromText(`tag${key}`))
          })
          checks.push(
            reading.then(({ value }) => expect(Number(value)).toBeGreaterThanOrEqual(known)),
          )
        }
      }
      for (let rest = 0; rest < steps.length; rest += 1) {
        waiting.shift()?.()
        await Promise.resolve()
      }
      await Promise.all(checks)
    }),
  )
})
