import { setTimeout as wait } from 'node:timers/promises'
import { type LiveReader, readLive, type Said } from '../../server/test/live-reader.ts'

const RETURN_DELAYS_MS = [1_000, 2_000, 5_000, 10_000]

type Watch = {
  topic: string
  cookie: string
  origin: string
  /** Streams of one address are limited; a city has many. */
  localAddress: string
  /** Where to look for a node, asked before each join. */
  node: () => string
  onVersion: (version: number) => void
}

/** A browser as the portal's own: it joins, comes back by itself with what it knows, and never gives up. */
export class Watcher {
  version: number | undefined
  joins = 0
  #watch: Watch
  #reader: LiveReader | null = null
  #losses = 0
  #isOver = false
  readonly #over: Promise<void>

  constructor(watch: Watch) {
    this.#watch = watch
    this.#over = this.#live()
  }

  get isOpen() {
    return this.#reader?.status === 200 && !this.#reader.isEnded()
  }

  leave(): Promise<void> {
    this.#isOver = true
    this.#reader?.leave()
    return this.#over
  }

  async #live() {
    while (!this.#isOver) {
      const pauseMs = (await this.#follow()) ?? this.#nextDelay()
      if (!this.#isOver) await wait(pauseMs)
    }
  }

  #nextDelay() {
    const delay = RETURN_DELAYS_MS[Math.min(this.#losses, RETURN_DELAYS_MS.length - 1)] ?? 0
    this.#losses += 1
    return delay * (1 + Math.random() * 0.3)
  }

  /** Until the stream ends; answers with the time it was told to wait, if it was. */
  async #follow(): Promise<number | null> {
    const { topic, node, onVersion: _, ...from } = this.#watch
    const known = this.version === undefined ? {} : { version: this.version }
    let afterMs: number | null = null
    const hear = (said: Said) => {
      if (said.event === 'joined') this.#join(said.data.topics[0]?.version)
      else if (said.event === 'changed') this.#learn(said.data.version)
      else if (said.event === 'bye') afterMs = said.data.after_ms
    }
    try {
      this.#reader = await readLive(node(), [{ topic, ...known }], { ...from, hear })
    } catch {
      return null
    }
    if (this.#isOver || this.#reader.status !== 200) this.#reader.leave()
    await this.#reader.ended
    return afterMs
  }

  #join(version: number | undefined) {
    this.#losses = 0
    this.joins += 1
    if (version !== undefined) this.#learn(version)
  }

  #learn(version: number) {
    if (version === this.version) return
    this.version = version
    this.#watch.onVersion(version)
  }
}
