import { setTimeout as wait } from 'node:timers/promises'
import { Counter, Gauge } from 'prom-client'
import { Busy, TooManyRequests } from '../errors/domain-errors.ts'
import type { Log } from '../log.ts'
import type { ChangeBus } from './change-bus.ts'
import type { LiveStream } from './live-stream.ts'
import { peopleIn, type Tag, topicsIn } from './tags.ts'

/** Changes come in bursts, and the node that made one hears it twice: one read serves them all. */
const GATHER_MS = 10
const RETRY_MS = 1_000
/** Several browsers of one person, and tabs of one that cannot share; phones of an operator share an address. */
const STREAMS = { person: 20, address: 300 } as const
const COME_BACK_SECONDS = 10

type Options = {
  bus: Pick<ChangeBus, 'on'>
  log: Log
  readVersions: (topics: string[]) => Promise<Map<string, number>>
  maxStreams: number
}
type Watched = { version: number; streams: Set<LiveStream> }
export type Holder = { address: string; userId: string | null }

/**
 * Who watches what on this node. The bus says only that a topic changed; the version is then read from the
 * database, one read at a time, each later than the one before. So nothing depends on a message having
 * arrived: after a loss every topic is read anew, and whoever knows another version is told.
 */
export class LiveHub {
  readonly gauge: Gauge
  readonly counter: Counter
  readonly #options: Options
  readonly #streams = new Map<LiveStream, Holder>()
  readonly #topics = new Map<string, Watched>()
  readonly #held = new Map<string, number>()
  #due = new Set<string>()
  #next: Promise<void> | null = null
  #running: Promise<void> | null = null
  #isClosed = false

  constructor(options: Options) {
    this.#options = options
    const streams = this.#streams
    this.gauge = new Gauge({
      name: 'live_streams_open',
      help: 'Browsers that are told of changes by this node',
      registers: [],
      collect() {
        this.set(streams.size)
      },
    })
    this.counter = new Counter({
      name: 'live_changes_sent_total',
      help: 'Changes of topics told to browsers',
      registers: [],
    })
    options.bus.on('changed', (tags) => this.#hear(tags))
    options.bus.on('up', () => this.#readSoon(this.#topics.keys()))
  }

  /** Refuses who holds too many streams already. */
  admit({ address, userId }: Holder) {
    if (this.#isClosed || this.#streams.size >= this.#options.maxStreams) {
      throw new Busy('this node holds as many streams as it may')
    }
    const tooMany = (who: string, most: number) => (this.#held.get(who) ?? 0) >= most
    if (
      (userId !== null && tooMany(`person ${userId}`, STREAMS.person)) ||
      tooMany(`address ${address}`, STREAMS.address)
    ) {
      throw new TooManyRequests('live.too-many', COME_BACK_SECONDS)
    }
  }

  /** The versions of a moment after the stream began to listen: no change falls between the two. */
  async join(stream: LiveStream, holder: Holder): Promise<Map<string, number>> {
    // Many that come at once were all admitted before any of them was counted.
    this.admit(holder)
    this.#add(stream, holder)
    stream.once('close', () => this.#remove(stream, holder))
    try {
      await this.#read(stream.topics)
    } catch (error) {
      stream.destroy()
      throw error
    }
    if (stream.destroyed) throw new Busy('the stream ended before it began')
    return new Map(
      [...stream.topics].map((topic) => [topic, this.#topics.get(topic)?.version ?? 0]),
    )
  }

  /** Everybody is told to come back, in a while and elsewhere. */
  close() {
    this.#isClosed = true
    for (const stream of this.#streams.keys()) stream.bye('drain')
  }

  #add(stream: LiveStream, holder: Holder) {
    this.#streams.set(stream, holder)
    for (const who of keysOf(holder)) this.#held.set(who, (this.#held.get(who) ?? 0) + 1)
    for (const topic of stream.topics) {
      const watched = this.#topics.get(topic)
      if (watched) watched.streams.add(stream)
      else this.#topics.set(topic, { version: -1, streams: new Set([stream]) })
    }
  }

  #remove(stream: LiveStream, holder: Holder) {
    if (!this.#streams.delete(stream)) return
    for (const who of keysOf(holder)) {
      const left = (this.#held.get(who) ?? 0) - 1
      if (left > 0) this.#held.set(who, left)
      else this.#held.delete(who)
    }
    for (const topic of stream.topics) {
      const streams = this.#topics.get(topic)?.streams
      streams?.delete(stream)
      if (streams?.size === 0) this.#topics.delete(topic)
    }
  }

  #hear(tags: readonly Tag[]) {
    this.#readSoon(topicsIn(tags).filter((topic) => this.#topics.has(topic)))
    const people = new Set(peopleIn(tags))
    if (people.size === 0) return
    for (const stream of this.#streams.keys()) {
      if (stream.userId !== null && people.has(stream.userId)) void stream.check()
    }
  }

  #readSoon(topics: Iterable<string>) {
    this.#read(topics).catch(async (error: unknown) => {
      this.#options.log.warn({ err: error }, 'versions of topics could not be read')
      await wait(RETRY_MS, undefined, { ref: false })
      if (!this.#isClosed) this.#readSoon(this.#topics.keys())
    })
  }

  /** Ends when a read that began after this call has ended. */
  #read(topics: Iterable<string>): Promise<void> {
    for (const topic of topics) this.#due.add(topic)
    if (this.#due.size === 0) return Promise.resolve()
    this.#next ??= this.#readNext()
    return this.#next
  }

  async #readNext() {
    await Promise.all([wait(GATHER_MS), this.#running])
    // Whoever comes from now on needs the one after this.
    this.#next = null
    const reading = this.#readDue()
    this.#running = reading.catch(() => {
      // Told to those who wait for it.
    })
    await reading
  }

  async #readDue() {
    const due = [...this.#due].filter((topic) => this.#topics.has(topic))
    this.#due = new Set()
    if (due.length === 0) return
    const versions = await this.#options.readVersions(due)
    for (const [topic, version] of versions) {
      const watched = this.#topics.get(topic)
      if (!watched || watched.version === version) continue
      watched.version = version
      for (const stream of watched.streams) stream.change({ topic, version })
    }
  }
}

const keysOf = ({ address, userId }: Holder) => [
  `address ${address}`,
  ...(userId === null ? [] : [`person ${userId}`]),
]
