import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { z } from 'zod'

/** What OTLP over HTTP says in JSON (opentelemetry-proto 1), and nothing that it does not know. */
const Hex = (bytes: number) => z.string().regex(new RegExp(`^(?!0+$)[0-9a-f]{${bytes * 2}}$`))
const Value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ intValue: z.string().regex(/^-?\d+$/) }),
])
const KeyValues = z.array(z.strictObject({ key: z.string().min(1), value: Value }))
const Nanoseconds = z.string().regex(/^\d{19}$/)
const OtlpSpan = z.strictObject({
  traceId: Hex(16),
  spanId: Hex(8),
  parentSpanId: Hex(8).optional(),
  name: z.string().min(1),
  kind: z.number().int().min(1).max(5),
  startTimeUnixNano: Nanoseconds,
  endTimeUnixNano: Nanoseconds,
  attributes: KeyValues,
  status: z.strictObject({ code: z.number().int().min(0).max(2).optional() }),
})
const Message = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: KeyValues }),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string() }),
          spans: z.array(OtlpSpan),
        }),
      ),
    }),
  ),
})

export type TakenSpan = {
  traceId: string
  spanId: string
  parentId: string | null
  name: string
  kind: number
  service: string
  startMs: number
  milliseconds: number
  attributes: Record<string, string>
  failed: boolean
}
export type RunningTraces = Awaited<ReturnType<typeof startTraces>>

const MOST_KEPT = 20_000
const BODY_LIMIT_BYTES = 4 * 1024 * 1024

/** A receiver of traces that keeps them: what a collector takes, and refuses what one would. */
export async function startTraces({ port }: { port: number }) {
  const spans: TakenSpan[] = []
  const bodies: string[] = []
  const app = Fastify({ forceCloseConnections: true, bodyLimit: BODY_LIMIT_BYTES })

  app.post('/v1/traces', async ({ body }, reply) => {
    const message = Message.safeParse(body)
    if (!message.success) return reply.code(400).send({ message: z.prettifyError(message.error) })
    bodies.push(JSON.stringify(body))
    for (const { resource, scopeSpans } of message.data.resourceSpans) {
      const service = textsOf(resource.attributes)['service.name'] ?? ''
      for (const scope of scopeSpans) spans.push(...scope.spans.map((span) => taken(span, service)))
    }
    spans.splice(0, spans.length - MOST_KEPT)
    bodies.splice(0, bodies.length - MOST_KEPT)
    return {}
  })
  app.get('/', async () => spans)

  await app.listen({ host: '127.0.0.1', port })
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    spans,
    /** As they came, for whoever looks for what must not be in them. */
    bodies,
    stop: () => app.close(),
  }
}

function taken(span: z.infer<typeof OtlpSpan>, service: string): TakenSpan {
  const startMs = Number(BigInt(span.startTimeUnixNano) / 1000n) / 1000
  return {
    ...{ traceId: span.traceId, spanId: span.spanId, parentId: span.parentSpanId ?? null },
    ...{ name: span.name, kind: span.kind, service, startMs },
    milliseconds: Number(BigInt(span.endTimeUnixNano) / 1000n) / 1000 - startMs,
    attributes: textsOf(span.attributes),
    failed: span.status.code === 2,
  }
}

const textsOf = (pairs: z.infer<typeof KeyValues>) =>
  Object.fromEntries(
    pairs.map(({ key, value }) => [key, 'intValue' in value ? value.intValue : value.stringValue]),
  )
