import { createHash } from 'node:crypto'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'

type Closable = { close(): Promise<void> }
type Options<Lane extends Closable, Step> = {
  /** As its environment begins: `STAY` is asked for by STAY_SEQUENCES, STAY_SEED and STAY_LANES. */
  name: string
  /** What guards a change. */
  sample: { sequences: number; lanes: number }
  seed: number
  sequence: fc.Arbitrary<Step[]>
  /** A portal on a database of its own. */
  open(): Promise<Lane>
  /** From its beginning to its end, with every check after every step. */
  play(lane: Lane, steps: readonly Step[]): Promise<void>
}

/** Sequences that follow from one seed. */
const BLOCK = 100
/** Rows of sequences that are over make the next ones slower: no more than these share a database. */
const SEQUENCES_OF_LANE = 500
/** Each waits for PostgreSQL while others think: three keep two cores busy. */
const LANES = 3
/** A long run shares its machine with others: it is slow then, and must not fail. */
const HOOK_TIME = 10 * 60_000
export const UNHURRIED = { DATABASE_PATIENCE_MS: '60000' }
export const ANY_TIME = 24 * 60 * 60_000

/**
 * Random sequences, on several portals side by side. Every hundred have a seed of their own, whichever
 * portal plays them: a run that was interrupted goes on from the seed it told last, and a seed that failed
 * is played again by itself.
 */
export function useSequences<Lane extends Closable, Step>(options: Options<Lane, Step>) {
  const { name, sample, sequence, open, play } = options
  const asked = (what: string) => process.env[`${name}_${what}`]
  const count = Number(asked('SEQUENCES') ?? sample.sequences)
  const laneCount = Number(asked('LANES') ?? (count > BLOCK ? LANES : sample.lanes))
  const firstSeed = Number(asked('SEED') ?? process.env.FAST_CHECK_SEED ?? options.seed)
  const size = Math.min(BLOCK, Math.ceil(count / laneCount))
  const blocks = Math.ceil(count / size)
  let lanes: Lane[] = []
  let planAgain = () => {}

  beforeAll(async () => {
    planAgain = planOnce()
    lanes = await Promise.all(Array.from({ length: laneCount }, open))
  }, HOOK_TIME)
  afterAll(async () => {
    await Promise.all(lanes.map((lane) => lane.close()))
    planAgain()
  }, HOOK_TIME)

  const playOn = (index: number, steps: readonly Step[]) => play(lanes[index] as Lane, steps)

  async function renew(index: number) {
    await lanes[index]?.close()
    lanes[index] = await open()
  }

  async function playAll() {
    const progress = new Progress({ name, count, size, firstSeed })
    let next = 0
    let hasFailed = false
    async function playBlocks(index: number) {
      for (let played = 0; next < blocks && !hasFailed; played += size) {
        const block = next
        next += 1
        if (played > 0 && played % SEQUENCES_OF_LANE === 0) await renew(index)
        const property = fc.asyncProperty(sequence, (steps) => playOn(index, steps))
        const numRuns = Math.min(size, count - block * size)
        await fc.assert(property, { numRuns, seed: firstSeed + block })
        progress.tell(block, numRuns)
      }
    }
    const ends = await Promise.allSettled(
      lanes.map((_, index) =>
        playBlocks(index).catch((error) => {
          hasFailed = true
          throw error
        }),
      ),
    )
    const failed = ends.find((end) => end.status === 'rejected')
    if (failed) throw failed.reason
  }

  return { play: (steps: readonly Step[]) => playOn(0, steps), playAll }
}

type Run = { name: string; count: number; size: number; firstSeed: number }
type Moment = { at: number; played: number }
const MINUTE = 60_000

/** A line for every block: whatever ends the run, what has passed is known. */
class Progress {
  readonly #run: Run
  readonly #done = new Set<number>()
  #played = 0
  /** At which moment how many had been played. */
  readonly #began: Moment = { at: performance.now(), played: 0 }
  #lately: Moment[] = []

  constructor(run: Run) {
    this.#run = run
  }

  tell(block: number, numRuns: number) {
    const { name, count, size, firstSeed } = this.#run
    const now = { at: performance.now(), played: this.#played + numRuns }
    const since = this.#lately.findLast(({ at }) => now.at - at >= MINUTE) ?? this.#began
    const perSecond = ({ at, played }: Moment) =>
      (((now.played - played) * 1000) / (now.at - at)).toFixed(1)
    this.#done.add(block)
    let next = 0
    while (this.#done.has(next)) next += 1
    const left = count - next * size
    process.stdout.write(
      `${name} seed ${firstSeed + block} passed: ${now.played} of ${count} sequences, ` +
        `${perSecond(since)} a second in the last minute, ${perSecond(this.#began)} on the whole` +
        `${left > 0 ? `; the rest: ${name}_SEED=${firstSeed + next} ${name}_SEQUENCES=${left}` : ''}\n`,
    )
    this.#played = now.played
    this.#lately = [since, ...this.#lately.filter(({ at }) => now.at - at < MINUTE), now]
  }
}

type Query = (this: unknown, ...given: unknown[]) => unknown

/**
 * The same statements come thousands of times: each connection keeps how it does them, which is half of
 * PostgreSQL's work here. What they do is the same. Not those that name an index by its condition: with
 * the values left open PostgreSQL cannot tell which index is meant.
 */
function planOnce(): () => void {
  const { prototype } = pg.Client as unknown as { prototype: { query: Query } }
  const { query } = prototype
  const names = new Map<string, string | null>()
  const nameOf = (text: string) => {
    let name = names.get(text)
    if (name === undefined) {
      name = /on conflict/i.test(text) ? null : createHash('sha1').update(text).digest('hex')
      names.set(text, name)
    }
    return name
  }
  prototype.query = function (text, values, ...rest) {
    const isAsked = typeof text === 'string' && Array.isArray(values) && values.length > 0
    const name = isAsked ? nameOf(text) : null
    return name
      ? query.call(this, { name, text, values }, ...rest)
      : query.call(this, text, values, ...rest)
  }
  return () => {
    prototype.query = query
  }
}
