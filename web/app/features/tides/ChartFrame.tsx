import type { TideDay } from '@portal/contract/tides/tide'
import type { ChartSize, Scale } from './chart.rules.ts'

const GRID_METRES = [0, 1, 2, 3, 4, 5]

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

/** Hours, and the sun where it rises and sets, before the water. */
export function ChartAxis({ day, size, scale: { x, base } }: PartProps & { day: TideDay }) {
  const ticks = Array.from({ length: 24 / size.hours + 1 }, (_, n) => n * size.hours)
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
      {ticks.map((hour) => (
        <g key={hour}>
          <line
            x1={x(hour * 60)}
            x2={x(hour * 60)}
            y1={base}
            y2={base + 5}
            strokeWidth="1.5"
            className="stroke-mar-900"
          />
          <text
            x={x(hour * 60)}
            y={base + 24}
            fontSize={size.font}
            textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
          >
            {hour}h
          </text>
        </g>
      ))}
      {[day.sunrise, day.sunset].map((minute) => (
        <circle
          key={minute}
          cx={x(minute)}
          cy={base}
          r="5.5"
          className="fill-sol-400 stroke-[1.5] stroke-mar-950"
        />
      ))}
    </>
  )
}
