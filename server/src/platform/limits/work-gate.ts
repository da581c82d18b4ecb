import { LRUCache } from 'lru-cache'
import { Busy } from '../errors/domain-errors.ts'

type Options = {
  /** Pieces of work done at the same time. */
  slots: number
  /** How long the last in line may expect to wait; beyond that the dearest client is refused. */
  waitMs: number
  /** Pieces of work that may wait, however quickly they are done. */
  line: number
  /** Milliseconds of any clock that only goes forward. */
  now?: () => number
}

type Waiting = { client: string; isGone: IsGone; since: number; start(): void; refuse(): void }
/** Whether nobody waits for the answer any more: the connection was closed. */
export type IsGone = () => boolean

type Account = { ms: number; at: number }

/** What a client has cost is forgotten by half in this time. */
const HALF_LIFE_MS = 10_000
const CLIENTS_KEPT = 20_000
/** The price of a piece of work before one was measured, in milliseconds. */
const FIRST_GUESS_MS = 10
/** Addresses are rented by the block: each bears this part of what all of its block have cost. */
const NETWORK_PART = 0.25
/** Of an IPv6 address: a provider hands a customer a /48 to a /64. */
const NETWORK_GROUPS = 3
/** Pieces of work that may wait, however slowly they are done. */
const SHORTEST_LINE = 4
/** Who has waited so many times longer than they could expect is refused: they have given up. */
const PATIENCE = 10
/** How fast the mean of a piece of work follows what is measured. */
const MEAN_WEIGHT = 0.1

/** The block of 256 addresses, or of IPv6 networks, that a client key lies in. */
function networkOf(client: string): string {
  const end = client.includes(':')
    ? client.split(':', NETWORK_GROUPS).join(':').length
    : client.lastIndexOf('.')
  return `${client.slice(0, end)} and its neighbours`
}

/**
 * Work that any stranger can ask for, paid for in time: a piece of work costs its client as long as it
 * holds its slot. When there is more to do than slots, the client that has cost least comes first, and
 * when the line is full the one that has cost most is refused. What is refused is paid for too, so who
 * asks again at once, from one address or from two hundred, falls behind the visitor who asks for little.
 * Nobody holds more than half of the slots, however little the others ask for.
 */
export class WorkGate {
  readonly #options: Options
  readonly #now: () => number
  readonly #accounts = new LRUCache<string, Account>({ max: CLIENTS_KEPT })
  /** In the order of arrival. */
  readonly #line: Waiting[] = []
  /** Slots by client. */
  readonly #held = new Map<string, number>()
  #free: number
  #meanMs = FIRST_GUESS_MS

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
    this.#free = options.slots
  }

  async run<Result>(
    client: string,
    work: () => Promise<Result>,
    isGone: IsGone = () => false,
  ): Promise<Result> {
    // Charged in advance, or fifty requests at once would all come at the price of none.
    const advance = this.#meanMs
    this.#charge(client, advance)
    if (this.#free > 0 && this.#mayStart(client)) this.#hold(client)
    else await this.#wait(client, isGone)
    const began = this.#now()
    try {
      return await work()
    } finally {
      const took = this.#now() - began
      this.#meanMs += (took - this.#meanMs) * MEAN_WEIGHT
      this.#charge(client, took - advance)
      this.#release(client)
    }
  }

  /** How much work waits, for the metrics. */
  get waiting(): number {
    return this.#line.length
  }

  /** What a client has cost of late, with what it has been promised and its part of its neighbours'. */
  #costOf(client: string, now: number): number {
    return this.#spentBy(client, now) + this.#spentBy(networkOf(client), now) * NETWORK_PART
  }

  #spentBy(who: string, now: number): number {
    const account = this.#accounts.get(who)
    return account ? account.ms * 0.5 ** ((now - account.at) / HALF_LIFE_MS) : 0
  }

  #charge(client: string, ms: number) {
    const now = this.#now()
    for (const who of [client, networkOf(client)]) {
      this.#accounts.set(who, { ms: Math.max(0, this.#spentBy(who, now) + ms), at: now })
    }
  }

  #wait(client: string, isGone: IsGone): Promise<void> {
    return new Promise((start, reject) => {
      const refuse = () => reject(new Busy('the clients before this one have cost less'))
      this.#line.push({ client, isGone, since: this.#now(), start, refuse })
      while (this.#line.length > this.#longestLine()) this.#take('dearest')?.refuse()
    })
  }

  #longestLine(): number {
    const { slots, waitMs, line } = this.#options
    const inTime = Math.floor((waitMs * slots) / this.#meanMs)
    return Math.min(line, Math.max(SHORTEST_LINE, inTime))
  }

  /** Work nobody waits for would only delay the next visitor's. */
  #refuseAbandoned() {
    const oldest = this.#now() - this.#options.waitMs * PATIENCE
    const abandoned = this.#line.filter(({ since, isGone }) => since < oldest || isGone())
    for (const waiting of abandoned) {
      this.#line.splice(this.#line.indexOf(waiting), 1)
      waiting.refuse()
    }
  }

  /** Nobody holds more than half of the slots: the next visitor finds one. */
  #mayStart(client: string): boolean {
    return (this.#held.get(client) ?? 0) < Math.max(1, Math.floor(this.#options.slots / 2))
  }

  #hold(client: string) {
    this.#free -= 1
    this.#held.set(client, (this.#held.get(client) ?? 0) + 1)
  }

  #release(client: string) {
    this.#free += 1
    const left = (this.#held.get(client) ?? 0) - 1
    if (left > 0) this.#held.set(client, left)
    else this.#held.delete(client)
    this.#refuseAbandoned()
    while (this.#free > 0) {
      const next = this.#take('cheapest')
      if (!next) return
      this.#hold(next.client)
      // In the next turn of the event loop: pages from memory and health checks come in between.
      setImmediate(next.start)
    }
  }

  /** Of clients that cost the same the first is the cheapest, the last the dearest. */
  #take(which: 'cheapest' | 'dearest'): Waiting | undefined {
    const now = this.#now()
    let found = -1
    let foundCost = Number.NaN
    for (const [place, { client }] of this.#line.entries()) {
      if (which === 'cheapest' && !this.#mayStart(client)) continue
      const cost = this.#costOf(client, now)
      const isBetter = which === 'cheapest' ? cost < foundCost : cost >= foundCost
      if (found >= 0 && !isBetter) continue
      found = place
      foundCost = cost
    }
    return found < 0 ? undefined : this.#line.splice(found, 1)[0]
  }
}
