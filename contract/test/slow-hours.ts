import type { OpeningHours, Period } from '../src/guide/establishments/hours-types.ts'
import { holidaysOfYear } from '../src/shared/holidays.ts'

/**
 * Opening hours told minute by minute, as somebody would with a calendar and a pencil: every day is
 * looked up by its written date, every minute of its periods is ticked. Shares no code with the rules.
 */
export type PencilledMinutes = {
  /** One entry per minute of local time from the first day's midnight; 1 is open. */
  open: Uint8Array
  /** For every minute, the next one at which open becomes closed or closed becomes open. */
  nextChange: Int32Array
}

const MINUTES = 1440
const MS_PER_DAY = 86_400_000

export function pencil(hours: OpeningHours, firstDate: string, days: number): PencilledMinutes {
  const open = new Uint8Array(days * MINUTES)
  const first = Date.parse(`${firstDate}T00:00:00Z`)
  for (let index = -1; index < days; index += 1) {
    const date = new Date(first + index * MS_PER_DAY)
    for (const { opens, closes } of periodsOn(hours, date)) {
      for (let minute = opens; minute < closes; minute += 1) {
        const place = index * MINUTES + minute
        if (place >= 0 && place < open.length) open[place] = 1
      }
    }
  }
  return { open, nextChange: changesAfter(open) }
}

function periodsOn(hours: OpeningHours, date: Date): Period[] {
  if (!hours.weekly) return []
  const iso = date.toISOString().slice(0, 10)
  const { temporarily_closed: closure } = hours
  if (closure && (closure.reopens_on === null || iso < closure.reopens_on)) return []
  const exception = hours.exceptions.find((candidate) => candidate.date === iso)
  if (exception?.periods) return exception.periods
  if (isHolidayThatCounts(hours, iso)) {
    return hours.holidays.rule === 'own' ? hours.holidays.periods : []
  }
  const yearDay = iso.slice(5)
  const season = hours.seasons.find(({ from, to }) =>
    from <= to ? from <= yearDay && yearDay <= to : yearDay >= from || yearDay <= to,
  )
  return (season?.weekly ?? hours.weekly)[date.getUTCDay()] ?? []
}

function isHolidayThatCounts({ holidays }: OpeningHours, iso: string) {
  if (holidays.rule === 'normal') return false
  return holidaysOfYear(Number(iso.slice(0, 4))).some(
    ({ date, isOptional }) => date === iso && (holidays.optional_days || !isOptional),
  )
}

function changesAfter(open: Uint8Array) {
  const changes = new Int32Array(open.length)
  let next = open.length
  for (let minute = open.length - 1; minute >= 0; minute -= 1) {
    if (open[minute + 1] !== undefined && open[minute + 1] !== open[minute]) next = minute + 1
    changes[minute] = next
  }
  return changes
}
