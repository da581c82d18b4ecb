import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ClassNames, DayPicker } from 'react-day-picker'
import { ptBR } from 'react-day-picker/locale/pt-BR'
import { isoToLocalDate, localDateToIso } from './date-text.ts'

const classNames: Partial<ClassNames> = {
  root: 'relative',
  month_caption: 'flex min-h-11 items-center justify-center px-11 font-semibold',
  nav: 'absolute inset-x-0 top-0 z-1 flex justify-between pointer-events-none',
  button_previous:
    'pointer-events-auto grid size-11 place-items-center rounded-full hover:bg-areia-200/60 aria-disabled:opacity-40',
  button_next:
    'pointer-events-auto grid size-11 place-items-center rounded-full hover:bg-areia-200/60 aria-disabled:opacity-40',
  dropdowns: 'relative z-2 flex gap-2',
  dropdown_root:
    'relative inline-flex min-h-11 items-center has-focus-visible:rounded-item has-focus-visible:outline-3 has-focus-visible:outline-mar-600',
  dropdown: 'absolute inset-0 cursor-pointer opacity-0',
  caption_label: 'inline-flex items-center gap-1',
  // Where seven fingers have no room side by side the days give way, in width only.
  month_grid: 'num w-full table-fixed border-collapse',
  weekday: 'h-8 text-xs font-semibold text-muted',
  day: 'p-0 text-center',
  day_button:
    'mx-auto grid h-11 w-full max-w-11 place-items-center rounded-full text-sm hover:bg-mar-100 focus-visible:rounded-full focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:hover:bg-transparent',
  today: 'font-bold *:inset-ring-[1.5px] *:inset-ring-mar-600',
  selected: 'font-bold *:bg-mar-900! *:text-on-dark',
  outside: 'text-muted',
  disabled: 'text-muted line-through opacity-60',
  hidden: 'invisible',
}

const monthFormat = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric' })
const weekdayFormat = new Intl.DateTimeFormat('pt-BR', { weekday: 'short' })
const formatters = {
  formatCaption: (month: Date) => monthFormat.format(month),
  formatWeekdayName: (weekday: Date) => weekdayFormat.format(weekday).replace('.', ''),
}

type CalendarProps = {
  selected: string
  onSelect: (iso: string) => void
  min?: string | undefined
  max?: string | undefined
}

/** One month, one day to pick. Months and years become lists when the limits lie far apart. */
export function Calendar({ selected, onSelect, min, max }: CalendarProps) {
  const day = isoToLocalDate(selected)
  const first = isoToLocalDate(min)
  const last = isoToLocalDate(max)
  const isWide = first && last && last.getFullYear() - first.getFullYear() > 1
  const nearest = day ?? nearestTo(new Date(), first, last)
  return (
    <DayPicker
      mode="single"
      required
      locale={ptBR}
      selected={day}
      onSelect={(date) => onSelect(localDateToIso(date))}
      defaultMonth={nearest}
      startMonth={first}
      {...(last ? { endMonth: last } : {})}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
      captionLayout={isWide ? 'dropdown' : 'label'}
      classNames={classNames}
      formatters={formatters}
      components={{ Chevron }}
    />
  )
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  const Icon =
    orientation === 'left' ? ChevronLeft : orientation === 'right' ? ChevronRight : ChevronDown
  return <Icon aria-hidden="true" className={orientation === 'down' ? 'size-4' : 'size-5'} />
}

function nearestTo(today: Date, first: Date | undefined, last: Date | undefined) {
  if (first && today < first) return first
  return last && today > last ? last : today
}
