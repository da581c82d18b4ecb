import { type RawBuilder, sql } from 'kysely'
import { bool } from '../database/checked-sql.ts'
import { type ForeignKind, type ForeignParser, ForeignRefused } from './foreign-kind.ts'

/**
 * What is read is marked first, in a commit of its own, in the columns `parsing_since` and
 * `stopped_readings` of its row. Whoever comes next and finds the mark of a reading that never ended knows
 * what ended the process. Three in a row that were stopped, or that ended their process, are the last.
 */
const MOST_STOPPED = 3
/** Longer than any wait for a thread, its start and its time together. */
const LOST_MS = 2 * 60_000

export const isSwitchedOff = (stoppedReadings: number): boolean => stoppedReadings >= MOST_STOPPED

/** In a commit of its own each; both say how many readings in a row were stopped. */
type Mark = { begin(): Promise<number>; end(isStopped: boolean): Promise<number> }

/** Reads what is read again and again. Refuses with `switched-off` where that has been stopped too often. */
export async function readMarked<Result>(
  { name }: ForeignKind<ForeignParser>,
  mark: Mark,
  read: () => Promise<Result>,
): Promise<Result> {
  if (isSwitchedOff(await mark.begin())) throw new ForeignRefused(name, 'switched-off')
  try {
    const result = await read()
    await mark.end(false)
    return result
  } catch (error) {
    const isStopped = error instanceof ForeignRefused && error.isStopped
    const stopped = await mark.end(isStopped)
    if (isStopped && isSwitchedOff(stopped)) {
      throw new ForeignRefused(name, 'switched-off', error)
    }
    throw error
  }
}

/** Which rows the clock may still ask for. */
export const stillRead = bool`stopped_readings < ${MOST_STOPPED}`

/** What an `update` sets before the reading. */
export function readingBegins(now: Date): RawBuilder<unknown> {
  const lost = new Date(now.getTime() - LOST_MS)
  return sql`stopped_readings = least(${MOST_STOPPED},
      stopped_readings + coalesce(parsing_since < ${lost}, false)::integer),
    parsing_since = case when parsing_since >= ${lost} then parsing_since else ${now}::timestamptz end`
}

/** And after it: one that ended by itself, well or not, forgets those before it. */
export const readingEnded = (isStopped: boolean): RawBuilder<unknown> =>
  isStopped
    ? sql`parsing_since = null, stopped_readings = least(stopped_readings + 1, ${MOST_STOPPED})`
    : sql`parsing_since = null, stopped_readings = 0`
