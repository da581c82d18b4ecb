import { LIVE_DEAD_MS, type LiveEvents } from '@portal/contract/live/live-events'

/** Join and return as spec §9 has them. */
export const JOIN_TIMEOUT_MS = 10_000
export const RETURN_DELAYS_MS = [1_000, 2_000, 5_000, 10_000] as const
/** Nobody comes back at the same instant as everybody else. */
const JITTER = 0.3
/** Topics of screens come and go together: one stream is opened for all of them. */
export const GATHER_MS = 50

/** A topic, or one that is reached by a private link, with the secret of the link. */
export type WantedTopic = string | { topic: string; secret: string }

export const nameOf = (wanted: WantedTopic) => (typeof wanted === 'string' ? wanted : wanted.topic)

/**
 * The stream of one browser, without any I/O: what happened goes in, the next state and what is to be done
 * come out.
 */
export type LiveState = {
  phase: 'idle' | 'gathering' | 'joining' | 'open' | 'returning'
  /** The last version known of each wanted topic; null where none is known yet. */
  known: ReadonlyMap<string, number | null>
  /** Of those topics that a private link leads to. */
  secrets: ReadonlyMap<string, string>
  /** What the server said no to; not asked for again until it is wanted anew. */
  refused: ReadonlySet<string>
  /** How often in a row the stream was lost. */
  losses: number
}

export type LiveInput =
  | { kind: 'want'; topics: readonly WantedTopic[] }
  | { kind: 'said'; event: 'joined'; data: LiveEvents['joined'] }
  | { kind: 'said'; event: 'changed'; data: LiveEvents['changed'] }
  | { kind: 'said'; event: 'heartbeat'; data: LiveEvents['heartbeat'] }
  | { kind: 'said'; event: 'bye'; data: LiveEvents['bye'] }
  /** The connection ended, was never made, or was answered with a failure. */
  | { kind: 'lost' }
  /** None of the topics may be watched: asking again would be answered the same. */
  | { kind: 'forbidden' }
  | { kind: 'timer' }

export type LiveEffect =
  | { do: 'open'; topics: { topic: string; version?: number; secret?: string }[] }
  | { do: 'close' }
  /** Replaces the timer that runs; null stops it. */
  | { do: 'timer'; ms: number | null }
  /** Whoever shows the topic reads it anew. */
  | { do: 'tell'; topic: string; version: number }

type Step = readonly [LiveState, readonly LiveEffect[]]

export const NOTHING_WATCHED: LiveState = {
  phase: 'idle',
  known: new Map(),
  secrets: new Map(),
  refused: new Set(),
  losses: 0,
}

const CLOSE: LiveEffect = { do: 'close' }
const timer = (ms: number | null): LiveEffect => ({ do: 'timer', ms })

/** `random` is from 0 to 1: it spreads the returns. */
export function advance(state: LiveState, input: LiveInput, random: number): Step {
  switch (input.kind) {
    case 'want':
      return want(state, input.topics)
    case 'said':
      return isListening(state) ? hear(state, input, random) : [state, []]
    case 'lost':
      return isListening(state) ? lose(state, random) : [state, []]
    case 'forbidden':
      return isListening(state) ? forbid(state) : [state, []]
    case 'timer':
      return ring(state, random)
  }
}

const isListening = ({ phase }: LiveState) => phase === 'joining' || phase === 'open'

/** What to ask for: all that is wanted and was not refused. */
const asked = ({ known, refused }: LiveState) => [...known].filter(([topic]) => !refused.has(topic))

function want(state: LiveState, wanted: readonly WantedTopic[]): Step {
  const topics = wanted.map(nameOf)
  const secrets = new Map(
    wanted.flatMap((one) => (typeof one === 'string' ? [] : [[one.topic, one.secret] as const])),
  )
  const known = new Map(topics.map((topic) => [topic, state.known.get(topic) ?? null]))
  const stays = (topic: string) => known.has(topic) && state.known.has(topic)
  const refused = new Set([...state.refused].filter(stays))
  const next = { ...state, known, secrets, refused }
  // Fewer than before: the stream that is there says enough.
  const isCovered = asked(next).length > 0 && topics.every((topic) => state.known.has(topic))
  return isCovered ? [next, []] : gather(next)
}

function gather(state: LiveState): Step {
  if (asked(state).length > 0) return [{ ...state, phase: 'gathering' }, [timer(GATHER_MS)]]
  return [{ ...state, phase: 'idle', losses: 0 }, [CLOSE, timer(null)]]
}

function open(state: LiveState): Step {
  const topics = asked(state).map(([topic, version]) => {
    const secret = state.secrets.get(topic)
    return {
      topic,
      ...(version === null ? {} : { version }),
      ...(secret === undefined ? {} : { secret }),
    }
  })
  return [{ ...state, phase: 'joining' }, [{ do: 'open', topics }, timer(JOIN_TIMEOUT_MS)]]
}

function hear(state: LiveState, said: Extract<LiveInput, { kind: 'said' }>, random: number): Step {
  switch (said.event) {
    case 'joined': {
      const [next, told] = learn(state, said.data.topics)
      const refused = new Set([...next.refused, ...said.data.refused])
      return [{ ...next, phase: 'open', losses: 0, refused }, [...told, timer(LIVE_DEAD_MS)]]
    }
    case 'changed': {
      const [next, told] = learn(state, [said.data])
      return [next, [...told, timer(LIVE_DEAD_MS)]]
    }
    case 'heartbeat':
      return [state, [timer(LIVE_DEAD_MS)]]
    case 'bye':
      return said.data.reason === 'drain'
        ? [{ ...state, phase: 'returning' }, [CLOSE, timer(said.data.after_ms)]]
        : lose(state, random)
  }
}

/** A version that was not known, whichever it is, is news: what is on screen may be older. */
function learn(state: LiveState, told: readonly { topic: string; version: number }[]): Step {
  const known = new Map(state.known)
  const effects = told.flatMap(({ topic, version }): LiveEffect[] => {
    if (!known.has(topic) || known.get(topic) === version) return []
    known.set(topic, version)
    return [{ do: 'tell', topic, version }]
  })
  return [{ ...state, known }, effects]
}

function lose(state: LiveState, random: number): Step {
  const last = RETURN_DELAYS_MS.length - 1
  const delay = RETURN_DELAYS_MS[Math.min(state.losses, last)] ?? 0
  const ms = Math.round(delay * (1 + random * JITTER))
  return [{ ...state, phase: 'returning', losses: state.losses + 1 }, [CLOSE, timer(ms)]]
}

function forbid(state: LiveState): Step {
  const refused = new Set(state.known.keys())
  return [{ ...state, phase: 'idle', refused, losses: 0 }, [CLOSE, timer(null)]]
}

function ring(state: LiveState, random: number): Step {
  if (state.phase === 'gathering' || state.phase === 'returning') return open(state)
  return isListening(state) ? lose(state, random) : [state, []]
}
