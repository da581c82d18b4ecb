import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { DomainError } from '../errors/domain-errors.ts'
import type { ChangeBus } from '../live/change-bus.ts'
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

type Entry<Value> = {
  value: Value
  tags: readonly Tag[]
  expiresAt: number
  bytes: number
  /** Who asked for it first. */
  askedBy: string | undefined
  /** How often it was found since. */
  hits: number
}

/** Tells who asks; looked at only where it matters, because a hit has to be cheap. */
export type Asker = () => string

/** What only one visitor has asked for shares this part of the memory. */
const NEW_PART = 0.2
/** What an entry takes beside its value and the letters of its key: the maps' own bookkeeping. */
const ENTRY_BYTES = 300

/**
 * Remembers what was expensive to make until one of the things it was made of changes.
 *
 * - What a second visitor asks for moves from the small part of the memory to the large one, so one
 *   who invents addresses can push out only what nobody else has wanted twice. What is read without
 *   saying for whom is our own, and belongs in the large one.
 * - Concurrent readers of a missing key share one load.
 * - A load that began before a change of one of its tags is answered but never kept.
 * - An entry that is out of date is kept for the day when a fresh one cannot be made.
 */
export class TaggedCache<Value> {
  readonly #new: LRUCache<string, Entry<Value>>
  readonly #proven: LRUCache<string, Entry<Value>>
  readonly #clock: Clock
  readonly #inFlight = new Map<string, Promise<Value>>()
  /** When each tag last changed, counted in changes; kept only while a load could care. */
  readonly #changedAt = new Map<Tag, number>()
  #changeCount = 0
  #clearedAt = 0
  #loads = 0
  #trusted = true

  constructor(options: { maxBytes: number; clock: Clock }) {
    const newBytes = Math.ceil(options.maxBytes * NEW_PART)
    this.#new = new LRUCache({ maxSize: newBytes })
    this.#proven = new LRUCache({ maxSize: options.maxBytes - newBytes })
    this.#clock = options.clock
  }

  /** What was not heard cannot be trusted: before the bus is up for the first time as after its loss. */
  follow(bus: Pick<ChangeBus, 'on' | 'isUp'>): this {
    this.setTrusted(bus.isUp)
    bus.on('changed', (tags) => this.dropTags(tags))
    bus.on('down', () => this.setTrusted(false))
    bus.on('up', () => this.setTrusted(true))
    return this
  }

  /** A fresh entry, if there is one: the path that has to be cheap. */
  peek(key: string, asker?: Asker): Value | undefined {
    const entry = this.#find(key, asker)
    return entry && this.#isFresh(entry) ? entry.value : undefined
  }

  /** What was true once, for when nothing newer can be made in time. */
  peekOld(key: string): Value | undefined {
    return (this.#proven.get(key) ?? this.#new.get(key))?.value
  }

  isLoading(key: string): boolean {
    return this.#inFlight.has(key)
  }

  async read(
    key: string,
    load: () => Promise<Loaded<Value>>,
    asker?: Asker,
  ): Promise<{ value: Value; state: CacheState }> {
    const entry = this.#find(key, asker)
    if (entry && this.#isFresh(entry)) return { value: entry.value, state: 'hit' }
    try {
      return { value: await this.#loadOnce(key, load, asker), state: 'miss' }
    } catch (error) {
      // A refusal is an answer: what was taken off the air must not be shown from memory.
      if (error instanceof DomainError) this.#delete(key)
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
    for (const entry of this.#all()) {
      if (entry.tags.some((tag) => changed.has(tag))) entry.expiresAt = 0
    }
  }

  expireAll() {
    this.#changeCount += 1
    this.#clearedAt = this.#changeCount
    this.#inFlight.clear()
    for (const entry of this.#all()) entry.expiresAt = 0
  }

  /** Untrusted: changes may be passing unheard, so every read tries to load first. */
  setTrusted(trusted: boolean) {
    this.#trusted = trusted
    this.expireAll()
  }

  #isFresh(entry: Entry<Value>) {
    return this.#trusted && entry.expiresAt > this.#clock.now().getTime()
  }

  *#all() {
    yield* this.#proven.values()
    yield* this.#new.values()
  }

  #find(key: string, asker: Asker | undefined): Entry<Value> | undefined {
    const proven = this.#proven.get(key)
    if (proven) return proven
    const entry = this.#new.get(key)
    if (!entry) return undefined
    // To tell who asks costs a tenth of a page from memory: looked at the 1st, 2nd, 4th, 8th … time.
    entry.hits += 1
    const isLookedAt = (entry.hits & (entry.hits - 1)) === 0
    if (!isLookedAt || entry.askedBy === asker?.()) return entry
    this.#new.delete(key)
    this.#proven.set(key, entry, { size: entry.bytes })
    return entry
  }

  #delete(key: string) {
    this.#proven.delete(key)
    this.#new.delete(key)
  }

  #keep(key: string, entry: Entry<Value>) {
    const isProven = entry.askedBy === undefined || this.#proven.has(key)
    const part = isProven ? this.#proven : this.#new
    part.set(key, entry, { size: entry.bytes })
  }

  #loadOnce(
    key: string,
    load: () => Promise<Loaded<Value>>,
    asker: Asker | undefined,
  ): Promise<Value> {
    const running = this.#inFlight.get(key)
    if (running) return running
    const promise = this.#load(key, load, asker).finally(() => {
      if (this.#inFlight.get(key) === promise) this.#inFlight.delete(key)
    })
    this.#inFlight.set(key, promise)
    return promise
  }

  async #load(
    key: string,
    load: () => Promise<Loaded<Value>>,
    asker: Asker | undefined,
  ): Promise<Value> {
    const startedAt = this.#changeCount
    this.#loads += 1
    try {
      const loaded = await load()
      if (loaded.ttlMs > 0 && !this.#changedSince(startedAt, loaded.tags)) {
        const expiresAt = Math.min(
          this.#clock.now().getTime() + loaded.ttlMs,
          loaded.until?.getTime() ?? Number.POSITIVE_INFINITY,
        )
        const { value, tags } = loaded
        const bytes = ENTRY_BYTES + 2 * key.length + Math.ceil(loaded.bytes)
        this.#keep(key, { value, tags, expiresAt, bytes, askedBy: asker?.(), hits: 0 })
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
