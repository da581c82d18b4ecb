import { MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import { LRUCache } from 'lru-cache'
import { type Extreme, predictExtremes, predictHeights } from './harmonic-tide.rules.ts'

/** What an official table says of a day. */
export type OfficialDay = { tableId: string; extremes: Extreme[] }
/** Days, as whole numbers, that an official table covers. */
export type OfficialDays = ReadonlyMap<number, OfficialDay>

/** The water of one day, from the better of our two sources. */
export type TideDay = Readonly<{
  day: number
  /** Of the official table; null where the day is our own estimate. */
  tableId: string | null
  extremes: readonly Extreme[]
  /** Every `CURVE_STEP_MINUTES`, for the drawing. */
  curve: readonly number[]
  /** The highest the water comes in each slot of `SLOT_MINUTES`, after either source. */
  slots: readonly number[]
}>

export const CURVE_STEP_MINUTES = 15
export const SLOT_MINUTES = 5
const SLOTS = MINUTES_PER_DAY / SLOT_MINUTES
const SLOTS_PER_STEP = CURVE_STEP_MINUTES / SLOT_MINUTES
/** Two high waters this near are one, told by both sources on either side of midnight. */
const SAME_WATER_MINUTES = 180
/** A day's water depends on that of the day before and the day after. */
const NEIGHBOURS = [-1, 0, 1]

/**
 * A day is worked out once for what the tables say of it: it takes milliseconds, and any visitor may ask
 * for two months of them. As many are kept as anybody may ask for.
 */
const DAYS_KEPT = 1500
const kept = new LRUCache<string, TideDay>({ max: DAYS_KEPT })

export function tideDay(day: number, official: OfficialDays): TideDay {
  const told = NEIGHBOURS.map((distance) => official.get(day + distance) ?? null)
  const key = `${day} ${JSON.stringify(told)}`
  const known = kept.get(key) ?? workOut(day, official)
  kept.set(key, known)
  return known
}

function workOut(day: number, official: OfficialDays): TideDay {
  const predicted = predictExtremes(day)
  const heights = predictHeights(day, SLOT_MINUTES)
  const table = official.get(day)
  const around = extremesAround(day, official, predicted)
  const between = Array.from({ length: SLOTS + 1 }, (_, slot) =>
    heightBetween(around, slot * SLOT_MINUTES),
  )
  const drawn = table ? between : heights
  return {
    day,
    tableId: table?.tableId ?? null,
    extremes: table?.extremes ?? predicted,
    curve: drawn.filter((_, slot) => slot % SLOTS_PER_STEP === 0),
    slots: highestPerSlot([heights, between], [...predicted, ...around]),
  }
}

/**
 * The extremes of the day and of its neighbours, each from its better source, in minutes of the day
 * in the middle. Where sources meet, a water that both tell is taken from the table.
 */
function extremesAround(
  day: number,
  official: OfficialDays,
  predicted: readonly Extreme[],
): Extreme[] {
  const told = NEIGHBOURS.flatMap((distance) => {
    const table = official.get(day + distance)
    const extremes =
      table?.extremes ?? (distance === 0 ? predicted : predictExtremes(day + distance))
    return extremes.map((extreme) => ({
      ...extreme,
      minute: extreme.minute + distance * MINUTES_PER_DAY,
      isOfficial: table !== undefined,
    }))
  })
  return told.filter(
    (one) =>
      one.isOfficial ||
      !told.some(
        (other) =>
          other.isOfficial &&
          other.kind === one.kind &&
          Math.abs(other.minute - one.minute) < SAME_WATER_MINUTES,
      ),
  )
}

/** Between a high and a low water the sea follows half a cosine, nearly. */
function heightBetween(extremes: readonly Extreme[], minute: number): number {
  const next = extremes.findIndex((extreme) => extreme.minute >= minute)
  const after = extremes[next] ?? extremes.at(-1)
  const before = extremes[next - 1] ?? after
  if (!before || !after) return Number.NEGATIVE_INFINITY
  if (before === after) return after.heightM
  const part = (minute - before.minute) / (after.minute - before.minute)
  return before.heightM + ((after.heightM - before.heightM) * (1 - Math.cos(Math.PI * part))) / 2
}

/** Between extremes the water only rises or only falls, so a slot is highest at an end or at one. */
function highestPerSlot(
  curves: readonly (readonly number[])[],
  extremes: readonly Extreme[],
): number[] {
  const slots = Array.from({ length: SLOTS }, (_, slot) =>
    Math.max(...curves.flatMap((heights) => heights.slice(slot, slot + 2))),
  )
  for (const { minute, heightM } of extremes) {
    const slot = Math.floor(minute / SLOT_MINUTES)
    const highest = slots[slot]
    if (highest !== undefined) slots[slot] = Math.max(highest, heightM)
  }
  return slots
}
