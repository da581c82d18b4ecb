import type { MaskitoOptions } from '@maskito/core'
import { useMaskito } from '@maskito/react'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { isoToText, problemOfDate, textToIso } from './date-text.ts'
import { useField, useFieldControl } from './field-context.ts'
import { IconButton } from './IconButton.tsx'
import { bareInputStyle, inputStyle } from './input-style.ts'
import { words } from './words.ts'

const loadCalendar = () => import('./CalendarPopover.tsx')
const CalendarPopover = lazy(() =>
  loadCalendar().then((module) => ({ default: module.CalendarPopover })),
)

const dateMask: MaskitoOptions = {
  mask: [/\d/, /\d/, '/', /\d/, /\d/, '/', /\d/, /\d/, /\d/, /\d/],
  preprocessors: [
    // Pasted: "2026-07-18" and "1/7/2026" mean the same kind of thing as what is typed.
    ({ elementState, data }) => ({
      elementState,
      data: data
        .trim()
        .replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$3/$2/$1')
        .replace(/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/, (_, day, month, year) =>
          [day.padStart(2, '0'), month.padStart(2, '0'), year].join('/'),
        ),
    }),
  ],
}

type DateFieldProps = {
  /** ISO days, `yyyy-mm-dd`; empty until what is written is a real day within the limits. */
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((iso: string) => void) | undefined
  min?: string | undefined
  max?: string | undefined
  name?: string | undefined
  id?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  autoComplete?: string | undefined
}

/** Typed as dd/mm/aaaa or picked from the calendar, which is fetched when first asked for. */
export function DateField({
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  name,
  disabled,
  autoComplete = 'off',
  ...own
}: DateFieldProps) {
  const input = useMaskito({ options: dateMask })
  const control = useFieldControl(own)
  const field = useField()
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState(() => isoToText(value ?? defaultValue))
  const isoOf = (text: string) => (problemOfDate(text, min, max) ? '' : (textToIso(text) ?? ''))
  const text = value === undefined || value === isoOf(typed) ? typed : isoToText(value)

  function write(next: string) {
    setTyped(next)
    onValueChange?.(isoOf(next))
    if (!problemOfDate(next, min, max)) field?.reportProblem(null)
  }
  return (
    <div ref={frame} className={inputStyle({ shape: 'frame', className: 'pr-1' })}>
      <input
        {...control}
        ref={input}
        type="text"
        inputMode="numeric"
        placeholder={words.date.placeholder}
        autoComplete={autoComplete}
        disabled={disabled}
        value={text}
        onInput={(event) => write(event.currentTarget.value)}
        onBlur={() => field?.reportProblem(problemOfDate(text, min, max))}
        className={`${bareInputStyle} num`}
      />
      {name ? <input type="hidden" name={name} value={isoOf(text)} disabled={disabled} /> : null}
      <IconButton
        ref={button}
        label={words.date.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={disabled}
        onPointerEnter={() => void loadCalendar()}
        onClick={() => setIsOpen(!isOpen)}
      >
        <CalendarDays aria-hidden="true" className="text-mar-600" />
      </IconButton>
      {isOpen ? (
        <Suspense>
          <CalendarPopover
            anchor={frame}
            opener={button}
            selected={isoOf(text)}
            min={min}
            max={max}
            onSelect={(iso) => write(isoToText(iso))}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
