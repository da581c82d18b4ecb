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

/** Whether what begins here is kept: as a part of what runs already, or by chance. */
export const isKept = () =>
  tracer !== null && (current.getStore() !== undefined || tracer.isChosen())

/** The beginning of what a process does, once it is known to be kept. `end` is called once. */
export function keepWhole(start: SpanStart): Whole {
  if (!tracer) return NOTHING
  const kept = tracer
  const span = kept.begin(start, current.getStore())
  return { run: (work) => current.run(span, work), end: (outcome) => kept.end(span, outcome) }
}

/** What failed or was slow leaves its whole behind although it was not kept, without parts: nobody wrote them down. */
export function leaveWhole(start: SpanStart, milliseconds: number, outcome: Outcome) {
  if (!tracer || !(outcome.failed || milliseconds > SLOW_MS)) return
  const span = tracer.begin(start, undefined)
  tracer.end({ ...span, startedMs: span.startedMs - milliseconds }, outcome)
}

/** A job: `parent` of who asked for it decides whether it is kept, else chance. */
export function beginWhole(start: SpanStart): Whole {
  if (!tracer) return NOTHING
  if (start.parent || isKept()) return keepWhole(start)
  const began = performance.now()
  return {
    run: (work) => work(),
    end: (outcome) => leaveWhole(start, performance.now() - began, outcome),
  }
}

type Outcome = { failed: boolean; attributes?: Attributes }
type Whole = {
  run<Answer>(work: () => Answer): Answer
  end(outcome: Outcome): void
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
