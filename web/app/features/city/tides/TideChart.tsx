import type { TideDay } from '@portal/contract/city/tides/tide'
import { MIDNIGHT, metresText, minuteText } from '@portal/contract/city/tides/tide.texts'
import {
  heightAt,
  type Span,
  startOf,
  type Water,
  watersOf,
  windowsOf,
} from '@portal/contract/city/tides/tide-now-rules'
import { useId } from 'react'
import { ChartAxis, ChartGrid } from './ChartFrame.tsx'
import {
  areaPath,
  CHART_SIZES,
  type ChartSize,
  type Label,
  linePath,
  namedWaters,
  pillWidth,
  reachOf,
  type Scale,
  scaleOf,
  spread,
  waterWidth,
  within,
} from './chart.rules.ts'
import { chartLabel } from './chart-label.ts'
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

const PHONES = { xs: 'min-[22.5rem]:hidden', s: 'hidden min-[22.5rem]:block md:hidden' } as const
const SHOWN = { ...PHONES, m: 'hidden md:block lg:hidden', l: 'hidden lg:block' } as const
const SHOWN_NARROW = { ...PHONES, m: 'hidden md:block', l: null } as const

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
  const waters = watersOf(days).filter(({ at }) => at >= span.from && at < span.to)
  const middle = showsNow ? now : span.from
  const { x, base } = scale
  const pills = spread(
    [
      ...(showsNow ? [nowPill(days, now, size, scale)] : []),
      ...deadlinePills(windows, showsNow ? now : null, span, levelM ?? 0, size, scale),
    ],
    { left: 0, width: size.width },
  )
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
      className="num w-full fill-muted font-text"
    >
      <ChartDefs id={id} />
      <ChartGrid size={size} scale={scale} />
      {windows.map(({ from, to }) => (
        <rect
          key={from}
          x={x(from)}
          y={size.top - 8}
          width={x(to) - x(from)}
          height={base - size.top + 8}
          fill={`url(#${id}h)`}
        />
      ))}
      <path d={areaPath(days, scale, span)} fill={`url(#${id}w)`} />
      {windows.map((window) => (
        <path key={window.from} d={areaPath(days, scale, window)} fill={`url(#${id}d)`} />
      ))}
      {levelM === null ? null : <Limit {...{ levelM, isExample, size, scale }} />}
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
        threads={pills.flatMap((pill) => [pill.point, reachOf(pill)])}
        size={size}
        scale={scale}
      />
      <Waters waters={waters} now={showsNow ? now : null} size={size} scale={scale} />
      {pills.map((pill) => (
        <Pill key={pill.kind} {...pill} size={size} scale={scale} />
      ))}
    </svg>
  )
}

const isNowIn = ({ from, to }: Span, now: number) => now >= from && now < to

const sunsOf = (days: readonly TideDay[]) =>
  days.flatMap((day) => [startOf(day) + day.sunrise, startOf(day) + day.sunset])

type PartProps = { size: ChartSize; scale: Scale }

type LimitProps = PartProps & { levelM: number; isExample?: boolean | undefined }

/** Its line goes through the drawing, its words stand on the right of it. */
function Limit({ levelM, isExample, size, scale }: LimitProps) {
  const y = scale.y(levelM)
  const end = size.width - size.right
  return (
    <>
      <line
        x1={size.left}
        x2={end + 4}
        y1={y}
        y2={y}
        strokeWidth="1.5"
        strokeDasharray="1 5"
        strokeLinecap="round"
        className="stroke-mar-950"
      />
      <text x={end + 8} y={y - 2} fontSize={size.font}>
        {texts.limit}
      </text>
      <text x={end + 8} y={y + size.font} fontSize={size.font} className="fill-ink font-bold">
        {metresText(levelM)}
      </text>
      {isExample ? (
        <text x={end + 8} y={y + 2 * size.font} fontSize={size.font - 2}>
          {texts.example}
        </text>
      ) : null}
    </>
  )
}

type WatersProps = PartProps & { waters: readonly Water[]; now: number | null }

