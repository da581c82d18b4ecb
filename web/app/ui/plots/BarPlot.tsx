import clsx from 'clsx'
import { scaleFor } from './scale.rules.ts'

export type PlotBar = {
  id: string
  /** Under the bar: "sáb", "16 jul." */
  label: string
  now: number
  /** Of the last period; null where nothing is compared. */
  before: number | null
  /** The day that goes on: yellow. */
  isUnfinished?: boolean
}

type BarPlotProps = {
  bars: readonly PlotBar[]
  /** What the picture says, for who does not see it; its table stands below. */
  label: string
  /** How many of its labels a phone has room for: every nth is shown there. */
  every?: number
}

const count = new Intl.NumberFormat('pt-BR')
const HEIGHT = 150
/** Room for the value above the highest bar, and for the labels below. */
const ABOVE = 22
const BELOW = 26
const BASE = ABOVE + HEIGHT
const LINES = [3, 2, 1, 0]
/** More bars than this have thin ones, and on phones only the highest says its value. */
const WIDE_BARS = 7
const DIGIT = 8

/**
 * Bars from zero, in SVG whose widths are parts of the place it has: text is never scaled. The last
 * period stands pale behind each bar.
 */
export function BarPlot({ bars, label, every = 1 }: BarPlotProps) {
  const largest = Math.max(0, ...bars.map(({ now, before }) => Math.max(now, before ?? 0)))
  const { step, top } = scaleFor(largest)
  const peak = bars.findIndex(({ now }) => now === Math.max(...bars.map((one) => one.now)))
  const heightOf = (value: number) => (value / top) * HEIGHT
  const isCompared = bars.some(({ before }) => before !== null)
  const slot = 100 / Math.max(1, bars.length)
  const thick = slot * (isCompared ? (bars.length <= 12 ? 0.26 : 0.36) : 0.56)
  const axis = count.format(top).length * DIGIT + 6
  return (
    <div role="img" aria-label={label} className="num grid grid-cols-[auto_minmax(0,1fr)]">
      <svg aria-hidden="true" width={axis} height={BASE + BELOW} className="fill-muted text-xs">
        {LINES.map((line) => (
          <text key={line} x={axis - 6} y={BASE - heightOf(line * step) + 4} textAnchor="end">
            {count.format(line * step)}
          </text>
        ))}
      </svg>
      {/* The name of the first bar may be wider than the bar. */}
      <svg
        aria-hidden="true"
        width="100%"
        height={BASE + BELOW}
        className="overflow-visible text-xs"
      >
        {LINES.map((line) => (
          <line
            key={line}
            x1="0"
            x2="100%"
            y1={BASE - heightOf(line * step)}
            y2={BASE - heightOf(line * step)}
            className={line === 0 ? 'stroke-edge' : 'stroke-line'}
          />
        ))}
        {bars.map(({ id, label: name, now, before, isUnfinished }, place) => {
          const middle = slot * (place + 0.5)
          const left = isCompared ? middle + slot * 0.02 : middle - thick / 2
          const isSaidAlways = bars.length <= WIDE_BARS || place === peak
          const isNamedAlways = place % every === 0
          return (
            <g key={id}>
              {before === null ? null : (
                <rect
                  x={`${middle - slot * 0.02 - thick}%`}
                  width={`${thick}%`}
                  y={BASE - heightOf(before)}
                  height={heightOf(before)}
                  rx="2"
                  className="fill-areia-200"
                />
              )}
              <rect
                x={`${left}%`}
                width={`${thick}%`}
                y={BASE - heightOf(now)}
                height={heightOf(now)}
                rx="2"
                className={isUnfinished ? 'fill-sol-400' : 'fill-mar-600'}
              />
              <text
                x={`${left + thick / 2}%`}
                y={BASE - heightOf(now) - 6}
                textAnchor="middle"
                className={clsx('fill-ink font-semibold', !isSaidAlways && 'max-lg:hidden')}
              >
                {count.format(now)}
              </text>
              <text
                x={`${middle}%`}
                y={BASE + 18}
                textAnchor="middle"
                className={clsx(
                  isUnfinished ? 'fill-ink font-bold' : 'fill-muted',
                  !isNamedAlways && 'max-lg:hidden',
                )}
              >
                {name}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

type LegendProps = { now: string; before: string; unfinished?: string | undefined }

/** Which colour is which; the sand one has an edge, or it would be lost on white. */
export function PlotLegend({ now, before, unfinished }: LegendProps) {
  const entries = [
    { text: now, colour: 'bg-mar-600' },
    ...(unfinished ? [{ text: unfinished, colour: 'bg-sol-400' }] : []),
    { text: before, colour: 'bg-areia-200 ring-1 ring-line ring-inset' },
  ]
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-muted text-xs">
      {entries.map(({ text, colour }) => (
        <span key={text} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={clsx('size-3 rounded-[3px]', colour)} />
          {text}
        </span>
      ))}
    </p>
  )
}
