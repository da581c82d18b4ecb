import { type PlannedStop, planText, stopText } from '@portal/contract/city/itinerary/plan-text'
import { dayOfIsoDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { useQuery } from '@tanstack/react-query'
import { itineraryQuery } from './itinerary.queries.ts'

/** A stop of a ready itinerary: of the first day, the second …; none where it is for any day. */
export type StopOfDay = Pick<PlannedStop, 'kind' | 'slug' | 'minute'> & {
  name: string
  day: number | null
}

/** The same stops on their dates, where the first day is that one. */
export const datedStops = (stops: readonly StopOfDay[], first: string) =>
  stops.map(({ day, minute, ...stop }) => {
    const begins = dayOfIsoDate(first)
    const date = day === null || begins === null ? null : isoDateOfDay(begins + day - 1)
    return { ...stop, date, minute: date === null ? null : minute }
  })

export type CheckedDays = {
  state: 'none' | 'loading' | 'failed' | 'ready'
  /** What speaks against each stop, in their order. */
  warnings: string[][]
}

/** A ready itinerary on somebody's own date, by the rules of "Meu roteiro". */
export function useCheckedDays(stops: readonly StopOfDay[], first: string): CheckedDays {
  const dated = datedStops(stops, first)
  const hasDays = dated.some(({ date }) => date !== null)
  const { data, isError, isPlaceholderData } = useQuery(
    itineraryQuery(hasDays ? planText(dated) : ''),
  )
  if (!hasDays) return { state: 'none', warnings: [] }
  if (!data || isPlaceholderData) {
    return { state: isError ? 'failed' : 'loading', warnings: [] }
  }
  const told = new Map(data.stops.map((stop) => [stopText(stop), stop.warnings]))
  return { state: 'ready', warnings: dated.map((stop) => told.get(stopText(stop)) ?? []) }
}
