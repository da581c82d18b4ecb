import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useFieldControl } from './field-context.ts'
import { inputStyle } from './input-style.ts'

/**
 * The browser's own list in our clothes, for pages where people first arrive, often on a slow phone:
 * the drawn list of `Select` would cost a third of their script and work only once that is there.
 */
export function PlainSelect({ children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...rest}
        {...useFieldControl(rest)}
        className={inputStyle({ className: 'appearance-none truncate pr-11' })}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-4 size-5 text-mar-600"
      />
    </span>
  )
}
