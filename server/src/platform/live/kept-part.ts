import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'

/** What was never announced (a row mended by hand) is seen after this long all the same. */
const LOOK_AGAIN_MS = 10 * 60_000
/** While a node hears nothing of changes, what it keeps is at most this old. */
export const UNHEARD_MS = 5_000
/** A change is heard twice where it was made, and changes come in bursts: one load for all of them. */
const GATHER_MS = 40

/** Everything, or what has these ids. */
export type Change = 'all' | ReadonlySet<string>
type Loaded<Value> = { value: Value; until: Date | null }
type Options<Value> = {
  /** For the log. */
  name: string
  clock: Clock
  log: Log
  /** Whether changes are being heard of at all. */
  isHearing: () => boolean
  load: (known: Value | null, changed: Change) => Promise<Loaded<Value>>
}

/**
 * Something large that is kept in memory and follows what is announced.
 *
 * - Whoever reads gets nothing older than what was announced before they asked; they wait for it
 *   where it is still being loaded, and for at most two loads however many changes pass meanwhile.
 * - One load runs at a time. It begins shortly after the change, so mostly nobody waits.
 * - What could not be loaded stays due: the next reader tries again.
 */
export class KeptPart<Value> {
  readonly #options: Options<Value>
  #value: Value | null = null
  #until: Date | null = null
  #loadedAt = 0
  /** Counts changes: what was announced, and how much of it the value holds. */
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
    // Nobody has asked this node for it yet.
    if (this.#value !== null) this.#loadSoon()
  }

  async read(): Promise<Value> {
    this.#lookAgainWhereDue()
    const asked = this.#announced
    while (this.#held < asked) await this.#loadOnce()
    if (this.#value === null) throw new Error(`${this.#options.name}: read before it was loaded`)
    return this.#value
  }

  async close() {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#running?.catch(() => {
      // Whoever waited for it was told.
    })
  }

  #lookAgainWhereDue() {
    if (this.#value === null) return
    const now = this.#options.clock.now().getTime()
    const isOver = this.#until !== null && this.#until.getTime() <= now
    const isUnheard = !this.#options.isHearing() && now - this.#loadedAt >= UNHEARD_MS
    if (isOver || isUnheard) this.announce('all')
    else if (now - this.#loadedAt >= LOOK_AGAIN_MS) {
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
        log.warn({ err: error, name }, 'what is kept in memory could not be brought up to date'),
      )
    }, GATHER_MS).unref()
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
