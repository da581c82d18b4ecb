import { setTimeout as wait } from 'node:timers/promises'

const ANSWER_TIMEOUT_MILLISECONDS = 5_000

export type Release = {
  order?: 'as-they-came' | 'reversed'
  /** All notices of one kind in one call, where the provider does that. */
  isBatched?: boolean
  copies?: number
  isConcurrent?: boolean
  /** Some banks call the bare address, others with a slash too many. */
  path?: 'standard' | 'bare' | 'double-slash'
}

export type Call = { url: string; body: string; headers?: Record<string, string> }

/** Tells the portal what happened: at once, or when and as a test says. */
export class Deliveries<Notice> {
  /** Kept back until they are released or dropped. */
  isHeld = false
  tries = 3
  retryDelayMilliseconds = 100
  /** What the portal answered, in the order it did; 0 is no answer. */
  readonly answers: number[] = []
  /** Answers with the status. Another way than by the network is for tests in the portal's process. */
  post: (call: Call) => Promise<number> = postByNetwork
  readonly #callsFor: (notices: readonly Notice[], how: Release) => Call[]
  #held: Notice[] = []
  readonly #underWay = new Set<Promise<void>>()
  #isStopped = false

  constructor(callsFor: (notices: readonly Notice[], how: Release) => Call[]) {
    this.#callsFor = callsFor
  }

  get held(): readonly Notice[] {
    return this.#held
  }

  tell(notice: Notice) {
    if (this.isHeld) this.#held.push(notice)
    else for (const call of this.#callsFor([notice], {})) this.#start(call)
  }

  drop(): number {
    const dropped = this.#held.length
    this.#held = []
    return dropped
  }

  async release(how: Release = {}): Promise<void> {
    const notices = how.order === 'reversed' ? this.#held.toReversed() : this.#held
    this.#held = []
    const calls = this.#callsFor(notices, how)
    const all = calls.flatMap((call) => Array.from({ length: how.copies ?? 1 }, () => call))
    if (how.isConcurrent) await Promise.all(all.map((call) => this.#deliver(call)))
    else for (const call of all) await this.#deliver(call)
  }

  /** Anything at all, from whoever knows the address. */
  async forge(url: string, body: unknown, headers: Record<string, string> = {}): Promise<void> {
    await this.#deliver({ url, body: JSON.stringify(body), headers })
  }

  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  async stop() {
    this.#isStopped = true
    await this.settled()
  }

  #start(call: Call) {
    const delivery = this.#deliver(call).finally(() => this.#underWay.delete(delivery))
    this.#underWay.add(delivery)
  }

  async #deliver(call: Call) {
    for (let attempt = 1; attempt <= this.tries && !this.#isStopped; attempt += 1) {
      if (attempt > 1) await wait(this.retryDelayMilliseconds * 2 ** (attempt - 2))
      if (await this.#post(call)) return
    }
  }

  async #post(call: Call): Promise<boolean> {
    const status = await this.post(call).catch(() => 0)
    this.answers.push(status)
    return status >= 200 && status < 300
  }
}

async function postByNetwork({ url, body, headers }: Call): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MILLISECONDS),
  })
  await answer.body?.cancel()
  return answer.status
}
