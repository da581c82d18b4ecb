import { MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import type { ChartSize, Scale } from './chart.rules.ts'
import type { Span } from './tide-now.rules.ts'
import { axisDayText } from './tide-text.rules.ts'

const GRID_METRES = [0, 1, 2, 3, 4, 5]
const TICK_MINUTES = 180
/** Letters of the longest words of a day, "amanhã, sáb."; nearer to an edge they move inwards. */
const DAY_LETTERS = 7
const HOUR_LETTERS = 1.2

type PartProps = { size: ChartSize; scale: Scale }

/** Metres, behind the water. */
export function ChartGrid({ size, scale: { y } }: PartProps) {
  if (!size.hasGrid) return null
  return GRID_METRES.map((metres) => (
    <g key={metres}>
      <line x1={size.left} x2={size.width} y1={y(metres)} y2={y(metres)} className="stroke-line" />
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
}

/** Hours, the midnight between two days with their names, and the sun, before the water. */
export function ChartAxis({ span, suns, now, size, scale }: AxisProps) {
  const { x, base } = scale
  const first = Math.ceil(span.from / TICK_MINUTES) * TICK_MINUTES
  const count = Math.floor((span.to - first) / TICK_MINUTES) + 1
  const ticks = Array.from({ length: count }, (_, n) => first + n * TICK_MINUTES)
  const midnight = ticks.find((at) => at % MINUTES_PER_DAY === 0 && at > span.from && at < span.to)
  return (
    <>
      <line
        x1={size.left}
        x2={size.width}
        y1={base}
        y2={base}
        strokeWidth="1.5"
        className="stroke-mar-900"
      />
      {ticks.map((at) => (
        <Tick key={at} at={at} span={span} size={size} scale={scale} isNamed={at !== midnight} />
      ))}
      {midnight !== undefined && now !== null ? (
        <Midnight at={midnight} now={now} size={size} scale={scale} />
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

type TickProps = PartProps & { at: number; span: Span; isNamed: boolean }

function Tick({ at, span, size, scale: { x, base }, isNamed }: TickProps) {
  const reach = size.font * HOUR_LETTERS
  const isEdge = at === span.from || at === span.to
  const anchor = at === span.from ? 'start' : at === span.to ? 'end' : 'middle'
  // One that would hang over the edge stays without its hour.
  const fits = isEdge || (x(at) - reach >= size.left && x(at) + reach <= size.width)
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
      {isNamed && fits ? (
        <text x={x(at)} y={base + 21} fontSize={size.font} textAnchor={anchor}>
          {hour === 0 && at === span.to ? 24 : hour}h
        </text>
      ) : null}
    </g>
  )
}

/** "hoje ┆ amanhã, sex.": each on its side, and both inside the drawing. */
function Midnight({ at, now, size, scale: { x, base } }: PartProps & { at: number; now: number }) {
  const right = Math.min(x(at) + 6, size.width - size.font * DAY_LETTERS)
  const left = right - 12
  return (
    <>
      <line
        x1={x(at)}
        x2={x(at)}
        y1={size.top - 10}
        y2={base + 24}
        strokeDasharray="3 3"
        className="stroke-mar-900"
      />
      {left - size.left > size.font * 3 ? (
        <text x={left} y={base + 40} fontSize={size.font} textAnchor="end">
          {axisDayText(at - 1, now)}
        </text>
      ) : null}
      <text x={right} y={base + 40} fontSize={size.font} className="fill-ink font-semibold">
        {axisDayText(at, now)}
      </text>
    </>
  )
}