/** Every one is a point; those that are named stand over the drawing, each at the end of its thread. */
function Waters({ waters, now, size, scale }: WatersProps) {
  const wanted = namedWaters(waters, now).map((water) => ({
    water,
    point: scale.x(water.at),
    width: waterWidth(size),
  }))
  const labels = spread(wanted, { left: 0, width: size.width })
  return (
    <>
      {labels.map((label) => (
        <WaterLabel key={label.water.at} {...label} size={size} scale={scale} />
      ))}
      {waters.map(({ at, height_m }) => (
        <circle
          key={at}
          cx={scale.x(at)}
          cy={scale.y(height_m)}
          r="4"
          className="fill-areia-50 stroke-[2.5] stroke-mar-700"
        />
      ))}
    </>
  )
}

function WaterLabel({ water, size, scale, ...label }: PartProps & Label & { water: Water }) {
  const { kind, at, height_m } = water
  const { font, hasSigns } = size
  const { point, left } = label
  const words = left + (hasSigns ? font * 1.05 : 0)
  const foot = font * 2.75
  const sign = kind === 'high' ? `M0 ${font * 0.85}l5 -8 5 8z` : `M0 ${font * 0.85 - 8}l5 8 5 -8z`
  return (
    <g>
      <path
        d={`M${reachOf(label)} ${foot}V${foot + 4}L${point} ${foot + 9}V${scale.y(height_m)}`}
        className="fill-none stroke-edge"
      />
      {hasSigns ? (
        <path d={sign} transform={`translate(${left} 0)`} className="fill-mar-700" />
      ) : null}
      <text x={words} y={font} fontSize={font + 1} className="fill-ink font-bold">
        {minuteText(at, MIDNIGHT)}
      </text>
      <text x={words} y={font * 2.25} fontSize={font}>
        {metresText(height_m)}
      </text>
    </g>
  )
}

type PillProps = Label & { kind: 'now' | 'deadline'; words: string; y: number }

function nowPill(days: readonly TideDay[], now: number, size: ChartSize, scale: Scale) {
  const words = texts.nowMark(minuteText(now, MIDNIGHT))
  const y = scale.y(heightAt(days, now))
  return { kind: 'now' as const, words, y, point: scale.x(now), width: pillWidth(words, size) }
}

/** sol-400 means a deadline: until when a car may stay, or from when it may come back. */
function deadlinePills(
  windows: readonly Span[],
  now: number | null,
  span: Span,
  levelM: number,
  size: ChartSize,
  scale: Scale,
) {
  const current = windows.find(({ from, to }) => now !== null && from <= now && now < to)
  const next = windows.find(({ from }) => from > Math.max(now ?? 0, span.from))
  const at = current ? current.to : next?.from
  if (at === undefined || at >= span.to) return []
  const time = minuteText(at, MIDNIGHT)
  const words = current ? texts.carFrom(time) : texts.carUntil(time)
  const width = pillWidth(words, size)
  return [{ kind: 'deadline' as const, words, y: scale.y(levelM), point: scale.x(at), width }]
}

/** Under the hours, at the end of a thread that bends where another pill is in its way. */
function Pill({ kind, words, y, size, scale, ...label }: PartProps & PillProps) {
  const { point, left, width } = label
  const top = scale.base + size.font * 2.75
  const height = size.font * 2
  const isNow = kind === 'now'
  return (
    <g>
      <path
        d={`M${point} ${y}V${scale.base + 7}L${reachOf(label)} ${top}`}
        strokeWidth="1.5"
        className="fill-none stroke-mar-950"
      />
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        rx={isNow ? height / 2 : 8}
        className={isNow ? 'fill-mar-950' : 'fill-sol-400'}
      />
      <text
        x={left + width / 2}
        y={top + height / 2 + size.font * 0.36}
        fontSize={size.font}
        textAnchor="middle"
        className={isNow ? 'fill-white font-semibold' : 'fill-ink font-semibold'}
      >
        {words}
      </text>
      {isNow ? (
        <circle cx={point} cy={y} r="7" className="fill-sol-400 stroke-[2.5] stroke-mar-950" />
      ) : (
        <rect
          x={point - 5}
          y={y - 5}
          width="10"
          height="10"
          rx="2"
          className="fill-sol-400 stroke-[2] stroke-mar-950"
        />
      )}
    </g>
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
