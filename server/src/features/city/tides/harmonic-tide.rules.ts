import { createTidePredictor } from '@neaps/tide-predictor'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import { LRUCache } from 'lru-cache'
import { CONSTITUENTS, MEAN_LEVEL_M } from './salinopolis-harmonics.ts'

/** A high or a low water. Minutes are counted from the beginning of its day, on the city's clocks. */
export type Extreme = { minute: number; heightM: number; kind: 'high' | 'low' }

const MINUTE_MS = 60_000
/** Node factors are taken at the middle of a span, and an extreme on its border may be missed. */
const PADDING_MS = 12 * 60 * MINUTE_MS

const predictor = createTidePredictor(CONSTITUENTS, { offset: MEAN_LEVEL_M })

/** A day is asked for by itself and by its two neighbours. */
const kept = new LRUCache<number, readonly Extreme[]>({ max: 1500 })

/** All high and low waters of a civil day, to the second. */
export function predictExtremes(day: number): readonly Extreme[] {
  const known = kept.get(day) ?? workOutExtremes(day)
  kept.set(day, known)
  return known
}

function workOutExtremes(day: number): Extreme[] {
  const { start, end } = spanOf(day)
  return predictor
    .getExtremesPrediction({
      start: new Date(start - PADDING_MS),
      end: new Date(end + PADDING_MS),
    })
    .filter(({ time }) => time.getTime() >= start && time.getTime() < end)
    .map(({ time, level, high }) => ({
      minute: (time.getTime() - start) / MINUTE_MS,
      heightM: level,
      kind: high ? 'high' : 'low',
    }))
}

/** The water every so many minutes, from midnight to midnight, both counted. */
export function predictHeights(day: number, stepMinutes: number): number[] {
  const { start, end } = spanOf(day)
  return predictor
    .getTimelinePrediction({
      start: new Date(start),
      end: new Date(end),
      timeFidelity: stepMinutes * 60,
    })
    .map(({ level }) => level)
}

function spanOf(day: number) {
  const at = (minute: number) => instantOfWallMinute(minute).getTime()
  return { start: at(day * MINUTES_PER_DAY), end: at((day + 1) * MINUTES_PER_DAY) }
}
