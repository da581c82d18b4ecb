import {
  isSamePlace,
  MOST_STOPS,
  type PlannedStop,
  readStop,
  stopText,
} from '@portal/contract/itinerary/plan-text'
import { STORAGE_KEY } from './itinerary.constants.ts'

/** Its name is kept with it: without a connection the plan can still be read. */
export type KeptStop = PlannedStop & { name: string }

const NONE: readonly KeptStop[] = []
const NAME_MAX = 160
const listeners = new Set<() => void>()
// The same list for the same text: React compares what it reads.
let seen: { text: string | null; stops: readonly KeptStop[] } = { text: null, stops: NONE }

/** What this browser keeps of a plan. Never throws. */
export function readPlanKept(): readonly KeptStop[] {
  const text = storedText()
  if (text !== seen.text) seen = { text, stops: text === null ? NONE : parse(text) }
  return seen.stops
}

export const readNothingKept = () => NONE

/** False where the browser keeps nothing. */
export function keepPlan(stops: readonly KeptStop[]): boolean {
  try {
    const rows = stops.map((stop) => [stopText(stop), stop.name])
    if (rows.length === 0) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(rows))
  } catch {
    return false
  }
  tellListeners()
  return true
}

export type AddOutcome = 'added' | 'full' | 'off'

/** Read anew before writing: another tab may have added something meanwhile. */
export function addStop(stop: KeptStop): AddOutcome {
  const stops = readPlanKept()
  if (stops.some((known) => stopText(known) === stopText(stop))) return 'added'
  if (stops.length >= MOST_STOPS) return 'full'
  return keepPlan([...stops, stop]) ? 'added' : 'off'
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

/** Hears changes of this tab and of the others. */
export function subscribePlan(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', hear)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', hear)
  }
}

/** `null` is the whole storage being emptied. */
function hear({ key }: StorageEvent) {
  if (key === STORAGE_KEY || key === null) tellListeners()
}

function tellListeners() {
  for (const listener of [...listeners]) listener()
}

function storedText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

/** Anybody may write into a browser's storage: only stops are taken, and no more than there may be. */
function parse(text: string): readonly KeptStop[] {
  try {
    const rows: unknown = JSON.parse(text)
    if (!Array.isArray(rows)) return NONE
    return rows.slice(0, MOST_STOPS).flatMap((row: unknown) => {
      if (!Array.isArray(row)) return []
      const [written, name] = row as unknown[]
      const stop = typeof written === 'string' ? readStop(written) : null
      return stop && typeof name === 'string' ? [{ ...stop, name: name.slice(0, NAME_MAX) }] : []
    })
  } catch {
    return NONE
  }
}
