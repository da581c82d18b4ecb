import {
  type Bar,
  CHART,
  ceilingOf,
  type DrawnBar,
  drawBars,
  isNamed,
  shortMonthText,
} from './month-bars.rules.ts'

type MonthBarsProps = {
  /** Heard instead of the drawing, which a table beside it repeats in figures. */
  label: string
  bars: readonly Bar[]
  /** The top of the chart where all of the months are empty. */
  least: number
  textOf: (value: number) => string
}

/** A bar for each month. It needs no script of anybody, and no colour to be understood. */
export function MonthBars({ label, bars, least, textOf }: MonthBarsProps) {
  const ceiling = ceilingOf(
    bars.map(({ value }) => value),
    least,
  )
  const { width, height, top, base, font } = CHART
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="num w-full max-w-120 fill-muted font-text"
    >
      <line x1="0" x2={width} y1={top} y2={top} strokeDasharray="2 4" className="stroke-line" />
      <text x="0" y={top - 7} fontSize={font}>
        {textOf(ceiling)}
      </text>
      {drawBars(bars, ceiling).map((bar, at) => (
        <g key={bar.month}>
          <MonthBar bar={bar} />
          {isNamed(at, bars.length) ? (
            <text
              x={bar.x + bar.width / 2}
              y={height - 6}
              fontSize={font}
              textAnchor="middle"
              className={bar.isRunning ? 'fill-ink font-bold' : undefined}
            >
              {shortMonthText(bar.month)}
            </text>
          ) : null}
        </g>
      ))}
      <line x1="0" x2={width} y1={base} y2={base} className="stroke-muted" />
    </svg>
  )
}

/** Outlined where it is not whole: the month still runs, or only its full part counts. */
function MonthBar({ bar: { x, width, y, partY, isRunning } }: { bar: DrawnBar }) {
  const { base } = CHART
  const isFull = partY === null && !isRunning
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={base - y}
        strokeWidth={isFull ? 0 : 1.5}
        strokeDasharray={isRunning ? '3 2' : undefined}
        className={isFull ? 'fill-mar-700' : 'fill-mar-100 stroke-mar-700'}
      />
      {partY === null ? null : (
        <rect x={x} y={partY} width={width} height={base - partY} className="fill-mar-700" />
      )}
    </>
  )
}
