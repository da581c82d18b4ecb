import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import { positionerStyle } from './popup-style.ts'
import { TOOLTIP_OPEN_DELAY_MS } from './TooltipProvider.tsx'

type TooltipProps = {
  /** A few words; the control inside must already have its own name. */
  text: string
  children: ReactElement
  side?: 'top' | 'bottom' | 'left' | 'right'
}

/** A hint for those who see it. Fingers have no hover: nothing needed may live only here. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={TOOLTIP_OPEN_DELAY_MS} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className={positionerStyle}>
          <Base.Popup className="max-w-60 rounded-item bg-mar-950 px-3 py-2 text-xs font-[550] text-on-dark shadow-soft transition-opacity duration-100 data-ending-style:opacity-0 data-instant:transition-none data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
