import { nameOf, type WantedTopic } from './live.rules.ts'
import { type SharedLive, shareLive } from './share-live.ts'

type Listener = () => void
export type LiveTopics = { watch(topics: readonly WantedTopic[], changed: Listener): () => void }

/** What this tab shows of the topics, and who is told when one of them changes. */
export function createLiveTopics(share: typeof shareLive = shareLive): LiveTopics {
  const listeners = new Map<string, Set<Listener>>()
  const known = new Map<string, number>()
  /** As they were asked for: one that a link leads to has its secret. */
  const wanted = new Map<string, WantedTopic>()
  const shared: SharedLive = share((topic, version) => {
    const heard = listeners.get(topic)
    if (!heard || known.get(topic) === version) return
    known.set(topic, version)
    for (const changed of [...heard]) changed()
  })
  const settle = () => shared.want([...wanted.values()])

  return {
    watch(asked, changed) {
      const topics = asked.map(nameOf)
      for (const one of asked) wanted.set(nameOf(one), one)
      for (const topic of topics) {
        const heard = listeners.get(topic)
        if (heard) heard.add(changed)
        else listeners.set(topic, new Set([changed]))
      }
      // What it shows may be older than what others here were told already.
      if (topics.some((topic) => known.has(topic))) changed()
      settle()
      return () => {
        for (const topic of topics) {
          const heard = listeners.get(topic)
          heard?.delete(changed)
          if (heard?.size !== 0) continue
          listeners.delete(topic)
          wanted.delete(topic)
          known.delete(topic)
        }
        settle()
      }
    },
  }
}

let ofThisTab: LiveTopics | undefined
export function liveTopics(): LiveTopics {
  ofThisTab ??= createLiveTopics()
  return ofThisTab
}
