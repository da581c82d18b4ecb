import type { openLive } from '@portal/contract/live/live'
import type { EndpointCall } from '@portal/contract/shared/endpoint'
import {
  advance,
  type LiveEffect,
  type LiveInput,
  NOTHING_WATCHED,
  type WantedTopic,
} from './live.rules.ts'

const LIVE_PATH = '/api/v1/live'
const REFUSALS = [401, 403]

type Asked = EndpointCall<typeof openLive>['body']['topics']
type Tell = (topic: string, version: number) => void

export type LiveConnection = { want(topics: readonly WantedTopic[]): void }

/** Holds one stream for as long as something is wanted, and says what changed. */
export function connectLive(tell: Tell): LiveConnection {
  let state = NOTHING_WATCHED
  let timer: ReturnType<typeof setTimeout> | undefined
  let under: AbortController | null = null

  function feed(input: LiveInput) {
    const [next, effects] = advance(state, input, Math.random())
    state = next
    for (const effect of effects) perform(effect)
  }

  function perform(effect: LiveEffect) {
    switch (effect.do) {
      case 'open':
        under?.abort()
        under = new AbortController()
        void listen(effect.topics, under.signal)
        return
      case 'close':
        under?.abort()
        under = null
        return
      case 'timer':
        clearTimeout(timer)
        if (effect.ms !== null) timer = setTimeout(() => feed({ kind: 'timer' }), effect.ms)
        return
      case 'tell':
        tell(effect.topic, effect.version)
    }
  }

  /** What an aborted stream still says is nobody's any more. */
  async function listen(topics: Asked, signal: AbortSignal) {
    const hear = (input: LiveInput) => {
      if (!signal.aborted) feed(input)
    }
    try {
      const answer = await fetch(LIVE_PATH, {
        method: 'POST',
        signal,
        cache: 'no-store',
        headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
        body: JSON.stringify({ topics }),
      })
      if (REFUSALS.includes(answer.status)) return hear({ kind: 'forbidden' })
      if (answer.ok && answer.body) await readEvents(answer.body, hear)
    } catch {
      // No connection, or one that broke: lost either way.
    }
    hear({ kind: 'lost' })
  }

  return { want: (topics) => feed({ kind: 'want', topics }) }
}

const EVENTS = ['joined', 'changed', 'heartbeat', 'bye']

/** Reads text/event-stream as our server writes it: a name and a line of JSON, then an empty line. */
async function readEvents(body: ReadableStream<BufferSource>, hear: (said: LiveInput) => void) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (rest + value).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
      // A later release may say more than this one knows.
      if (EVENTS.includes(event)) hear({ kind: 'said', event, data: JSON.parse(data) } as LiveInput)
    }
  }
}
