import { request } from 'node:http'
import type { LiveEvents } from '@portal/contract/live/live-events'

export type Said = {
  [Name in keyof LiveEvents]: { event: Name; data: LiveEvents[Name] }
}[keyof LiveEvents]
type Wanted = { topic: string; version?: number; secret?: string }
type From = {
  cookie?: string
  origin?: string
  localAddress?: string
  /** Hears each event instead of its being kept in `said`. */
  hear?: (said: Said) => void
}

export type LiveReader = {
  status: number
  headers: Record<string, unknown>
  /** All that was said so far. */
  said: Said[]
  /** The last version of a topic that was told, in whatever way. */
  version(topic: string): number | undefined
  isEnded(): boolean
  ended: Promise<void>
  leave(): void
}

/** A browser that watches topics, over a real connection to a node. */
export async function readLive(
  origin: string,
  topics: readonly (string | Wanted)[],
  { cookie, origin: from = 'http://portal.test', localAddress, hear }: From = {},
): Promise<LiveReader> {
  const body = { topics: topics.map((one) => (typeof one === 'string' ? { topic: one } : one)) }
  const { promise, resolve, reject } = Promise.withResolvers<LiveReader>()
  const call = request(`${origin}/api/v1/live`, {
    method: 'POST',
    agent: false,
    ...(localAddress ? { localAddress } : {}),
    headers: {
      'content-type': 'application/json',
      origin: from,
      ...(cookie ? { cookie } : {}),
    },
  })
  call.on('error', reject)
  call.on('response', (answer) => {
    const said: Said[] = []
    let isEnded = false
    const end = Promise.withResolvers<void>()
    const take = hear ?? ((one: Said) => void said.push(one))
    let rest = ''
    answer.setEncoding('utf8')
    answer.on('data', (text: string) => {
      const blocks = (rest + text).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) take(parseBlock(block))
    })
    answer.on('close', () => {
      isEnded = true
      end.resolve()
    })
    answer.on('error', () => {
      // The node was killed; `close` follows.
    })
    resolve({
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      said,
      version: (topic) => lastVersion(said, topic),
      isEnded: () => isEnded,
      ended: end.promise,
      leave: () => call.destroy(),
    })
  })
  call.end(JSON.stringify(body))
  return promise
}

function parseBlock(block: string): Said {
  const [, event = '', data = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
  return { event, data: JSON.parse(data) } as Said
}

function lastVersion(said: readonly Said[], topic: string): number | undefined {
  const told = said.flatMap(({ event, data }) =>
    event === 'joined' ? data.topics : event === 'changed' ? [data] : [],
  )
  return told.findLast((one) => one.topic === topic)?.version
}
