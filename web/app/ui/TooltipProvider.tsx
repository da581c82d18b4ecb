import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'

/** A pointer has to rest this long before the first hint opens. */
export const TOOLTIP_OPEN_DELAY_MS = 700
/** Moving to a neighbour within this time opens its hint at once. */
export const TOOLTIP_SKIP_DELAY_MS = 300

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={TOOLTIP_OPEN_DELAY_MS} timeout={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </Base.Provider>
  )
}
