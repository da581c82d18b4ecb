import type { TideDay } from '@portal/contract/tides/tide'
import { useId } from 'react'
import { ChartAxis, ChartGrid } from './ChartFrame.tsx'
import {
  areaPath,
  CHART_SIZES,
  type ChartSize,
  limitAnchor,
  linePath,
  NOW_HEIGHT,
  NOW_WIDTH,
  nowTop,
  type Scale,
  scaleOf,
  waterAnchor,
  within,
} from './chart.rules.ts'
import { chartLabel } from './chart-label.ts'
import { heightAt, type Span, startOf, type Water, watersOf, windowsOf } from './tide-now.rules.ts'
import { MIDNIGHT, metresText, minuteText } from './tide-text.rules.ts'
import { tidesTexts as texts } from './tides.texts.ts'

export type TideChartProps = {
  days: readonly TideDay[]
  /** What is drawn: around now, or another day. */
  span: Span
  now: number
  levelM: number | null
  /** The level is made up, for a demonstration. */
  isExample?: boolean | undefined
  /** Beside words, not across the page: it never gets its largest drawing. */
  isNarrow?: boolean
}

const SHOWN = { s: 'md:hidden', m: 'hidden md:block lg:hidden', l: 'hidden lg:block' } as const
const SHOWN_NARROW = { s: 'md:hidden', m: 'hidden md:block', l: null } as const

/** The tide of a day's length, drawn on the server too: it needs no script. */
export function TideChart({ isNarrow = false, ...chart }: TideChartProps) {
  const shown = isNarrow ? SHOWN_NARROW : SHOWN
  const { days, span, now } = chart
  const label = chartLabel(days, span, now, isNowIn(span, now))
  return (
    <div>
      {CHART_SIZES.filter(({ name }) => shown[name]).map((size) => (
        <div key={size.name} className={shown[size.name] ?? ''}>
          <Chart {...chart} size={size} label={label} />
        </div>
      ))}
    </div>
  )
}

type SizedChartProps = Omit<TideChartProps, 'isNarrow'> & { size: ChartSize; label: string }

function Chart({ days, span, now, levelM, isExample, label, size }: SizedChartProps) {
  const id = useId()
  const scale = scaleOf(days, size, span)
  const showsNow = isNowIn(span, now)
  const windows =
    levelM === null ? [] : windowsOf(days, levelM).flatMap((window) => within(window, span) ?? [])
  const next = windows.find(({ from }) => from > Math.max(showsNow ? now : 0, span.from))
  const waters = watersOf(days).filter(({ at }) => at >= span.from && at < span.to)
  const middle = showsNow ? now : span.from
  const { x, base } = scale
  const lines = [...(next ? [x(next.from)] : []), ...(showsNow ? [x(now)] : [])]
  const marks = { waters, lines, size, scale }
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
      className="num w-full overflow-visible fill-muted font-text"
    >
      <ChartDefs id={id} />
      <ChartGrid size={size} scale={scale} />
      {windows.map(({ from, to }) => (
        <rect
          key={from}
          x={x(from)}
          y={size.top - 14}
          width={x(to) - x(from)}
          height={base - size.top + 14}
          fill={`url(#${id}h)`}
        />
      ))}
      <path d={areaPath(days, scale, span)} fill={`url(#${id}w)`} />
      {windows.map((window) => (
        <path key={window.from} d={areaPath(days, scale, window)} fill={`url(#${id}d)`} />
      ))}
      {levelM === null ? null : <Limit levelM={levelM} isExample={isExample} {...marks} />}
      {showsNow ? (
        <path
          d={linePath(days, scale, { from: span.from, to: now })}
          className="fill-none stroke-[3] stroke-mar-600/50"
        />
      ) : null}
      <path
        d={linePath(days, scale, { from: middle, to: span.to })}
        strokeLinejoin="round"
        className="fill-none stroke-[3.5] stroke-mar-700"
      />
      <ChartAxis
        span={span}
        suns={sunsOf(days).filter((at) => at > span.from && at < span.to)}
        now={showsNow ? now : null}
        size={size}
        scale={scale}
      />
      {next ? <Deadline at={next.from} size={size} scale={scale} /> : null}
      {showsNow ? <NowMark days={days} now={now} {...marks} /> : null}
      <Waters {...marks} />
    </svg>
  )
}

