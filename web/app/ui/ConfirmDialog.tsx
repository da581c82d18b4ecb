import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { type ComponentProps, type ReactElement, type ReactNode, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { backdropStyle } from './popup-style.ts'
import { words } from './words.ts'

type ConfirmDialogProps = {
  /** The question, with its object: "Apagar o cupom 15% na caldeirada?" */
  title: string
  /** What happens, and whether it can be undone. */
  description: ReactNode
  /** The verb, not "Sim": "Apagar cupom". */
  confirmLabel?: string | undefined
  cancelLabel?: string | undefined
  destructive?: boolean | undefined
  /** The window waits for the promise and closes when it settles; failures are told by a toast. */
  onConfirm: () => void | Promise<void>
  trigger?: ReactElement | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Where the focus goes on closing, when what opened the window may be gone by then. */
  finalFocus?: ComponentProps<typeof Base.Popup>['finalFocus']
}

export function ConfirmDialog({
  title,
  description,
  confirmLabel = words.confirm,
  cancelLabel = words.cancel,
  destructive = false,
  onConfirm,
  trigger,
  open,
  onOpenChange,
  finalFocus,
}: ConfirmDialogProps) {
  const [isOpenAlone, setIsOpenAlone] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)

  function setOpen(isOpen: boolean) {
    setIsOpenAlone(isOpen)
    onOpenChange?.(isOpen)
  }
  async function confirm() {
    setIsPending(true)
    try {
      await onConfirm()
    } finally {
      setIsPending(false)
      setOpen(false)
    }
  }
  return (
    <Base.Root open={open ?? isOpenAlone} onOpenChange={setOpen}>
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        {/* Also over another window, whose ground is of the same colour. */}
        <Base.Backdrop forceRender className={backdropStyle} />
        <Base.Viewport className="fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto p-5">
          <Base.Popup
            initialFocus={cancel}
            finalFocus={finalFocus}
            className="w-full max-w-110 rounded-card bg-areia-50 p-6 shadow-soft outline-none transition-[transform,opacity] duration-200 data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0"
          >
            <Base.Title className="text-h3">{title}</Base.Title>
            <Base.Description className="mt-2 text-muted">{description}</Base.Description>
            <div className="mt-6 flex flex-col gap-3 md:flex-row-reverse md:flex-wrap">
              <Button
                look={destructive ? 'danger' : 'ink'}
                pending={isPending}
                onClick={() => void confirm()}
              >
                {confirmLabel}
              </Button>
              <Base.Close
                render={
                  <Button ref={cancel} look="ghost">
                    {cancelLabel}
                  </Button>
                }
              />
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
