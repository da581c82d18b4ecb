import type {
  TideDay as Presented,
  TideExtreme,
  TideSource,
} from '@portal/contract/city/tides/tide'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { noCarWindows } from './car-on-sand.rules.ts'
import type { Extreme } from './harmonic-tide.rules.ts'
import { CURVE_STEP_MINUTES, type TideDay } from './named-tide.rules.ts'
import { skyOf } from './sky.rules.ts'
import type { TableName } from './tides.store.ts'

const LAST_MINUTE = 1439
const centimetres = (metres: number) => Math.round(metres * 100) / 100

export function presentExtreme({ minute, heightM, kind }: Extreme): TideExtreme {
  return {
    minute: Math.min(Math.round(minute), LAST_MINUTE),
    height_m: centimetres(heightM),
    kind,
  }
}

export function presentTideDay(
  { day, tableId, extremes, curve, slots }: TideDay,
  tables: ReadonlyMap<string, TableName>,
  levels: readonly number[],
): Presented {
  const { sunrise, sunset, moon } = skyOf(day)
  return {
    date: isoDateOfDay(day),
    source: sourceOf(tableId, tables),
    extremes: extremes.map(presentExtreme),
    curve: curve.map(centimetres),
    curve_step_minutes: CURVE_STEP_MINUTES,
    no_car: levels.map((level) => ({ level_m: level, windows: noCarWindows(slots, level) })),
    sunrise,
    sunset,
    moon: {
      phase: moon.phase,
      next: { phase: moon.next.phase, date: isoDateOfDay(moon.next.day) },
    },
  }
}

function sourceOf(tableId: string | null, tables: ReadonlyMap<string, TableName>): TideSource {
  const table = tableId ? tables.get(tableId) : undefined
  return table
    ? { kind: 'official', name: table.name, edition: table.edition }
    : { kind: 'estimate' }
}
