import type { TideDay } from '@portal/contract/city/tides/tide'
import {
  dayHeading,
  dayWord,
  isSameDay,
  MIDNIGHT,
  metresText,
  minuteText,
} from '@portal/contract/city/tides/tide.texts'
import { nextSun, nextWater, startOf, watersOf } from '@portal/contract/city/tides/tide-now-rules'

/** A figure of the card; `more` says its day unless a heading says it for all of them. */
export type TideFact = {
  kind: 'high' | 'low' | 'sunrise' | 'sunset'
  at: number
  value: string
  more: string
}

/** The next high and low water and the next turn of the sun, in their order; or those of another day. */
export function factsFrom(days: readonly TideDay[], now: number, other: TideDay | null) {
  const found = (other ? ofDay(other) : ahead(days, now)).sort((one, two) => one.at - two.at)
  const [first] = found
  if (!first) return { heading: null, facts: [] }
  const isOneDay = found.every(({ at }) => isSameDay(at, first.at))
  const heading = isOneDay && !isSameDay(first.at, now) ? dayHeading(first.at, now) : null
  return {
    heading,
    facts: found.map(({ kind, at, height }): TideFact => {
      const day = heading ? null : dayWord(at, now)
      return {
        kind,
        at,
        value: minuteText(at, MIDNIGHT),
        more: [height, day].filter(Boolean).join(', '),
      }
    }),
  }
}

type Found = { kind: TideFact['kind']; at: number; height: string | null }

function ahead(days: readonly TideDay[], now: number): Found[] {
  const waters = (['high', 'low'] as const).flatMap((kind) => nextWater(days, now, kind) ?? [])
  const sun = nextSun(days, now)
  return [
    ...waters.map(({ kind, at, height_m }) => ({ kind, at, height: metresText(height_m) })),
    ...(sun ? [{ ...sun, height: null }] : []),
  ]
}

function ofDay(day: TideDay): Found[] {
  const waters = (['high', 'low'] as const).flatMap(
    (kind) => watersOf([day]).find((water) => water.kind === kind) ?? [],
  )
  return [
    ...waters.map(({ kind, at, height_m }) => ({ kind, at, height: metresText(height_m) })),
    { kind: 'sunset', at: startOf(day) + day.sunset, height: null },
  ]
}
