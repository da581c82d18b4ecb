import { Readable } from 'node:stream'
import {
  LIVE_HEARTBEAT_MS,
  LIVE_SPREAD_MS,
  type LiveEvents,
  type TopicVersion,
} from '@portal/contract/live/live-events'

/** What may wait for a slow reader; beyond it only the last version of each topic is remembered. */
const BUFFER_BYTES = 4_096
/** Rights are looked at again with every fifth heartbeat, about every two minutes. */
const BEATS_TO_CHECK = 5
/** Who took nothing of what waits from one heartbeat to the next, so many times, is gone: 50 to 75 s. */
const BEATS_TO_DIE = 2
const GOODBYE_MS = 5_000

export type StreamOptions = {
  topics: readonly string[]
  /** Whose session it is; null for a visitor. */
  userId: string | null
  /** Whether the session and every right are still there. May fail: then nothing is known. */
  mayStay: () => Promise<boolean>
  onChangeSent: () => void
}

/**
 * What one browser reads. It never holds more than a few lines: while the reader is slow a topic that
 * changes again only replaces what was to be said of it, and whoever takes nothing for a minute is gone.
 */
export class LiveStream extends Readable {
  readonly topics: ReadonlySet<string>
  readonly userId: string | null
  changesSent = 0
  #options: StreamOptions
  #waiting = new Map<string, number>()
  #hasJoined = false
  #isBlocked = false
  #beats = 0
  #saidLength = 0
  #takenLength = 0
  #deadBeats = 0
  #timer: NodeJS.Timeout | undefined

  constructor(options: StreamOptions) {
    super({ highWaterMark: BUFFER_BYTES })
    this.#options = options
    this.topics = new Set(options.topics)
    this.userId = options.userId
  }

  join(topics: TopicVersion[], refused: string[]) {
    this.#hasJoined = true
    this.#say('joined', { topics, refused })
    this.#timer = setInterval(() => this.#beat(), LIVE_HEARTBEAT_MS).unref()
  }

  /** Before it has joined there is nothing to say: it will be told the versions of that moment. */
  change({ topic, version }: TopicVersion) {
    if (!this.#hasJoined) return
    if (this.#isBlocked) this.#waiting.set(topic, version)
    else this.#sayChanged({ topic, version })
  }

  bye(reason: LiveEvents['bye']['reason']) {
    if (!this.#hasJoined) return void this.destroy()
    const after_ms = reason === 'drain' ? Math.floor(Math.random() * LIVE_SPREAD_MS) : 0
    clearInterval(this.#timer)
    this.#say('bye', { reason, after_ms })
    this.#hasJoined = false
    this.push(null)
    // Whoever does not read its end either is not waited for.
    this.#timer = setTimeout(() => this.destroy(), GOODBYE_MS).unref()
  }

  /** Says goodbye where the session is over or a right was lost. */
  async check() {
    // Where the database cannot be asked, the next heartbeat asks again.
    const mayStay = await this.#options.mayStay().catch(() => true)
    if (!mayStay && this.#hasJoined) this.bye('ended')
  }

  override _read() {
    this.#isBlocked = false
    for (const [topic, version] of this.#waiting) {
      if (this.#isBlocked) return
      this.#waiting.delete(topic)
      this.#sayChanged({ topic, version })
    }
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    clearInterval(this.#timer)
    this.#hasJoined = false
    done(error)
  }

  #beat() {
    const taken = this.#saidLength - this.readableLength
    const isStuck = this.readableLength > 0 && taken === this.#takenLength
    this.#takenLength = taken
    this.#deadBeats = isStuck ? this.#deadBeats + 1 : 0
    if (this.#deadBeats === BEATS_TO_DIE) return void this.destroy()
    if (!this.#isBlocked) this.#say('heartbeat', {})
    this.#beats += 1
    if (this.#beats % BEATS_TO_CHECK === 0) void this.check()
  }

  #sayChanged(change: TopicVersion) {
    this.changesSent += 1
    this.#options.onChangeSent()
    this.#say('changed', change)
  }

  #say<Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name]) {
    const line = Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    this.#saidLength += line.length
    this.#isBlocked = !this.push(line)
  }
}
