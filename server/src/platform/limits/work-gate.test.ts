import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Busy } from '../errors/domain-errors.ts'
import { WorkGate } from './work-gate.ts'

/** A gate whose clock and whose work are moved by hand. */
function setup(options: { slots?: number; line?: number; waitMs?: number } = {}) {
  let now = 0
  const gate = new WorkGate({ slots: 1, line: 4, waitMs: 100_000, ...options, now: () => now })
  const began: string[] = []
  const refused: string[] = []
  const running: (() => void)[] = []
  function ask(client: string, isGone?: () => boolean) {
    const begin = () => {
      began.push(client)
      return new Promise<void>((done) => running.push(done))
    }
    const work = gate.run(client, begin, isGone)
    work.catch((error) => {
      if (!(error instanceof Busy)) throw error
      refused.push(client)
    })
  }
  /** The oldest piece of work ends after so long; the next one has begun when this returns. */
  async function finish(ms: number) {
    now += ms
    running.shift()?.()
    await new Promise(setImmediate)
    await new Promise(setImmediate)
  }
  return { gate, ask, finish, began, refused, pass: (ms: number) => (now += ms) }
}

describe('work that strangers ask for', () => {
  it('begins at once while there are slots', () => {
    const { ask, began } = setup({ slots: 2 })
    ask('a')
    ask('b')
    ask('c')
    expect(began).toEqual(['a', 'b'])
  })

  it('leaves half of the slots to others', async () => {
    const { ask, began, finish } = setup({ slots: 4 })
    for (let n = 0; n < 4; n += 1) ask('hostile')
    expect(began).toEqual(['hostile', 'hostile'])
    ask('polite')
    expect(began).toEqual(['hostile', 'hostile', 'polite'])
    await finish(10)
    expect(began).toEqual(['hostile', 'hostile', 'polite', 'hostile'])
  })

  it('is done first for the visitor who has cost least, however many a hostile one asked for', async () => {
    const { ask, finish, began } = setup()
    for (let n = 0; n < 5; n += 1) ask('hostile')
    await finish(100)
    ask('polite')
    await finish(100)
    expect(began).toEqual(['hostile', 'hostile', 'polite'])
  })

  it('refuses the dearest client when the line is full, never the newcomer', async () => {
    const { ask, finish, began, refused } = setup({ line: 2 })
    for (let n = 0; n < 4; n += 1) ask('hostile')
    ask('polite')
    await finish(50)
    expect(refused).toEqual(['hostile', 'hostile'])
    expect(began).toEqual(['hostile', 'polite'])
  })

  it('lets a newcomer before two hundred who each asked once already', async () => {
    const { ask, finish, began } = setup({ line: 400 })
    for (let n = 0; n < 200; n += 1) ask(`hostile ${n}`)
    for (let n = 0; n < 200; n += 1) await finish(10)
    for (let n = 0; n < 200; n += 1) ask(`hostile ${n}`)
    ask('polite')
    await finish(10)
    expect(began[201]).toBe('polite')
  })

  it('lets a visitor who asks calmly before two hundred who ask again as soon as they are refused', async () => {
    const { ask, finish, began, refused } = setup({ line: 10 })
    let polite = 0
    for (let turn = 0; turn < 100; turn += 1) {
      for (let n = 0; n < 50; n += 1) ask(`hostile ${(turn * 50 + n) % 200}`)
      if (turn % 5 === 4) {
        ask('polite')
        polite += 1
      }
      await finish(20)
      await finish(20)
    }
    expect(refused.filter((client) => client === 'polite')).toEqual([])
    expect(began.filter((client) => client === 'polite')).toHaveLength(polite)
  })

  it('lets a visitor before a block of addresses that each ask for as little', async () => {
    const { ask, finish, began, refused } = setup({ line: 10 })
    for (let turn = 0; turn < 60; turn += 1) {
      for (let n = 0; n < 4; n += 1) ask(`192.0.2.${(turn * 4 + n) % 200}`)
      if (turn % 10 === 9) ask('203.0.113.7')
      await finish(20)
    }
    expect(refused).not.toContain('203.0.113.7')
    expect(began.filter((client) => client === '203.0.113.7')).toHaveLength(6)
  })

  it('keeps the line as short as the work is slow', async () => {
    const { gate, ask, finish } = setup({ line: 50, waitMs: 400 })
    for (let n = 0; n < 60; n += 1) ask('hostile')
    expect(gate.waiting).toBe(40)
    for (let n = 0; n < 30; n += 1) await finish(100)
    for (let n = 0; n < 60; n += 1) ask('hostile')
    expect(gate.waiting).toBeLessThan(8)
  })

  it('forgets what a client has cost', async () => {
    const { ask, finish, began, pass } = setup()
    ask('once')
    await finish(1000)
    pass(200_000)
    ask('busy')
    ask('other')
    await finish(20)
    ask('other')
    ask('once')
    await finish(20)
    expect(began).toEqual(['once', 'busy', 'other', 'once'])
  })

  it('refuses who has waited too long, and goes on', async () => {
    const { ask, finish, began, refused, gate } = setup({ waitMs: 100 })
    ask('first')
    ask('waits')
    await finish(1001)
    expect(refused).toEqual(['waits'])
    ask('next')
    expect(began).toEqual(['first', 'next'])
    expect(gate.waiting).toBe(0)
  })

  it('is not done for who has closed the connection meanwhile', async () => {
    const { ask, finish, began, refused, gate } = setup()
    let hasLeft = false
    ask('first')
    ask('leaves', () => hasLeft)
    ask('stays', () => false)
    hasLeft = true
    await finish(10)
    expect(refused).toEqual(['leaves'])
    expect(began).toEqual(['first', 'stays'])
    expect(gate.waiting).toBe(0)
  })

  it('gives its slot back when work fails', async () => {
    const gate = new WorkGate({ slots: 1, line: 1, waitMs: 1000 })
    await expect(gate.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(gate.run('a', async () => 'works')).resolves.toBe('works')
  })

  it('does each piece of work once or refuses it, and never more at a time than it has slots', async () => {
    const step = fc.oneof(
      fc.record({ client: fc.constantFrom('a', 'b', 'c', 'd') }),
      fc.record({ ms: fc.integer({ min: 0, max: 3000 }) }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 4 }),
        fc.array(step, { maxLength: 60 }),
        async (slots, line, steps) => {
          const { gate, ask, finish, began, refused } = setup({ slots, line })
          let asked = 0
          let finished = 0
          for (const one of steps) {
            if ('client' in one) {
              ask(one.client)
              asked += 1
            } else {
              if (finished < began.length) finished += 1
              await finish(one.ms)
            }
            expect(began.length - finished).toBeLessThanOrEqual(slots)
            expect(gate.waiting).toBeLessThanOrEqual(line)
          }
          while (finished < began.length) {
            finished += 1
            await finish(1)
          }
          expect(began.length + refused.length).toBe(asked)
          expect(gate.waiting).toBe(0)
        },
      ),
    )
  })
})
