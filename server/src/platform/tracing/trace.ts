import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What a trace may say. A closed list: patterns, names of our own and numbers, never an address, a value of a
 * statement or anything of a person.
 */
type Attribute =
  | 'http.request.method'
  | 'http.route'
  | 'http.response.status_code'
  | 'db.system.name'
  | 'db.operation.name'
  | 'db.collection.name'
  | 'messaging.system'
  | 'messaging.operation.type'
  | 'messaging.destination.name'
  | 'peer.service'
  | 'error.type'
export type Attributes = { [name in Attribute]?: string | number }
/** As OTLP counts them. */
export const SpanKind = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const
type Kind = keyof typeof SpanKind

export type Span = {
  traceId: string
  spanId: string
  parentId: string | null
  name: string
  kind: Kind
  startedMs: number
  endedMs: number
  attributes: Attributes
  failed: boolean
}
export type SpanStart = Pick<Span, 'name' | 'kind'> & {
  attributes?: Attributes
  /** Of whoever asked, where that was not here. */
  parent?: string | null
}

export type Tracer = {
  /** Whether a trace that begins here is kept, decided before anything is known of it. */
  isChosen(): boolean
  begin(start: SpanStart, within: Span | undefined): Span
  end(span: Span, outcome?: { failed?: boolean; attributes?: Attributes | undefined }): void
  close(): Promise<void>
}

/** The one of this process; null where nothing is traced, and then all below costs a comparison. */
let tracer: Tracer | null = null
const current = new AsyncLocalStorage<Span>()

export function useTracer(one: Tracer | null) {
  tracer = one
}
export const isTracing = () => tracer !== null

/** A whole that is reported when something went wrong, or took long, although it was not chosen. */
export const SLOW_MS = 1000

/** A part of a trace that runs already; nothing where none runs. */
export async function traced<Answer>(
  start: SpanStart,
  work: () => Promise<Answer>,
  failureOf: (error: unknown) => string,
): Promise<Answer> {
  const within = current.getStore()
  if (!(tracer && within)) return work()
  const kept = tracer
  const span = kept.begin(start, within)
  try {
    const answer = await current.run(span, work)
    kept.end(span)
    return answer
  } catch (error) {
    kept.end(span, { failed: true, attributes: { 'error.type': failureOf(error) } })
    throw error
  }
}

/**
 * The beginning of what a process does: a request, a job. `parent` of who asked decides whether it is kept, else
 * chance. `end` is called once; what failed or was slow leaves its whole behind even where it was not chosen,
 * without its parts, which nobody wrote down.
 */
export function beginWhole(start: SpanStart): Whole {
  if (!tracer) return NOTHING
  const kept = tracer
  const within = current.getStore()
  if (!within && !start.parent && !kept.isChosen()) {
    const startedMs = performance.timeOrigin + performance.now()
    return {
      run: (work) => work(),
      end({ failed, attributes }) {
        const slow = performance.timeOrigin + performance.now() - startedMs > SLOW_MS
        if (!failed && !slow) return
        kept.end({ ...kept.begin(start, undefined), startedMs }, { failed, attributes })
      },
    }
  }
  const span = kept.begin(start, within)
  return { run: (work) => current.run(span, work), end: (outcome) => kept.end(span, outcome) }
}

type Whole = {
  run<Answer>(work: () => Answer): Answer
  end(outcome: { failed: boolean; attributes?: Attributes }): void
}
const NOTHING: Whole = { run: (work) => work(), end() {} }

/** As the W3C writes it, for who goes on with this trace elsewhere. */
export function traceparent(): string | null {
  const span = tracer && current.getStore()
  return span ? `00-${span.traceId}-${span.spanId}-01` : null
}

/** For statements, which are counted in thousands: no promise of ours in between. */
export function beginPart(start: SpanStart): ((failure: string | null) => void) | null {
  const within = tracer && current.getStore()
  if (!(tracer && within)) return null
  const kept = tracer
  const span = kept.begin(start, within)
  return (failure) =>
    failure === null
      ? kept.end(span)
      : kept.end(span, { failed: true, attributes: { 'error.type': failure } })
}
