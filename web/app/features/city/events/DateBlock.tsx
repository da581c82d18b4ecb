import { dateParts } from './event-text.rules.ts'

type DateBlockProps = { day: string; isOver?: boolean; className?: string }

/** A leaf of a wall calendar. Who cannot see it reads the date beside it. */
export function DateBlock({ day, isOver = false, className = '' }: DateBlockProps) {
  const parts = dateParts(day)
  return (
    <span
      aria-hidden="true"
      className={`grid w-15 flex-none justify-items-center rounded-input bg-white py-1.5 text-center text-xs leading-tight shadow-soft ${isOver ? 'text-muted' : 'text-ink'} ${className}`}
    >
      <span className="font-semibold">{parts.weekday}</span>
      <span className="num font-bold font-head text-[1.625rem] leading-none">{parts.day}</span>
      <span className={isOver ? '' : 'font-semibold text-guara-600'}>{parts.month}</span>
    </span>
  )
}
