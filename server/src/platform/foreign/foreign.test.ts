import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { passedLimit } from './count-signs.ts'
import { createForeign } from './foreign.ts'
import { defineForeign, type ForeignLimits, ForeignRefused } from './foreign-kind.ts'
import { isHeavier } from './weigh-result.ts'

const thread = fileURLToPath(new URL('../../../test/foreign-thread.ts', import.meta.url))
const foreign = createForeign({ thread, log: createLog('silent', 'app') })
afterAll(() => foreign.close())

const LIMITS: ForeignLimits = { bytes: 1000, timeMs: 400, heapMb: 24, resultBytes: 1_000_000 }
type Echo = (
  input: Buffer,
  options: { twice: boolean } | undefined,
) => { text: string; env: string[] }
const kind = (name: string, limits: Partial<ForeignLimits> = {}) =>
  defineForeign<Echo>(name, { ...LIMITS, ...limits })
const reasonOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof ForeignRefused ? error.reason : error),
  )

describe('what a stranger wrote', () => {
  it('is read in a thread that knows nothing of ours', async () => {
    const read = await foreign.read(kind('echo'), 'olá', { twice: true })
    expect(read).toEqual({ text: 'oláolá', env: [] })
  })

  it('is refused field by field in words for people', async () => {
    const judge = defineForeign<(input: Buffer) => string[] | undefined>('judge', LIMITS)
    expect(await foreign.read(judge, '25')).toEqual(['O máximo é 7.'])
  })

  it('is not even counted where it is too large', async () => {
    expect(await reasonOf(foreign.read(kind('echo'), 'x'.repeat(1001), undefined))).toBe('bytes')
  })

  it('is counted before it is read', async () => {
    const refused = foreign.read(kind('broken', { lines: 2 }), 'a\nb\nc', undefined)
    expect(await reasonOf(refused)).toBe('lines')
  })

  it.each([
    ['spin', 'time'],
    ['grow', 'memory'],
    ['leave', 'broken'],
    ['broken', 'broken'],
    ['wide', 'result'],
  ])('that is a %s is refused for its %s, and the next one is read', async (name, reason) => {
    const limits = name === 'grow' ? { timeMs: 20_000 } : {}
    expect(await reasonOf(foreign.read(kind(name, limits), 'x', undefined))).toBe(reason)
    const next = await foreign.read(kind('echo'), 'ainda', undefined)
    expect(next.text).toBe('ainda')
  })

  it('holds nobody else: another thread reads meanwhile', async () => {
    const held = reasonOf(foreign.read(kind('spin', { timeMs: 3000 }), 'x', undefined))
    let isHeld = true
    void held.then(() => {
      isHeld = false
    })
    await foreign.read(kind('echo'), 'rápido', undefined)
    expect(isHeld).toBe(true)
    expect(await held).toBe('time')
  })

  it('finds the others before it, and is told to come again where they are too many', async () => {
    const all = await Promise.all(
      Array.from({ length: 60 }, () =>
        foreign.read(kind('echo'), 'x', undefined).then(
          () => 'read',
          (error: Error) => error.name,
        ),
      ),
    )
    expect(all.filter((name) => name === 'Busy')).toHaveLength(60 - 52)
    expect(all.filter((name) => name === 'read')).toHaveLength(52)
  })
})

describe('counting', () => {
  const passed = (text: string, limits: Partial<ForeignLimits>) =>
    passedLimit(Buffer.from(text), { ...LIMITS, ...limits })

  it.each([
    ['a\r\nb\r\nc', { lines: 3 }, null],
    ['a\rb\rc\rd', { lines: 3 }, 'lines'],
    ['x'.repeat(11), { lineBytes: 10 }, 'lineBytes'],
    [`${'x'.repeat(9)}\n`.repeat(9), { lineBytes: 10 }, null],
    ['<a/><a/><a/>', { tags: 2 }, 'tags'],
    ['X;a=b;a=b:1', { parameters: 1 }, 'parameters'],
    ['1,2,3', { values: 1 }, 'values'],
    ['[[[1]]]', { depth: 3 }, null],
    ['[[[[1]]]]', { depth: 3 }, 'depth'],
    ['["[[[[[\\"[["]', { depth: 1 }, null],
    ['[]'.repeat(50), { depth: 1 }, null],
  ])('%j with %j passes %s', (text, limits, limit) => {
    expect(passed(text, limits)).toBe(limit)
  })

  it('weighs a text as often as it stands somewhere', () => {
    const text = 'x'.repeat(1000)
    expect(isHeavier([text], 3000)).toBe(false)
    expect(isHeavier([text, text], 3000)).toBe(true)
    expect(isHeavier(new Map([['a', { b: [text, text] }]]), 3000)).toBe(true)
    expect(isHeavier(Buffer.alloc(4000), 3000)).toBe(true)
  })
})
