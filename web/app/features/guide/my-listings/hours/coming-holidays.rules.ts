import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import { type Holiday, holidaysOfYear } from '@portal/contract/shared/holidays'

const MOST_SUGGESTED = 5

/** The next ones nothing was said about yet. */
export function holidaysToSuggest(hours: OpeningHours, today: string): Holiday[] {
  const year = Number(today.slice(0, 4))
  const known = new Set(hours.exceptions.map(({ date }) => date))
  return [...holidaysOfYear(year), ...holidaysOfYear(year + 1)]
    .filter(({ date }) => date >= today && !known.has(date))
    .slice(0, MOST_SUGGESTED)
}
