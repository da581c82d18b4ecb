import { randomBytes } from 'node:crypto'
import type { Log } from '../log.ts'
import { type Attributes, type Span, SpanKind, type Tracer } from './trace.ts'

const PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0[13579bdf]$/
const FLUSH_MS = 2_000
const MOST_A_MESSAGE = 512
/** Beyond this the receiver is away or too slow, and what is oldest is let go. */
const MOST_WAITING = 8_192
const PATIENCE_MS = 5_000
const COMPLAIN_EVERY_MS = 60_000
const ERROR_STATUS = { code: 2 }

export type TracingOptions = {
  /** Where OTLP over HTTP is taken; `/v1/traces` is added. */
  endpoint: string
  headers: Readonly<Record<string, string>>
  /** Of the traces that begin here, how many are kept. */
  share: number
  service: string
  release: string
  log: Log
}

/** Keeps spans for a moment and hands them over in OTLP's JSON. Never in anybody's way: what fails is let go. */
export function createOtlpTracer(options: TracingOptions): Tracer {
  const { endpoint, headers, share, service, release, log } = options
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const resource = {
    attributes: [
      { key: 'service.name', value: { stringValue: service } },
      { key: 'service.version', value: { stringValue: release } },
    ],
  }
  let waiting: Span[] = []
  let lost = 0
  let complainedMs = Number.NEGATIVE_INFINITY
  let sending: Promise<void> = Promise.resolve()
  const timer = setInterval(() => void flush(), FLUSH_MS).unref()

  function flush(): Promise<void> {
    sending = sending.then(send)
    return sending
  }

  async function send() {
    while (waiting.length > 0) {
      const spans = waiting.splice(0, MOST_A_MESSAGE)
      const body = JSON.stringify({
        resourceSpans: [
          { resource, scopeSpans: [{ scope: { name: 'portal' }, spans: spans.map(asOtlp) }] },
        ],
      })
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body,
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`status ${answer.status}`)
      } catch (error) {
        lost += spans.length
        complain(error)
        return
      }
    }
  }

  function complain(error: unknown) {
    if (performance.now() - complainedMs < COMPLAIN_EVERY_MS) return
    complainedMs = performance.now()
    log.warn({ err: error, lost }, 'traces were not taken')
  }

  return {
    isChosen: () => Math.random() < share,
    begin({ name, kind, attributes = {}, parent }, within) {
      const [, traceId, parentId] = (parent && PARENT.exec(parent)) || []
      return {
        traceId: traceId ?? within?.traceId ?? randomBytes(16).toString('hex'),
        spanId: randomBytes(8).toString('hex'),
        parentId: parentId ?? within?.spanId ?? null,
        startedMs: performance.timeOrigin + performance.now(),
        endedMs: 0,
        ...{ name, kind, attributes, failed: false },
      }
    },
    end(span, { failed = false, attributes } = {}) {
      span.endedMs = performance.timeOrigin + performance.now()
      span.failed = failed
      if (attributes) span.attributes = { ...span.attributes, ...attributes }
      waiting.push(span)
      if (waiting.length > MOST_WAITING) {
        waiting = waiting.slice(-MOST_WAITING / 2)
        lost += MOST_WAITING / 2
      } else if (waiting.length % MOST_A_MESSAGE === 0) void flush()
    },
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}

function asOtlp({ parentId, kind, startedMs, endedMs, attributes, failed, ...span }: Span) {
  return {
    ...{ traceId: span.traceId, spanId: span.spanId, name: span.name, kind: SpanKind[kind] },
    ...(parentId ? { parentSpanId: parentId } : {}),
    startTimeUnixNano: nanoseconds(startedMs),
    endTimeUnixNano: nanoseconds(endedMs),
    attributes: asKeyValues(attributes),
    status: failed ? ERROR_STATUS : {},
  }
}

/** A number of JavaScript cannot hold it. */
const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n)

const asKeyValues = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
