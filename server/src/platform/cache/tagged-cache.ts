import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { DomainError } from '../errors/domain-errors.ts'
import type { Tag } from '../live/tags.ts'

export type Loaded<Value> = {
  value: Value
  tags: readonly Tag[]
  ttlMs: number
  /** A moment at which it stops being true by itself, whatever its time to live. */
  until?: Date | null
  bytes: number
}
export type CacheState = 'hit' | 'miss' | 'stale'

type Entry<Value> = { value: Value; tags: readonly Tag[]; expiresAt: number }

/**
 * Remembers what was expensive to make until one of the things it was made of changes.
 *
 * - Concurrent readers of a missing key share one load.
 * - A load that began before a change of one of its tags is answered but never kept.
 * - An entry that is out of date is kept for the day when a fresh one cannot be made.
 */
export class TaggedCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>
  readonly #clock: Clock
  readonly #inFlight = new Map<string, Promise<Value>>()
  /** When each tag last changed, counted in changes; kept only while a load could care. */
  readonly #changedAt = new Map<Tag, number>()
  #changeCount = 0
  #clearedAt = 0
  #loads = 0
  #trusted = true

  constructor(options: { maxBytes: number; clock: Clock }) {
    this.#entries = new LRUCache({ maxSize: options.maxBytes })
    this.#clock = options.clock
  }

  /** A fresh entry, if there is one: the path that has to be cheap. */
  peek(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    return entry && this.#isFresh(entry) ? entry.value : undefined
  }

  async read(
    key: string,
    load: () => Promise<Loaded<Value>>,
  ): Promise<{ value: Value; state: CacheState }> {
    const entry = this.#entries.get(key)
    if (entry && this.#isFresh(entry)) return { value: entry.value, state: 'hit' }
    try {
      return { value: await this.#loadOnce(key, load), state: 'miss' }
    } catch (error) {
      // A refusal is an answer: what was taken off the air must not be shown from memory.
      if (error instanceof DomainError) this.#entries.delete(key)
      else if (entry) return { value: entry.value, state: 'stale' }
      throw error
    }
  }

  dropTags(tags: readonly Tag[]) {
    const changed = new Set(tags)
    this.#changeCount += 1
    // Whoever asks from now on must not join a load that may have read the old state.
    this.#inFlight.clear()
    if (this.#loads > 0) for (const tag of changed) this.#changedAt.set(tag, this.#changeCount)
    for (const entry of this.#entries.values()) {
      if (entry.tags.some((tag) => changed.has(tag))) entry.expiresAt = 0
    }
  }

  expireAll() {
    this.#changeCount += 1
    this.#clearedAt = this.#changeCount
    this.#inFlight.clear()
    for (const entry of this.#entries.values()) entry.expiresAt = 0
  }

  /** Untrusted: changes may be passing unheard, so every read tries to load first. */
  setTrusted(trusted: boolean) {
    this.#trusted = trusted
    this.expireAll()
  }

  #isFresh(entry: Entry<Value>) {
    return this.#trusted && entry.expiresAt > this.#clock.now().getTime()
  }

  #loadOnce(key: string, load: () => Promise<Loaded<Value>>): Promise<Value> {
    const running = this.#inFlight.get(key)
    if (running) return running
    const promise = this.#load(key, load).finally(() => {
      if (this.#inFlight.get(key) === promise) this.#inFlight.delete(key)
    })
    this.#inFlight.set(key, promise)
    return promise
  }

  async #load(key: string, load: () => Promise<Loaded<Value>>): Promise<Value> {
    const startedAt = this.#changeCount
    this.#loads += 1
    try {
      const loaded = await load()
      if (loaded.ttlMs > 0 && !this.#changedSince(startedAt, loaded.tags)) {
        const expiresAt = Math.min(
          this.#clock.now().getTime() + loaded.ttlMs,
          loaded.until?.getTime() ?? Number.POSITIVE_INFINITY,
        )
        this.#entries.set(
          key,
          { value: loaded.value, tags: loaded.tags, expiresAt },
          { size: Math.max(1, loaded.bytes) },
        )
      }
      return loaded.value
    } finally {
      this.#loads -= 1
      if (this.#loads === 0) this.#changedAt.clear()
    }
  }

  #changedSince(startedAt: number, tags: readonly Tag[]) {
    if (this.#clearedAt > startedAt) return true
    return tags.some((tag) => (this.#changedAt.get(tag) ?? 0) > startedAt)
  }
}
