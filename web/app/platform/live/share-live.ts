import { LIVE_TOPICS_MAX } from '@portal/contract/live/live-events'
import { nameOf, type WantedTopic } from './live.rules.ts'
import { connectLive, type LiveConnection } from './live-connection.ts'

const NAME = 'portal.live'
/** A tab nobody has looked at for so long watches nothing. */
export const HIDDEN_MS = 5 * 60_000

/**
 * What tabs tell each other: topics and versions, never what is in them. The secret of a link goes along:
 * the tab that reads the stream joins for the one that has the link.
 */
type TabMessage =
  | { kind: 'want'; tab: string; topics: readonly WantedTopic[] }
  /** A tab has taken the lead: all say what they want. */
  | { kind: 'who' }
  | { kind: 'version'; topic: string; version: number }

type Tell = (topic: string, version: number) => void
export type SharedLive = { want(topics: readonly WantedTopic[]): void }

/**
 * One stream for all tabs of a browser: it is read by the tab that holds the lock, which the browser hands
 * on when that tab closes, sleeps or wants nothing more. Where tabs cannot share, each reads its own.
 */
export function shareLive(tell: Tell, connect = connectLive): SharedLive {
  const tab = crypto.randomUUID()
  const channel = canShare() ? new BroadcastChannel(NAME) : null
  let wanted: readonly WantedTopic[] = []
  let isAsleep = false
  /** Ends the lead, or the waiting for it. */
  let stop: (() => void) | null = null
  let lead: Lead | null = null

  const say = (message: TabMessage) => channel?.postMessage(message)
  const mine = () => (isAsleep ? [] : wanted)

  function settle() {
    const topics = mine()
    if (topics.length > 0) stop ??= channel ? waitForLead() : takeLead()
    if (lead) lead.want(tab, topics)
    else say({ kind: 'want', tab, topics })
    if (topics.length > 0) return
    stop?.()
    stop = null
  }

  function takeLead() {
    const told: Tell = (topic, version) => {
      say({ kind: 'version', topic, version })
      tell(topic, version)
    }
    const own = createLead(connect, told)
    lead = own
    own.want(tab, mine())
    say({ kind: 'who' })
    return () => {
      own.close()
      lead = null
    }
  }

  function waitForLead() {
    const leaving = new AbortController()
    void navigator.locks
      .request(NAME, { signal: leaving.signal }, () => {
        const { promise, resolve } = Promise.withResolvers<void>()
        const giveUp = takeLead()
        leaving.signal.addEventListener('abort', () => {
          giveUp()
          resolve()
        })
        return promise
      })
      .catch(() => {
        // Called off before its turn came.
      })
    return () => leaving.abort()
  }

  function hear({ data: message }: MessageEvent<TabMessage>) {
    if (message.kind === 'version') tell(message.topic, message.version)
    else if (message.kind === 'want') lead?.want(message.tab, message.topics)
    else say({ kind: 'want', tab, topics: mine() })
  }

  channel?.addEventListener('message', hear)
  watchSleep((asleep) => {
    if (asleep === isAsleep) return
    isAsleep = asleep
    settle()
  })
  return {
    want(topics) {
      wanted = topics
      settle()
    },
  }
}

const canShare = () => typeof BroadcastChannel !== 'undefined' && 'locks' in navigator

type Lead = { want(tab: string, topics: readonly WantedTopic[]): void; close(): void }

/** Reads for all tabs, and tells one that comes later what is known already. */
function createLead(connect: (tell: Tell) => LiveConnection, tell: Tell): Lead {
  const wants = new Map<string, readonly WantedTopic[]>()
  const versions = new Map<string, number>()
  const connection = connect((topic, version) => {
    versions.set(topic, version)
    tell(topic, version)
  })
  return {
    want(tab, topics) {
      wants.delete(tab)
      if (topics.length > 0) wants.set(tab, topics)
      // The tabs that spoke last are those in use.
      const all = new Map<string, WantedTopic>()
      for (const one of [...wants.values()].reverse().flat()) {
        if (all.size < LIVE_TOPICS_MAX && !all.has(nameOf(one))) all.set(nameOf(one), one)
      }
      for (const topic of versions.keys()) if (!all.has(topic)) versions.delete(topic)
      connection.want([...all.values()])
      for (const topic of topics.map(nameOf)) {
        const version = versions.get(topic)
        if (version !== undefined) tell(topic, version)
      }
    },
    close: () => connection.want([]),
  }
}

/** Without a network, out of sight for long, or left by the back button: nothing is watched meanwhile. */
function watchSleep(tell: (isAsleep: boolean) => void) {
  let isHidden = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => tell(isHidden || !navigator.onLine)
  const setHidden = (hidden: boolean) => {
    isHidden = hidden
    look()
  }
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  window.addEventListener('pagehide', () => setHidden(true))
  window.addEventListener('pageshow', () => setHidden(false))
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') setHidden(false)
    else timer = setTimeout(() => setHidden(true), HIDDEN_MS)
  })
}
