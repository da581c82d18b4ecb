import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectLive } from './live-connection.ts'

const INBOX = 'inbox:a'
type Stream = { body: unknown; signal: AbortSignal; say(text: string): void; end(): void }
let streams: Stream[]
let status: number
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  streams = []
  status = 200
  vi.stubGlobal('fetch', async (_url: string, { body, signal }: RequestInit) => {
    const encoder = new TextEncoder()
    let into: ReadableStreamDefaultController<Uint8Array> | undefined
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        into = controller
      },
    })
    streams.push({
      body: JSON.parse(String(body)),
      signal: signal as AbortSignal,
      say: (text) => into?.enqueue(encoder.encode(text)),
      end: () => into?.close(),
    })
    return new Response(stream, { status })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('reads events however they are cut, and skips what a later release says', async () => {
  const tell = vi.fn()
  connectLive(tell).want([INBOX])
  await after(50)
  expect(streams[0]?.body).toEqual({ topics: [{ topic: INBOX }] })
  const text = event('joined', { topics: [{ topic: INBOX, version: 1 }], refused: [] })
  streams[0]?.say(text.slice(0, 20))
  streams[0]?.say(`${text.slice(20)}event: weather\ndata: {}\n\n`)
  streams[0]?.say(event('changed', { topic: INBOX, version: 2 }))
  await after(1)
  expect(tell.mock.calls).toEqual([
    [INBOX, 1],
    [INBOX, 2],
  ])
})

it('comes back with what it knows when the stream breaks or falls silent', async () => {
  const tell = vi.fn()
  connectLive(tell).want([INBOX])
  await after(50)
  streams[0]?.say(event('joined', { topics: [{ topic: INBOX, version: 3 }], refused: [] }))
  await after(1)
  streams[0]?.end()
  await after(1_000)
  expect(streams[1]?.body).toEqual({ topics: [{ topic: INBOX, version: 3 }] })
  streams[1]?.say(event('joined', { topics: [{ topic: INBOX, version: 5 }], refused: [] }))
  await after(1)
  expect(tell).toHaveBeenLastCalledWith(INBOX, 5)
  await after(55_000)
  expect(streams[1]?.signal.aborted).toBe(true)
  await after(1_000)
  expect(streams).toHaveLength(3)
})

it('does not insist where it may not watch', async () => {
  status = 403
  connectLive(vi.fn()).want([INBOX])
  await after(120_000)
  expect(streams).toHaveLength(1)
})

it('waits 1, 2, 5 and 10 s where nobody answers', async () => {
  status = 503
  connectLive(vi.fn()).want([INBOX])
  for (const ms of [50, 1_000, 2_000, 5_000, 10_000, 10_000]) {
    const before = streams.length
    await after(ms)
    expect(streams).toHaveLength(before + 1)
  }
})
