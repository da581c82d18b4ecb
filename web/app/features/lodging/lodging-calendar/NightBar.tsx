import type { Occupancy } from '@portal/contract/lodging/stays/calendar'
import clsx from 'clsx'
import { Ban, Link2 } from 'lucide-react'
import { daysAfter, type TakenCell } from './calendar.rules.ts'
import { calendarTexts as texts } from './calendar.texts.ts'

export const BAR: Record<Occupancy['kind'], string> = {
  stay: 'bg-mar-700 text-white',
  hold: 'border-y-2 border-dashed border-sol-700 bg-sol-100 text-mar-950',
  manual: 'bg-areia-200 text-mar-950',
  import: 'border-y-[1.5px] border-muted bg-white text-mar-950',
}
const SECOND_STAY = 'bg-mar-950 text-white'
/** Of a day: guests come in its second half, and whoever leaves has the first one. */
const CHANGE = 40
const SLANT = 8
/** The price of a night on whose day somebody leaves stands in its second half. */
export const afterStay = (isAfterStay: boolean) =>
  isAfterStay ? { paddingLeft: `${CHANGE - 4}%` } : undefined

type NightBarProps = { cell: TakenCell; isWide?: boolean }

/**
 * What is taken, from the middle of the day of arrival to that of leaving, with slanted ends: where one leaves
 * and another comes, the day shows both. It is no target of its own: what it covers is.
 */
export function NightBar({
  cell: { occupancy, span, date, isSecond },
  isWide = false,
}: NightBarProps) {
  const begins = occupancy.arrival >= date
  const ends = occupancy.departure <= daysAfter(date, span)
  const [left, right] = [begins ? SLANT : 0, ends ? SLANT : 0]
  return (
    <span
      className={clsx(
        // Out of the flow: a long name must not widen its nights.
        'pointer-events-none absolute inset-y-1 flex items-center gap-1 overflow-hidden text-left font-semibold whitespace-nowrap',
        occupancy.kind === 'stay' && isSecond ? SECOND_STAY : BAR[occupancy.kind],
      )}
      style={{
        left: begins ? `${CHANGE / span}%` : 0,
        right: ends ? `${-(CHANGE - 4) / span}%` : 0,
        paddingInline: isWide ? 14 : 9,
        clipPath: `polygon(${left}px 0, 100% 0, calc(100% - ${right}px) 100%, 0 100%)`,
        zIndex: 1,
      }}
    >
      {isWide && occupancy.kind === 'import' ? (
        <Link2 aria-hidden="true" className="size-4 flex-none" />
      ) : null}
      {isWide && occupancy.kind === 'manual' ? (
        <Ban aria-hidden="true" className="size-4 flex-none" />
      ) : null}
      <span className="truncate">{nameOf(occupancy)}</span>
    </span>
  )
}

/** A bar and the next one, as they are drawn: for the legend. */
export function LegendBar({ kind }: { kind: Occupancy['kind'] }) {
  const shape = { clipPath: `polygon(5px 0, 100% 0, calc(100% - 5px) 100%, 0 100%)` }
  return (
    <span aria-hidden="true" className="flex gap-0.5">
      <span className={clsx('h-3.5 w-6', BAR[kind])} style={shape} />
      {kind === 'stay' ? <span className={clsx('h-3.5 w-6', SECOND_STAY)} style={shape} /> : null}
    </span>
  )
}

export function nameOf({ kind, note, portals, stay }: Occupancy): string {
  if (kind === 'manual') return note || texts.blocked
  if (kind === 'import') return portals.join(', ') || texts.kinds.import
  return stay?.name ?? texts.kinds[kind]
}
