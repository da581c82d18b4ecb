import { isDeepStrictEqual } from 'node:util'
import { type Extreme, predictExtremes } from './harmonic-tide.rules.ts'
import type { OfficialDays } from './named-tide.rules.ts'

type Days = ReadonlyMap<number, Extreme[]>

export type TableConflict = {
  day: number
  tableId: string
  present: Extreme[]
  imported: Extreme[]
}
export type TableDoubt = { day: number; minutes: number; metres: number }

/** Our estimate has never been further from an edition of the table we know. */
const DOUBTFUL_MINUTES = 45
const DOUBTFUL_METRES = 0.5

/** Days that a table tells already, and otherwise. The same values again are no conflict. */
export function conflictsOf(days: Days, present: OfficialDays): TableConflict[] {
  return [...days].flatMap(([day, imported]) => {
    const known = present.get(day)
    return known && !isDeepStrictEqual(known.extremes, imported)
      ? [{ day, tableId: known.tableId, present: known.extremes, imported }]
      : []
  })
}

/** Days far from our own estimate: most likely of another port, year or time zone. */
export function doubtsOf(days: Days): TableDoubt[] {
  return [...days].flatMap(([day, extremes]) => {
    const predicted = predictedAround(day)
    const gaps = extremes.map((extreme) => gapTo(extreme, predicted))
    const minutes = Math.max(...gaps.map((gap) => gap.minutes))
    const metres = Math.max(...gaps.map((gap) => gap.metres))
    return minutes > DOUBTFUL_MINUTES || metres > DOUBTFUL_METRES ? [{ day, minutes, metres }] : []
  })
}

function predictedAround(day: number): Extreme[] {
  return [-1, 0, 1].flatMap((distance) =>
    predictExtremes(day + distance).map((extreme) => ({
      ...extreme,
      minute: extreme.minute + distance * 1440,
    })),
  )
}

function gapTo(extreme: Extreme, predicted: readonly Extreme[]) {
  const gaps = predicted
    .filter(({ kind }) => kind === extreme.kind)
    .map(({ minute, heightM }) => ({
      minutes: Math.round(Math.abs(minute - extreme.minute)),
      metres: Math.abs(heightM - extreme.heightM),
    }))
  return gaps.reduce((best, gap) => (gap.minutes < best.minutes ? gap : best))
}