const isNowIn = ({ from, to }: Span, now: number) => now >= from && now < to

const sunsOf = (days: readonly TideDay[]) =>
  days.flatMap((day) => [startOf(day) + day.sunrise, startOf(day) + day.sunset])

type PartProps = { size: ChartSize; scale: Scale }
/** With the upright lines that words keep clear of. */
type MarkProps = PartProps & { waters: readonly Water[]; lines: readonly number[] }

type LimitProps = MarkProps & { levelM: number; isExample?: boolean | undefined }

function Limit({ levelM, isExample, waters, lines, size, scale }: LimitProps) {
  const y = scale.y(levelM)
  return (
    <>
      <line
        x1={size.left}
        x2={size.width}
        y1={y}
        y2={y}
        strokeWidth="1.5"
        strokeDasharray="1 5"
        strokeLinecap="round"
        className="stroke-mar-950"
      />
      <text {...limitAnchor(waters, scale, size, lines)} y={y - 8} fontSize={size.font}>
        {(isExample ? texts.limitOfExample : texts.limit)(metresText(levelM))}
      </text>
    </>
  )
}

function Waters({ waters, lines, size, scale }: MarkProps) {
  return waters.map((water) => {
    const { at, height_m, kind } = water
    const [x, y] = [scale.x(at), scale.y(height_m)]
    return (
      <g key={at}>
        <circle cx={x} cy={y} r="4" className="fill-areia-50 stroke-[2.5] stroke-mar-700" />
        <text
          {...waterAnchor(water, scale, size, lines)}
          y={kind === 'high' ? y - 12 : y + size.font + 10}
          fontSize={size.font + 1}
        >
          <tspan className="fill-ink font-bold">{minuteText(at, MIDNIGHT)}</tspan>{' '}
          {metresText(height_m)}
        </text>
      </g>
    )
  })
}

/** sol-400 means a deadline: "14h10". */
function Deadline({ at, size, scale }: PartProps & { at: number }) {
  const x = scale.x(at)
  const width = size.font * 4
  const height = size.font * 1.9
  // On the side where there is room.
  const left = x - width < size.left ? x : x - width
  return (
    <>
      <line x1={x} x2={x} y1={4} y2={scale.base} strokeWidth="2" className="stroke-mar-950" />
      <rect x={left} y={0} width={width} height={height} rx="8" className="fill-sol-400" />
      <text
        x={left + width / 2}
        y={height / 2 + size.font * 0.36}
        fontSize={size.font + 1}
        textAnchor="middle"
        className="fill-ink font-bold"
      >
        {minuteText(at, MIDNIGHT)}
      </text>
    </>
  )
}

type NowMarkProps = MarkProps & { days: readonly TideDay[]; now: number }

function NowMark({ days, waters, lines, now, size, scale }: NowMarkProps) {
  const [x, y] = [scale.x(now), scale.y(heightAt(days, now))]
  const width = size.font * NOW_WIDTH
  const height = size.font * NOW_HEIGHT
  const left = Math.min(Math.max(x - width / 2, size.left), size.width - width)
  const top = nowTop(waters, { x, y }, scale, size, lines)
  return (
    <>
      <line
        x1={x}
        x2={x}
        y1={Math.min(top + height, y)}
        y2={scale.base}
        strokeWidth="1.5"
        className="stroke-mar-950"
      />
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        rx={height / 2}
        className="fill-mar-950"
      />
      <text
        x={left + width / 2}
        y={top + height / 2 + size.font * 0.36}
        fontSize={size.font}
        textAnchor="middle"
        className="fill-white font-semibold"
      >
        {texts.nowMark(minuteText(now, MIDNIGHT))}
      </text>
      <circle cx={x} cy={y} r="8" className="fill-sol-400 stroke-[2.5] stroke-mar-950" />
    </>
  )
}

/** Water by day, deeper water while no car may be there, and the hatching above it. */
function ChartDefs({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}w`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#A9DEE7" />
        <stop offset="1" stopColor="#DDF2F5" />
      </linearGradient>
      <linearGradient id={`${id}d`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#6FC6D6" />
        <stop offset="1" stopColor="#B4E0E8" />
      </linearGradient>
      <pattern
        id={`${id}h`}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="8" height="8" fill="#FFF3D1" />
        <rect width="2.5" height="8" fill="#FFC53D" opacity=".6" />
      </pattern>
    </defs>
  )
}
