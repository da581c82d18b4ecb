import type { MoonPhase } from '@portal/contract/city/tides/tide.constants'
import {
  instantOfWallMinute,
  MINUTES_PER_DAY,
  wallMinuteAt,
} from '@portal/contract/shared/time-zones'
import { LRUCache } from 'lru-cache'
import { getMoonIllumination, getTimes } from 'suncalc'
import { STATION } from './salinopolis-harmonics.ts'

/** Minutes of the day. Near the equator there is always a sunrise and a sunset. */
export type Sky = {
  sunrise: number
  sunset: number
  moon: { phase: MoonPhase; next: { phase: MoonPhase; day: number } }
}

const NOON = MINUTES_PER_DAY / 2
const QUARTERS = ['new', 'first-quarter', 'full', 'last-quarter'] as const
/** Two quarters lie at most eight and a half days apart. */
const SEARCH_DAYS = 10

/** Worked out once, as the water of a day is. */
const DAYS_KEPT = 1500
const kept = new LRUCache<number, Sky>({ max: DAYS_KEPT })

export function skyOf(day: number): Sky {
  const known = kept.get(day) ?? workOut(day)
  kept.set(day, known)
  return known
}

function workOut(day: number): Sky {
  const noon = instantOfWallMinute(day * MINUTES_PER_DAY + NOON)
  const { sunrise, sunset } = getTimes(noon, STATION.latitude, STATION.longitude)
  if (!sunrise || !sunset) throw new Error('a day without sunrise at the equator')
  return {
    sunrise: minuteOf(sunrise, day),
    sunset: minuteOf(sunset, day),
    moon: { phase: phaseOn(day), next: nextQuarter(day) },
  }
}

/** Named after the quarter on the day it falls on, and after what lies between on the others. */
function phaseOn(day: number): MoonPhase {
  const quarter = quarterWithin(day)
  if (quarter) return quarter
  return quarterOf(day, NOON) < 2 ? 'waxing' : 'waning'
}

function nextQuarter(day: number): { phase: MoonPhase; day: number } {
  for (let ahead = 1; ahead <= SEARCH_DAYS; ahead += 1) {
    const phase = quarterWithin(day + ahead)
    if (phase) return { phase, day: day + ahead }
  }
  throw new Error('the moon stands still')
}

function quarterWithin(day: number): MoonPhase | null {
  const before = Math.floor(quarterOf(day, 0))
  const after = Math.floor(quarterOf(day + 1, 0))
  return before === after ? null : (QUARTERS[after] ?? null)
}

/** How many quarters of its round the moon has gone: 0 is new, 2 is full. */
function quarterOf(day: number, minute: number): number {
  return getMoonIllumination(instantOfWallMinute(day * MINUTES_PER_DAY + minute)).phase * 4
}

const minuteOf = (instant: Date, day: number) => wallMinuteAt(instant) - day * MINUTES_PER_DAY
