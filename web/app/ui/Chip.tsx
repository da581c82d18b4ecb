import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type ChipLooks, chipStyle } from './chip-style.ts'

type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> &
  ChipLooks & {
    /** On or off makes it a toggle; leave it out for a chip that opens something ("Filtros"). */
    pressed?: boolean | undefined
    /** Draws the cross of "take this filter off". */
    removable?: boolean | undefined
    /** How many choices hide behind it. */
    count?: number | undefined
  }

export function Chip({
  look,
  pressed,
  removable = false,
  count,
  className,
  type = 'button',
  children,
  ...rest
}: ChipProps) {
  return (
    <button {...rest} type={type} aria-pressed={pressed} className={chipStyle({ look, className })}>
      {children}
      {count ? (
        <span className="num -mr-1 grid h-5.5 min-w-5.5 place-items-center rounded-full bg-mar-900 px-1.5 text-xs font-bold text-on-dark group-aria-pressed/chip:bg-areia-50 group-aria-pressed/chip:text-mar-900">
          {count}
        </span>
      ) : null}
      {removable ? <X aria-hidden="true" /> : null}
    </button>
  )
}
