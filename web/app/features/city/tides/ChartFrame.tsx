import { weekdayText } from '@portal/contract/city/tides/tide.texts'
import type { Span } from '@portal/contract/city/tides/tide-now-rules'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { dayOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import type { ChartSize, Scale } from './chart.rules.ts'

const GRID_METRES = [0, 1, 2, 3, 4, 5]
const TICK_MINUTES = 180
const HOUR_LETTERS = 1.2

type PartProps = { size: ChartSize; scale: Scale }

/** Metres, behind the water. */
export function ChartGrid({ size, scale: { y } }: PartProps) {
  if (!size.hasGrid) return null
  return GRID_METRES.map((metres) => (
    <g key={metres}>
      <line
        x1={size.left}
        x2={size.width - size.right}
        y1={y(metres)}
        y2={y(metres)}
        className="stroke-line"
      />
      <text x={size.left - 14} y={y(metres) + 5} fontSize={size.font} textAnchor="end">
        {metres} m
      </text>
    </g>
  ))
}

type AxisProps = PartProps & {
  span: Span
  /** Where the sun rises or sets. */
  suns: readonly number[]
  /** Null on any other day than today: its midnight needs no words. */
  now: number | null
  /** Threads that go down through the hours: one that they touch stays away. */
  threads: readonly number[]
}

/** Hours, the midnight between two days with their names, and the sun, before the water. */
export function ChartAxis({ span, suns, now, threads, size, scale }: AxisProps) {
  const { x, base } = scale
  const first = Math.ceil(span.from / TICK_MINUTES) * TICK_MINUTES
  const count = Math.floor((span.to - first) / TICK_MINUTES) + 1
  const ticks = Array.from({ length: count }, (_, n) => first + n * TICK_MINUTES)
  const midnight = ticks.find((at) => at % MINUTES_PER_DAY === 0 && at > span.from && at < span.to)
  const day = midnight === undefined || now === null ? null : dayPlace(x(midnight), threads, size)
  const taken = day === null ? threads : [...threads, day - size.font, day, day + size.font]
  return (
    <>
      <line
        x1={size.left}
        x2={size.width - size.right}
        y1={base}
        y2={base}
        strokeWidth="1.5"
        className="stroke-mar-900"
      />
      {ticks.map((at) => (
        <Tick key={at} {...{ at, span, size, scale }} threads={taken} isNamed={at !== midnight} />
      ))}
      {midnight !== undefined && now !== null ? (
        <Midnight at={midnight} {...{ day, size, scale }} />
      ) : null}
      {suns.map((at) => (
        <circle
          key={at}
          cx={x(at)}
          cy={base}
          r="5.5"
          className="fill-sol-400 stroke-[1.5] stroke-mar-950"
        />
      ))}
    </>
  )
}

type TickProps = PartProps & {
  at: number
  span: Span
  isNamed: boolean
  threads: readonly number[]
}

function Tick({ at, span, size, scale: { x, base }, isNamed, threads }: TickProps) {
  const reach = size.font * HOUR_LETTERS
  const isEdge = at === span.from || at === span.to
  const anchor = at === span.from ? 'start' : at === span.to ? 'end' : 'middle'
  const end = size.width - size.right
  // One that would hang over the edge stays without its hour.
  const fits = isEdge || (x(at) - reach >= size.left && x(at) + reach <= end)
  const hour = (at % MINUTES_PER_DAY) / 60
  return (
    <g>
      <line
        x1={x(at)}
        x2={x(at)}
        y1={base}
        y2={base + 5}
        strokeWidth="1.5"
        className="stroke-mar-900"
      />
      {isNamed && fits && isClear(x(at), threads, reach) ? (
        <text x={x(at)} y={base + 19} fontSize={size.font} textAnchor={anchor}>
          {hour === 0 && at === span.to ? 24 : hour}h
        </text>
      ) : null}
    </g>
  )
}

const isClear = (x: number, threads: readonly number[], reach: number) =>
  threads.every((thread) => Math.abs(thread - x) > reach + 3)

/** The middle of "dom.": at its midnight, or on the right of a thread that goes down there. */
function dayPlace(midnight: number, threads: readonly number[], size: ChartSize): number | null {
  const half = size.font * 1.2
  const places = [midnight, ...threads.map((thread) => Math.max(thread, midnight) + half + 4)]
  const free = places
    .filter((place) => isClear(place, threads, half) && place - half >= size.left)
    .sort((a, b) => a - b)[0]
  return free === undefined || free + half > size.width ? null : free
}

type MidnightProps = PartProps & { at: number; day: number | null }

/** Where the next day begins: its name stands in the row of the hours. */
function Midnight({ at, day, size, scale: { x, base } }: MidnightProps) {
  return (
    <>
      <line
        x1={x(at)}
        x2={x(at)}
        y1={size.top - 8}
        y2={base + 5}
        strokeDasharray="3 3"
        className="stroke-mar-900"
      />
      {day === null ? null : (
        <text
          x={day}
          y={base + 19}
          fontSize={size.font}
          textAnchor="middle"
          className="fill-ink font-semibold"
        >
          {weekdayText(isoDateOfDay(dayOfWallMinute(at)))}
        </text>
      )}
    </>
  )
}
