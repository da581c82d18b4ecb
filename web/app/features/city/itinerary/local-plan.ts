import {
  isSamePlace,
  MOST_STOPS,
  type PlannedStop,
  readStop,
  stopText,
} from '@portal/contract/city/itinerary/plan-text'
import { keptList } from '~/platform/kept-list.ts'
import { STORAGE_KEY } from './itinerary.constants.ts'

/** Its name is kept with it: without a connection the plan can still be read. */
export type KeptStop = PlannedStop & { name: string }

const NAME_MAX = 160

/** What this browser keeps of a plan. */
const kept = keptList(STORAGE_KEY, (rows) => rows.slice(0, MOST_STOPS).flatMap(stopOf))
export const { read: readPlanKept, readNothing: readNothingKept, subscribe: subscribePlan } = kept

function stopOf(row: unknown): KeptStop[] {
  if (!Array.isArray(row)) return []
  const [written, name] = row as unknown[]
  const stop = typeof written === 'string' ? readStop(written) : null
  return stop && typeof name === 'string' ? [{ ...stop, name: name.slice(0, NAME_MAX) }] : []
}

/** False where the browser keeps nothing. */
export const keepPlan = (stops: readonly KeptStop[]): boolean =>
  kept.write(stops.map((stop) => [stopText(stop), stop.name]))

export type AddOutcome = 'added' | 'full' | 'off'

export const addStop = (stop: KeptStop): AddOutcome => addStops([stop])

/** All or none. Read anew before writing: another tab may have added something meanwhile. */
export function addStops(wanted: readonly KeptStop[]): AddOutcome {
  const stops = readPlanKept()
  const known = new Set(stops.map(stopText))
  const missing = wanted.filter((stop) => !known.has(stopText(stop)))
  if (missing.length === 0) return 'added'
  if (stops.length + missing.length > MOST_STOPS) return 'full'
  return keepPlan([...stops, ...missing]) ? 'added' : 'off'
}

/** Null takes it out. A change that makes two the same leaves one. */
export function changeStop(stop: PlannedStop, next: KeptStop | null): boolean {
  const others = readPlanKept().filter(
    (known) => stopText(known) !== stopText(stop) && (!next || stopText(known) !== stopText(next)),
  )
  return keepPlan(next ? [...others, next] : others)
}

export const hasPlace = (
  stops: readonly KeptStop[],
  place: Pick<PlannedStop, 'kind' | 'slug'>,
): boolean => stops.some((stop) => isSamePlace(stop, place))
