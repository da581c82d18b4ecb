import { Drawer as Base } from '@base-ui/react/drawer'
import clsx from 'clsx'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { words } from './words.ts'

type BottomSheetProps = {
  title: string
  children: ReactNode
  footer?: ReactNode
  trigger?: ReactElement | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Heights it rests at: `'160px'`, or a share of the screen such as 0.5 or 1. */
  snapPoints?: (string | number)[] | undefined
  snapPoint?: string | number | null | undefined
  onSnapPointChange?: ((snapPoint: string | number | null) => void) | undefined
  /** `false` leaves the page behind usable: the list over the map. */
  modal?: boolean
}

/** Rises from the bottom edge, at the thumb's reach. */
export function BottomSheet({
  title,
  children,
  footer,
  trigger,
  open,
  onOpenChange,
  snapPoints,
  snapPoint,
  onSnapPointChange,
  modal = true,
}: BottomSheetProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(isOpen) => onOpenChange?.(isOpen)}
      snapPoints={snapPoints}
      snapPoint={snapPoint}
      onSnapPointChange={(point) => onSnapPointChange?.(point)}
      modal={modal}
      disablePointerDismissal={!modal}
    >
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        {modal ? (
          <Base.Backdrop
            className={clsx(
              'fixed inset-0 z-50 bg-mar-950/55 transition-opacity duration-300 data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0',
              // Between its heights a sheet is not on its way out: the page stays dimmed.
              !snapPoints && 'opacity-[calc(1-var(--drawer-swipe-progress))]',
            )}
          />
        ) : null}
        <Base.Viewport
          className={clsx(
            'fixed inset-0 z-50 flex items-end justify-center',
            modal ? 'touch-none' : 'pointer-events-none',
          )}
        >
          <Base.Popup className="pointer-events-auto flex max-h-[calc(100dvh-1rem)] w-full max-w-160 translate-y-[calc(var(--drawer-snap-point-offset,0px)+var(--drawer-swipe-movement-y))] touch-none flex-col rounded-t-card bg-areia-50 pb-[max(0px,calc(var(--drawer-snap-point-offset,0px)+var(--drawer-swipe-movement-y)))] shadow-[0_-6px_24px] shadow-mar-950/12 outline-none transition-transform duration-300 ease-out data-ending-style:translate-y-full data-ending-style:pb-0 data-starting-style:translate-y-full data-starting-style:pb-0 data-swiping:select-none data-swiping:duration-0">
            <div
              aria-hidden="true"
              className="mx-auto mt-3 h-1 w-10 flex-none rounded-full bg-edge"
            />
            <div className="flex flex-none items-center justify-between gap-2 py-1 pr-2.5 pl-5">
              <Base.Title className="text-h3">{title}</Base.Title>
              <Base.Close
                render={
                  <IconButton label={words.close}>
                    <X aria-hidden="true" />
                  </IconButton>
                }
              />
            </div>
            {/* A list to read has nothing to tab to: the arrows need the scroller itself. */}
            <Base.Content
              tabIndex={0}
              className="min-h-0 flex-1 touch-auto overflow-y-auto overscroll-contain px-5 focus-visible:-outline-offset-3 pt-1 pb-[calc(1.5rem+env(safe-area-inset-bottom))]"
            >
              {children}
            </Base.Content>
            {footer ? (
              <div
                data-bar="foot"
                className="flex-none border-t border-line px-5 py-4 pb-[calc(1rem+env(safe-area-inset-bottom))]"
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
