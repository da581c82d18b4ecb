import type { Ramp } from '../sights/sight-content.ts'
import { firstRamp, isLevelled, type LevelledRamp } from '../tides/ramp-rules.ts'
import type { TideDay } from '../tides/tide.ts'
import { nextWater, windowsOf } from '../tides/tide-now-rules.ts'

/** What a warning before the water is about. Free of zod: the browser reads it too. */

/** On which days one is warned. */
export const WATCH_SPANS = ['today', 'weekend', 'always'] as const
export type WatchSpan = (typeof WATCH_SPANS)[number]

/** Minutes before the deadline at which one is warned; the second takes the place of the first. */
export const FIRST_WARNING_MINUTES = 60
export const LAST_WARNING_MINUTES = 30

/** Who is still on the sand after midnight has the same day. */
export const DAY_BEGINS_MINUTE = 4 * 60

/** Of one browser, over all beaches. */
export const MOST_WATCHES = 10

/**
 * The ramp that speaks for a watch: the one chosen while it has a level and is open, else the one whose water
 * comes first. Null where no level is set: then the tide speaks. `closed` where no car comes to the sand at all.
 */
export type WatchSubject =
  | { kind: 'ramp'; ramp: LevelledRamp }
  | { kind: 'tide' }
  | { kind: 'closed' }

export function subjectOf(ramps: readonly Ramp[], rampId: string | null): WatchSubject {
  const chosen = ramps.find(({ id }) => id === rampId)
  const ramp = chosen && isLevelled(chosen) ? chosen : firstRamp(ramps)
  if (ramp) return { kind: 'ramp', ramp }
  const isClosed = ramps.length > 0 && ramps.every(({ access }) => access === 'closed')
  return { kind: isClosed ? 'closed' : 'tide' }
}

/** The ramps that one may choose between. */
export const watchedRamps = (ramps: readonly Ramp[]): LevelledRamp[] => ramps.filter(isLevelled)

/** What one is warned of next, in minutes of the wall clock. `passed`: the water is there, since that minute. */
export type Deadline = {
  at: number
  heightM: number
  passed: { since: number; until: number } | null
}

export function nextDeadline(
  days: readonly TideDay[],
  subject: WatchSubject,
  now: number,
): Deadline | null {
  if (subject.kind === 'closed') return null
  if (subject.kind === 'tide') {
    const water = nextWater(days, now, 'high')
    return water && { at: water.at, heightM: water.height_m, passed: null }
  }
  const { level_m: heightM } = subject.ramp
  const windows = windowsOf(days, heightM)
  const next = windows.find(({ from }) => from > now)
  const over = windows.find(({ from, to }) => from <= now && to > now)
  if (!next && !over) return null
  const passed = over ? { since: over.from, until: over.to } : null
  return { at: next?.from ?? Number.POSITIVE_INFINITY, heightM, passed }
}
