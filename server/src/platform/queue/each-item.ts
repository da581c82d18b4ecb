import type { Clock } from '../clock.ts'
import { failureKind } from '../failure-kind.ts'
import type { Log } from '../log.ts'
import type { failedWorkStore } from './failed-work.store.ts'

/** Some of a list could not be done. Each is written down and logged; the job has not succeeded. */
export class ItemsFailed extends AggregateError {
  override name = 'ItemsFailed'
}
/** Of a list of thousands that failed for one reason, the first say it. */
const MOST_CAUSES = 10

/** Whatever comes next would fail the same: no fault of one item, so the list is left where it is. */
export class ServiceAway extends Error {
  override name = 'ServiceAway'
  /** Of the failure behind it, for the log. */
  readonly code: string
  constructor(code: string, cause: unknown) {
    super('a service is away', { cause })
    this.code = code
  }
}

type Work<Item> = {
  /** The job that goes through the list, and what it was told: trying again is asking for it again. */
  job: string
  data?: object
  /** Of an item, never a person's name or address. */
  idOf: (item: Item) => string
  atOnce?: number
}

export type EachItem = ReturnType<typeof createEachItem>

type Needs = {
  failedWork: ReturnType<typeof failedWorkStore>
  clock: Clock
  log: Log
}

/**
 * The one way to go through a list in a job. One item that fails is written down for the team and the
 * rest go on; what had failed before and is done now is taken off the list of the team. Ends with
 * `ItemsFailed` where some were not done, so that nobody takes the list for finished.
 */
export function createEachItem({ failedWork, clock, log }: Needs) {
  return async <Item>(
    { job, data = {}, idOf, atOnce = 1 }: Work<Item>,
    items: Iterable<Item> | AsyncIterable<Item>,
    work: (item: Item) => Promise<unknown>,
  ): Promise<void> => {
    const failedBefore = new Set(await failedWork.itemsOf(job))
    const mended: string[] = []
    let failed = 0
    const causes: unknown[] = []
    let away: unknown = null
    const one = async (item: Item) => {
      const id = idOf(item)
      try {
        await work(item)
        if (failedBefore.has(id)) mended.push(id)
      } catch (error) {
        if (error instanceof ServiceAway) away ??= error
        else {
          failed += 1
          if (causes.length < MOST_CAUSES) causes.push(error)
          log.error({ err: error, job, item: id }, 'one of a list could not be done')
          await failedWork.note({ job, item: id, data, failure: failureKind(error) }, clock.now())
        }
      }
    }
    const next = handOut(items)
    const goOn = async () => {
      for (let item = await next(); item !== END && away === null; item = await next()) {
        await one(item)
      }
    }
    try {
      await Promise.all(Array.from({ length: atOnce }, goOn))
    } finally {
      if (mended.length > 0) await failedWork.forget(job, mended)
    }
    if (away) throw away
    if (failed > 0) throw new ItemsFailed(causes, `${failed} items of ${job} were not done`)
  }
}

const END = Symbol('no item is left')

/** Hands out one after the other to whoever asks, several at once too. */
function handOut<Item>(items: Iterable<Item> | AsyncIterable<Item>) {
  const iterator =
    Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]()
  let turn: Promise<unknown> = Promise.resolve()
  return (): Promise<Item | typeof END> => {
    const mine = turn.then(async () => {
      const { done, value } = await iterator.next()
      return done ? END : value
    })
    turn = mine.catch(() => undefined)
    return mine
  }
}
