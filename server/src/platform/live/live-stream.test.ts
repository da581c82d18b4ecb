import { Writable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveStream } from './live-stream.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))
const TOPICS = ['inbox:a', 'inbox:b']
let mayStay = vi.fn(async () => true)

beforeEach(() => {
  mayStay = vi.fn(async () => true)
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const open = () =>
  new LiveStream({ topics: TOPICS, userId: 'rosa', mayStay, onChangeSent: () => {} })
const start = (stream: LiveStream) =>
  stream.join(
    TOPICS.map((topic) => ({ topic, version: 0 })),
    [],
  )

/** Takes what comes only when it is told to. */
function slowReader(stream: LiveStream) {
  const taken: string[] = []
  let release: (() => void) | null = null
  const into = new Writable({
    highWaterMark: 1,
    write(chunk, _encoding, done) {
      taken.push(String(chunk))
      release = done
    },
  })
  stream.pipe(into)
  return {
    taken,
    async takeAll() {
      await turn()
      while (release) {
        const done: () => void = release
        release = null
        done()
        await turn()
      }
    },
  }
}

describe('a slow reader', () => {
  // spec: 505
  it('costs a few lines of memory, and is told the last version of each topic', async () => {
    const stream = open()
    const reader = slowReader(stream)
    start(stream)
    for (let version = 1; version <= 50_000; version += 1) {
      for (const topic of TOPICS) stream.change({ topic, version })
    }
    expect(stream.readableLength).toBeLessThan(5_000)
    await reader.takeAll()
    const text = reader.taken.join('')
    for (const topic of TOPICS) expect(text).toContain(`{"topic":"${topic}","version":50000}`)
    expect(stream.changesSent).toBeLessThan(200)
    stream.destroy()
  })

  it('is gone when it takes nothing for a minute', async () => {
    const stream = open()
    slowReader(stream)
    start(stream)
    for (let version = 1; version <= 500; version += 1) stream.change({ topic: 'inbox:a', version })
    await turn()
    await vi.advanceTimersByTimeAsync(49_000)
    expect(stream.destroyed).toBe(false)
    await vi.advanceTimersByTimeAsync(26_000)
    expect(stream.destroyed).toBe(true)
  })
})

describe('a stream', () => {
  // spec: 289
  it('says something every 25 seconds, and asks for its rights every two minutes', async () => {
    const stream = open()
    let text = ''
    stream.on('data', (chunk) => {
      text += String(chunk)
    })
    start(stream)
    await vi.advanceTimersByTimeAsync(250_000)
    expect(text.match(/event: heartbeat/g)).toHaveLength(10)
    expect(mayStay).toHaveBeenCalledTimes(2)
    stream.destroy()
  })

  it('says goodbye where a right was lost, and stays where nobody can say', async () => {
    const stream = open()
    let text = ''
    stream.on('data', (chunk) => {
      text += String(chunk)
    })
    start(stream)
    mayStay.mockRejectedValueOnce(new Error('the database is away'))
    await stream.check()
    expect(text).not.toContain('bye')
    mayStay.mockResolvedValueOnce(false)
    await stream.check()
    stream.change({ topic: 'inbox:a', version: 9 })
    await turn()
    expect(text).toContain('event: bye\ndata: {"reason":"ended","after_ms":0}')
    expect(text).not.toContain('"version":9')
  })

  it('that has not begun only ends', () => {
    const stream = open()
    stream.bye('drain')
    expect(stream.destroyed).toBe(true)
  })
})
