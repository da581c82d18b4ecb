import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { popupStyle, positionerStyle } from './popup-style.ts'

type PopoverProps = {
  trigger: ReactElement
  title?: ReactNode
  children: ReactNode
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  side?: 'top' | 'bottom' | 'left' | 'right'
  align?: 'start' | 'center' | 'end'
}

export function Popover({
  trigger,
  title,
  children,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'center',
}: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={positionerStyle}
        >
          <Base.Popup
            className={popupStyle({
              padding: 'text',
              className: 'max-w-[min(24rem,var(--available-width))]',
            })}
          >
            {title ? <Base.Title className="mb-2 text-h3">{title}</Base.Title> : null}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
