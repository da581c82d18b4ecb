import { setTimeout as wait } from 'node:timers/promises'
import { dayAt } from '@portal/contract/shared/time-zones'
import { type OfficialDays, type TideDay, tideDay } from './named-tide.rules.ts'
import type { Deps } from './tides.feature.ts'
import type { TableName } from './tides.store.ts'

type TideDays = { days: TideDay[]; tables: Map<string, TableName> }
type Needs = Pick<Deps, 'stores'>

/** The water of so many days, each from its better source. */
export async function readTideDays(
  first: number,
  count: number,
  { stores }: Needs,
): Promise<TideDays> {
  // A curve begins in the day before and ends in the day after.
  const { days: official, tables } = await stores.tides.officialDays(first - 1, first + count)
  return { days: daysFrom(first, count, official), tables }
}

/** The water of any of these days, read at once: a plan of forty days asks the database one question. */
export async function readScatteredTideDays(days: readonly number[], { stores }: Needs) {
  const around = new Set(days.flatMap((day) => [day - 1, day, day + 1]))
  const { days: official, tables } = await stores.tides.officialDaysAmong([...around])
  return (first: number, count: number): TideDays => ({
    days: daysFrom(first, count, official),
    tables,
  })
}

/** The days that plans and pages ask for. */
const WARM_DAYS = 560
const WARM_PAUSE_MS = 40

/** Works the coming days out one by one, so that nobody can have forty of them worked out at a stroke. */
export async function warmUpTideDays({
  stores,
  clock,
  signal,
}: Needs & Pick<Deps, 'clock'> & { signal: AbortSignal }) {
  const first = dayAt(clock.now()) - 1
  const { days: official } = await stores.tides.officialDays(first - 1, first + WARM_DAYS)
  for (let day = first; day < first + WARM_DAYS && !signal.aborted; day += 1) {
    tideDay(day, official)
    await wait(WARM_PAUSE_MS, undefined, { ref: false })
  }
}

const daysFrom = (first: number, count: number, official: OfficialDays) =>
  Array.from({ length: count }, (_, n) => tideDay(first + n, official))
