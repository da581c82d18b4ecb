import { Dialog as Base } from '@base-ui/react/dialog'
import { cva, type VariantProps } from 'class-variance-authority'
import clsx from 'clsx'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { IconButton } from './IconButton.tsx'
import { backdropStyle } from './popup-style.ts'
import { words } from './words.ts'

const popup = cva(
  'relative w-full rounded-card bg-areia-50 p-6 shadow-soft outline-none transition-[transform,opacity] duration-200 data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 md:p-8',
  {
    variants: { size: { sm: 'max-w-110', md: 'max-w-140', lg: 'max-w-200' } },
    defaultVariants: { size: 'md' },
  },
)

type DialogProps = VariantProps<typeof popup> & {
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, main one first: it sits on the right on a desk and on top on a phone. */
  footer?: ReactNode
  /** `top` for what grows and shrinks while it is used: it does not jump. */
  align?: 'center' | 'top'
  trigger?: ReactElement | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** What receives the focus on opening; the first thing that can, unless told. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** What receives it on closing; what had it before, unless told. */
  finalFocus?: (() => HTMLElement | true) | undefined
}

export function Dialog({
  title,
  description,
  children,
  footer,
  trigger,
  open,
  onOpenChange,
  initialFocus,
  finalFocus,
  size,
  align = 'center',
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Viewport
          className={clsx(
            'fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] overflow-y-auto p-5',
            align === 'top' ? 'items-start justify-items-center' : 'place-items-center',
          )}
        >
          <Base.Popup
            className={popup({ size })}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
          >
            <div className="grid gap-2 pr-10">
              <Base.Title className="text-h3">{title}</Base.Title>
              {description ? (
                <Base.Description className="text-muted">{description}</Base.Description>
              ) : null}
            </div>
            {children ? <div className="mt-5">{children}</div> : null}
            {footer ? (
              <div
                data-bar="foot"
                className="mt-6 flex flex-col gap-3 md:flex-row-reverse md:justify-start"
              >
                {footer}
              </div>
            ) : null}
            <Base.Close
              render={
                <IconButton label={words.dialog.close} className="absolute! top-3 right-3">
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
