import { setTimeout as wait } from 'node:timers/promises'
import type { ChangeBus } from '../../../platform/live/change-bus.ts'
import { defineTag } from '../../../platform/live/tags.ts'
import type { Log } from '../../../platform/log.ts'
import type { FoundRedirect, PageRedirects } from '../../../platform/page-redirects.ts'
import { locationOf, type Route, spelled } from './redirects.rules.ts'
import type { Hits, redirectsStore } from './redirects.store.ts'

export const REDIRECTS = defineTag('redirects')

const FLUSH_MS = 60_000
const MOST_WAIT_MS = 1_000
/** How old the copy may be while this node cannot hear of changes. */
const MOST_AGE_UNHEARD_MS = 5_000
/** What `spelled` would write differently. */
const ODD = /[%A-Z]|\/\/|\/\.|.\/$/

type Options = {
  store: Pick<ReturnType<typeof redirectsStore>, 'readAll' | 'countHits'>
  bus: ChangeBus
  log: Log
}

/**
 * Every redirect in the memory of this node: asked before each page, so it costs a look into a map. A
 * change is heard by the bus, and who asks meanwhile waits for it.
 */
export function createRedirectTable({ store, bus, log }: Options): PageRedirects & {
  close(): Promise<void>
} {
  let routes: ReadonlyMap<string, Route & { id: string }> = new Map()
  let loading: Promise<void> | null = null
  let isDue = false
  let loadedAt = 0
  /** While a change that was heard is on its way; nobody waits longer than that. */
  let awaited: Promise<void> | null = null
  let hits = new Map<string, { count: number; lastAt: Date }>()

  function load(): Promise<void> {
    isDue = true
    loading ??= (async () => {
      try {
        while (isDue) {
          isDue = false
          routes = await store.readAll()
        }
      } catch (err) {
        // What is known stays; pages are more use than an error.
        log.warn({ err }, 'redirects could not be read')
      } finally {
        loadedAt = performance.now()
        loading = null
      }
    })()
    return loading
  }

  function loadAwaited() {
    const mine = Promise.race([load(), wait(MOST_WAIT_MS, undefined, { ref: false })]).then(() => {
      if (awaited === mine) awaited = null
    })
    awaited = mine
  }

  async function flush() {
    const taken: Hits = hits
    hits = new Map()
    await store.countHits(taken).catch((err: unknown) => log.warn({ err }, 'uses were not counted'))
  }

  const hear = (tags: readonly string[]) => {
    if (tags.includes(REDIRECTS)) loadAwaited()
  }
  const hearAgain = () => loadAwaited()
  bus.on('changed', hear)
  bus.on('up', hearAgain)
  const timer = setInterval(() => void flush(), FLUSH_MS).unref()
  loadAwaited()

  return {
    settling() {
      // Without waiting: where nothing is heard the database may be away, and pages must not be.
      if (!bus.isUp && !loading && performance.now() - loadedAt > MOST_AGE_UNHEARD_MS) void load()
      return awaited
    },
    find(path, url): FoundRedirect | null {
      if (routes.size === 0) return null
      const key = ODD.test(path) ? spelled(path) : path
      const route = key === null ? undefined : routes.get(key)
      if (!route) return null
      const used = hits.get(route.id)
      hits.set(route.id, { count: (used?.count ?? 0) + 1, lastAt: new Date() })
      return { status: route.status, location: route.to && locationOf(route.to, url) }
    },
    async close() {
      clearInterval(timer)
      bus.off('changed', hear)
      bus.off('up', hearAgain)
      await flush()
    },
  }
}
