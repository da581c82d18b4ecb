import { type TideDay, tideDay } from './named-tide.rules.ts'
import type { Deps } from './tides.feature.ts'
import type { TableName } from './tides.store.ts'

type TideDays = { days: TideDay[]; tables: Map<string, TableName> }

/** The water of so many days, each from its better source. */
export async function readTideDays(
  first: number,
  count: number,
  { stores }: Pick<Deps, 'stores'>,
): Promise<TideDays> {
  // A curve begins in the day before and ends in the day after.
  const { days: official, tables } = await stores.tides.officialDays(first - 1, first + count)
  const days = Array.from({ length: count }, (_, n) => tideDay(first + n, official))
  return { days, tables }
}
