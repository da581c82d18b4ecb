import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'

/** Catches changes that were never announced, such as a row corrected by hand. */
const RELOAD_AFTER_MS = 10 * 60_000
/** How old the copy may be while the change bus is disconnected. */
export const MOST_AGE_WHILE_DISCONNECTED_MS = 5_000
/** Changes come in bursts, and the node that made one receives it twice: one load serves them all. */
const DEBOUNCE_MS = 40

/** Everything, or the rows with these ids. */
export type Change = 'all' | ReadonlySet<string>
type Loaded<Value> = { value: Value; until: Date | null }
type Options<Value> = {
  /** For the log. */
  name: string
  clock: Clock
  log: Log
  /** Whether the change bus is connected. */
  isConnected: () => boolean
  load: (known: Value | null, changed: Change) => Promise<Loaded<Value>>
}

/**
 * A large value kept in memory and reloaded when a change is announced.
 *
 * - A reader never gets a value older than the changes announced before the call. It waits for at most
 *   two loads, however many changes arrive meanwhile.
 * - One load runs at a time. It starts shortly after the change, so most readers do not wait.
 * - A load that failed stays due: the next reader tries again.
 */
export class InMemoryCopy<Value> {
  readonly #options: Options<Value>
  #value: Value | null = null
  #until: Date | null = null
  #loadedAt = 0
  /** Counts of changes: how many were announced, and how many the value includes. */
  #announced = 0
  #held = -1
  #due: Change | null = 'all'
  #running: Promise<void> | null = null
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: Options<Value>) {
    this.#options = options
  }

  /** When the value changes by itself. */
  get until() {
    return this.#until
  }

  announce(change: Change) {
    this.#announced += 1
    this.#due = both(this.#due, change)
    // A copy that nobody has read yet is loaded by its first reader.
    if (this.#value !== null) this.#loadSoon()
  }

  async read(): Promise<Value> {
    this.#reloadWhereDue()
    const asked = this.#announced
    while (this.#held < asked) await this.#loadOnce()
    if (this.#value === null) throw new Error(`${this.#options.name}: read before it was loaded`)
    return this.#value
  }

  async close() {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#running?.catch(() => {
      // Its readers received the error.
    })
  }

  #reloadWhereDue() {
    if (this.#value === null) return
    const now = this.#options.clock.now().getTime()
    const isExpired = this.#until !== null && this.#until.getTime() <= now
    const isTooOld =
      !this.#options.isConnected() && now - this.#loadedAt >= MOST_AGE_WHILE_DISCONNECTED_MS
    if (isExpired || isTooOld) this.announce('all')
    else if (now - this.#loadedAt >= RELOAD_AFTER_MS) {
      this.#due = 'all'
      this.#loadSoon()
    }
  }

  #loadSoon() {
    if (this.#timer || this.#closed) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (this.#due === null || this.#closed) return
      const { log, name } = this.#options
      this.#loadOnce().catch((error) =>
        log.warn({ err: error, name }, 'in-memory copy could not be reloaded'),
      )
    }, DEBOUNCE_MS).unref()
  }

  #loadOnce(): Promise<void> {
    this.#running ??= this.#load().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #load() {
    const holds = this.#announced
    const change = this.#due ?? 'all'
    this.#due = null
    try {
      const { value, until } = await this.#options.load(this.#value, change)
      this.#value = value
      this.#until = until
      this.#held = holds
      this.#loadedAt = this.#options.clock.now().getTime()
    } catch (error) {
      this.#due = both(this.#due, change)
      throw error
    }
  }
}

function both(one: Change | null, other: Change): Change {
  if (one === null) return other
  return one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other])
}
