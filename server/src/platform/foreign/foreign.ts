import { deserialize } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { Busy } from '../errors/domain-errors.ts'
import type { Log } from '../log.ts'
import {
  type ForeignFile,
  type ForeignKind,
  type ForeignParser,
  type ForeignReason,
  ForeignRefused,
} from './foreign-kind.ts'
import type { Answer, Question } from './serve-foreign.ts'

export type Foreign = {
  /** Throws `ForeignRefused` where it is too much of anything, `Busy` where too many wait. */
  read<Parser extends ForeignParser>(
    kind: ForeignKind<Parser>,
    input: Buffer | string | ForeignFile,
    ...options: Parameters<Parser> extends [unknown, infer Options] ? [options: Options] : []
  ): Promise<Awaited<ReturnType<Parser>>>
  close(): Promise<void>
}

/** A second reader goes on while one is held to its last second; a third would take the cores of pages. */
const AT_ONCE = 2
const MOST_WAITING = 50
const WAIT_MS = 15_000
/** To start and to load the parser, on a machine with much else to do. */
const START_MS = 15_000
/** One that has nothing to do gives its memory back. */
const IDLE_MS = 30_000

/** Reads what strangers wrote in threads that can be stopped: one that was is never asked again. */
export function createForeign({ thread, log }: { thread: string; log: Log }): Foreign {
  const idle = new Set<Thread>()
  const slots = createSlots()
  let isClosed = false

  function take(heapMb: number): Thread {
    for (const one of idle) {
      idle.delete(one)
      if (one.heapMb === heapMb) return one
      void one.stop()
    }
    return new Thread(thread, heapMb)
  }

  function giveBack(one: Thread) {
    if (isClosed) return void one.stop()
    idle.add(one)
    one.rest(IDLE_MS, () => {
      idle.delete(one)
      void one.stop()
    })
  }

  async function ask({ name, limits }: ForeignKind<ForeignParser>, question: Question) {
    const one = take(limits.heapMb)
    try {
      const result = await one.ask(question)
      giveBack(one)
      return result
    } catch (error) {
      if (!(error instanceof Ended)) throw error
      if (error.mayGoOn) giveBack(one)
      else void one.stop()
      const refused = new ForeignRefused(name, error.reason, error)
      const level = error.reason === 'broken' ? 'error' : 'warn'
      log[level]({ kind: name, reason: error.reason, why: error.message }, 'foreign input refused')
      throw refused
    }
  }

  return {
    async read(kind, input, ...[options]) {
      const { name, limits } = kind
      const given = typeof input === 'string' ? Buffer.from(input) : input
      const bytes = given instanceof Uint8Array ? given.length : given.bytes
      if (bytes > limits.bytes) throw new ForeignRefused(name, 'bytes')
      // A copy of its own: a small Buffer lies in one that holds other people's bytes too.
      const sent = given instanceof Uint8Array ? new Uint8Array(given) : given
      return slots(() => ask(kind, { name, limits, input: sent, options })) as never
    },
    async close() {
      isClosed = true
      await Promise.all([...idle].map((one) => one.stop()))
      idle.clear()
    },
  }
}

/** First come first served; who finds too many before them, or waits too long, is told to come again. */
function createSlots() {
  let free = AT_ONCE
  const waiting: (() => void)[] = []
  const busy = () => new Busy('too much of strangers waits to be read')
  function turn() {
    return new Promise<void>((resolve, reject) => {
      if (waiting.length >= MOST_WAITING) return reject(busy())
      const mine = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(mine), 1)
        reject(busy())
      }, WAIT_MS)
      waiting.push(mine)
    })
  }
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else await turn()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

class Ended extends Error {
  readonly reason: ForeignReason
  /** The thread answered, so it is whole. */
  readonly mayGoOn: boolean
  constructor(reason: ForeignReason, message: string, mayGoOn: boolean) {
    super(message)
    this.reason = reason
    this.mayGoOn = mayGoOn
  }
}

/** One thread, which answers one question at a time. */
class Thread {
  readonly heapMb: number
  readonly #worker: Worker
  #resting: NodeJS.Timeout | undefined

  constructor(file: string, heapMb: number) {
    this.heapMb = heapMb
    this.#worker = new Worker(file, {
      // A parser needs none of our secrets and none of the flags of this process.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
    })
    // Whoever asks listens too; without this one an idle thread that dies would end the process.
    this.#worker.on('error', () => {})
    this.#worker.unref()
  }

  async ask({ input, limits, ...rest }: Question): Promise<unknown> {
    clearTimeout(this.#resting)
    const worker = this.#worker
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise((resolve, reject) => {
        const stopAfter = (ms: number, reason: ForeignReason, message: string) => {
          clearTimeout(timer)
          timer = setTimeout(() => reject(new Ended(reason, message, false)), ms)
        }
        stopAfter(START_MS, 'broken', 'the thread did not start in time')
        worker.on('message', (answer: Answer) => {
          if (answer.kind === 'begun')
            stopAfter(limits.timeMs, 'time', `more than ${limits.timeMs} ms`)
          else if (answer.kind === 'read') resolve(deserialize(answer.result))
          else reject(new Ended(answer.reason, answer.message, true))
        })
        worker.on('error', (error: NodeJS.ErrnoException) => {
          const isHeap = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          reject(new Ended(isHeap ? 'memory' : 'broken', error.stack ?? error.message, false))
        })
        worker.on('exit', (code) => reject(new Ended('broken', `the thread left: ${code}`, false)))
        worker.postMessage({ input, limits, ...rest } satisfies Question)
      })
    } finally {
      clearTimeout(timer)
      worker.removeAllListeners('message')
      worker.removeAllListeners('exit')
      worker.removeAllListeners('error')
      worker.on('error', () => {})
    }
  }

  rest(ms: number, then: () => void) {
    this.#resting = setTimeout(then, ms)
    this.#resting.unref()
  }

  async stop() {
    clearTimeout(this.#resting)
    await this.#worker.terminate()
  }
}
