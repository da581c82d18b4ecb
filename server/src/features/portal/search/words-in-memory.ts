import { LRUCache } from 'lru-cache'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './search.feature.ts'
import type { FamilyWord } from './spelling.rules.ts'

const MOST_KEPT = 5_000
const TTL_MS = 5 * 60_000

export type LookUp = (words: readonly string[], isTyping?: boolean) => Promise<FamilyWord[]>

/**
 * What the vocabulary says of a word, kept until it learns others: people ask for the same few words all
 * day. Whatever began to be read before a change is answered and not kept.
 */
export function rememberWords({
  stores,
  bus,
  clock,
}: Pick<Deps, 'stores' | 'bus' | 'clock'>): LookUp {
  const kept = new LRUCache<string, { looked: FamilyWord; expiresAt: number }>({ max: MOST_KEPT })
  let isTrusted = bus.isUp
  let changes = 0
  const forget = () => {
    changes += 1
    kept.clear()
  }
  bus.on('changed', (tags) => {
    if (tags.includes(Tag.searchWords)) forget()
  })
  bus.on('down', () => {
    isTrusted = false
    forget()
  })
  bus.on('up', () => {
    isTrusted = true
  })

  return async (words, isTyping = false) => {
    const now = clock.now().getTime()
    const keyAt = (place: number) =>
      isTyping && place === words.length - 1 ? `${words[place]}…` : (words[place] ?? '')
    const known = words.map((_, place) => {
      const entry = kept.get(keyAt(place))
      return entry && entry.expiresAt > now ? entry.looked : null
    })
    const missing = known.flatMap((one, place) => (one ? [] : [place]))
    if (missing.length === 0) return known.filter((one) => one !== null)
    const before = changes
    const isLastMissing = missing.at(-1) === words.length - 1
    const found = await stores.vocabulary.lookUp(
      missing.map((place) => words[place] ?? ''),
      isTyping && isLastMissing,
    )
    const fresh = new Map(missing.map((place, order) => [place, found[order]]))
    for (const [place, looked] of fresh) {
      if (looked && isTrusted && before === changes) {
        kept.set(keyAt(place), { looked, expiresAt: now + TTL_MS })
      }
    }
    return words.flatMap((_, place) => known[place] ?? fresh.get(place) ?? [])
  }
}
