import { MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import type { TideDay } from '@portal/contract/tides/tide'
import { useId } from 'react'
import { ChartDefs } from './ChartDefs.tsx'
import { ChartAxis, ChartGrid } from './ChartFrame.tsx'
import {
  anchorOf,
  areaPath,
  CHART_SIZES,
  type ChartSize,
  linePath,
  NOW_HEIGHT,
  NOW_WIDTH,
  nowTop,
  type Scale,
  scaleOf,
} from './chart.rules.ts'
import { heightAt } from './tide-now.rules.ts'
import { metresText, minuteText } from './tide-text.rules.ts'
import { tidesTexts as texts } from './tides.texts.ts'

export type TideChartProps = {
  day: TideDay
  /** Of the same week: the scale is theirs. */
  days: readonly TideDay[]
  /** Minute of the day it is; null on any other day than today. */
  now: number | null
  levelM: number | null
  label: string
  /** Beside words, not across the page: it never gets its largest drawing. */
  isNarrow?: boolean
}

const SHOWN = { s: 'md:hidden', m: 'hidden md:block lg:hidden', l: 'hidden lg:block' } as const
const SHOWN_NARROW = { s: 'md:hidden', m: 'hidden md:block', l: null } as const

/** The tide of a day, drawn on the server too: it needs no script. */
export function TideChart({ isNarrow = false, ...chart }: TideChartProps) {
  const shown = isNarrow ? SHOWN_NARROW : SHOWN
  return (
    <div>
      {CHART_SIZES.filter(({ name }) => shown[name]).map((size) => (
        <div key={size.name} className={shown[size.name] ?? ''}>
          <Chart {...chart} size={size} />
        </div>
      ))}
    </div>
  )
}

type SizedChartProps = Omit<TideChartProps, 'isNarrow'> & { size: ChartSize }

function Chart({ day, days, now, levelM, label, size }: SizedChartProps) {
  const id = useId()
  const scale = scaleOf(days, size)
  const windows = day.no_car.find(({ level_m }) => level_m === levelM)?.windows ?? []
  const next = windows.find(({ from }) => from > (now ?? 0) && from > 0)
  const { x, base } = scale
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
      <path d={areaPath(day, scale, 0, MINUTES_PER_DAY)} fill={`url(#${id}w)`} />
      {windows.map(({ from, to }) => (
        <path key={from} d={areaPath(day, scale, from, to)} fill={`url(#${id}d)`} />
      ))}
      {levelM === null ? null : <Limit levelM={levelM} size={size} scale={scale} />}
      {now === null ? null : (
        <path d={linePath(day, scale, 0, now)} className="fill-none stroke-[3] stroke-mar-600/50" />
      )}
      <path
        d={linePath(day, scale, now ?? 0, MINUTES_PER_DAY)}
        strokeLinejoin="round"
        className="fill-none stroke-[3.5] stroke-mar-700"
      />
      <ChartAxis day={day} size={size} scale={scale} />
      <Waters day={day} size={size} scale={scale} />
      {next ? <Deadline minute={next.from} size={size} scale={scale} /> : null}
      {now === null ? null : <NowMark day={day} now={now} size={size} scale={scale} />}
    </svg>
  )
}

type PartProps = { size: ChartSize; scale: Scale }

function Limit({ levelM, size, scale }: PartProps & { levelM: number }) {
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
      <text x={size.width} y={y - 8} fontSize={size.font} textAnchor="end">
        {texts.limit(metresText(levelM))}
      </text>
    </>
  )
}

function Waters({ day, size, scale }: PartProps & { day: TideDay }) {
  return day.extremes.map(({ minute, height_m, kind }) => {
    const [x, y] = [scale.x(minute), scale.y(height_m)]
    return (
      <g key={minute}>
        <circle cx={x} cy={y} r="4" className="fill-areia-50 stroke-[2.5] stroke-mar-700" />
        <text
          {...anchorOf(x, size, size.font * 3.4)}
          y={kind === 'high' ? y - 12 : y + size.font + 10}
          fontSize={size.font + 1}
        >
          <tspan className="fill-ink font-bold">{minuteText(minute)}</tspan> {metresText(height_m)}
        </text>
      </g>
    )
  })
}

/** sol-400 means a deadline: "14h10". */
function Deadline({ minute, size, scale }: PartProps & { minute: number }) {
  const x = scale.x(minute)
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
        {minuteText(minute)}
      </text>
    </>
  )
}

function NowMark({ day, now, size, scale }: PartProps & { day: TideDay; now: number }) {
  const [x, y] = [scale.x(now), scale.y(heightAt(day, now))]
  const width = size.font * NOW_WIDTH
  const height = size.font * NOW_HEIGHT
  const left = Math.min(Math.max(x - width / 2, size.left), size.width - width)
  const top = nowTop(day, { x, y }, scale, size)
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
        {texts.nowMark(minuteText(now))}
      </text>
      <circle cx={x} cy={y} r="8" className="fill-sol-400 stroke-[2.5] stroke-mar-950" />
    </>
  )
}
