import { Drawer as Base } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { words } from './words.ts'

type DrawerProps = {
  title: string
  /** Shown in the title's place (the logo of the site menu); the title is then only heard. */
  heading?: ReactNode
  children: ReactNode
  footer?: ReactNode
  trigger?: ReactElement | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** Slides in from the right; a swipe to the right, Esc or a press outside sends it back. */
export function Drawer({
  title,
  heading,
  children,
  footer,
  trigger,
  open,
  onOpenChange,
}: DrawerProps) {
  return (
    <Base.Root swipeDirection="right" open={open} onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-mar-950/55 opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-300 data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0" />
        <Base.Viewport className="fixed inset-0 z-50 flex justify-end">
          <Base.Popup className="flex h-full w-80 max-w-[88vw] translate-x-(--drawer-swipe-movement-x) flex-col rounded-l-card bg-areia-50 shadow-soft outline-none transition-transform duration-300 ease-out data-ending-style:translate-x-full data-starting-style:translate-x-full data-swiping:select-none data-swiping:duration-0">
            <div className="flex items-center justify-between gap-2 py-3 pr-2.5 pl-5">
              <Base.Title className={heading ? 'sr-only' : 'text-h3'}>{title}</Base.Title>
              {heading}
              <Base.Close
                render={
                  <IconButton label={words.close}>
                    <X aria-hidden="true" className="size-6!" />
                  </IconButton>
                }
              />
            </div>
            <Base.Content className="min-h-0 flex-1 touch-auto overflow-y-auto overscroll-contain px-5 pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
              {children}
            </Base.Content>
            {footer ? (
              <div
                data-bar="foot"
                className="border-t border-line px-5 py-4 pb-[calc(1rem+env(safe-area-inset-bottom))]"
              >
                {footer}
              </div>
            ) : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
