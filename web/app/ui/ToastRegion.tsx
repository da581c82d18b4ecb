import { Check, CircleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { receiveToasts, TOAST_DURATION_MS, type ToastMessage } from './toast.ts'
import { words } from './words.ts'

const VISIBLE_TOASTS = 3
const GAP_PX = 14
// Sonner draws its toasts 356 px wide and full width on phones, above the tab bar that ends at 768.
const FLOOR = '[--floor:calc(var(--tabbar)+env(safe-area-inset-bottom))] md:[--floor:0px]'

export function ToastRegion() {
  useEffect(() => receiveToasts(showToast), [])
  return (
    <Sonner
      position="bottom-right"
      duration={TOAST_DURATION_MS}
      visibleToasts={VISIBLE_TOASTS}
      gap={GAP_PX}
      hotkey={['F8']}
      customAriaLabel={words.toasts.region}
      className={FLOOR}
      offset={{ bottom: 'calc(var(--floor) + 24px)', right: 24 }}
      mobileOffset={{ bottom: 'calc(var(--floor) + 16px)', left: 16, right: 16 }}
      closeButton
      icons={{
        success: <Check aria-hidden="true" className="size-5 text-mar-300" />,
        error: <CircleAlert aria-hidden="true" className="size-5" />,
        close: <X aria-hidden="true" className="size-4.5" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: words.toasts.close,
        classNames: {
          toast:
            'on-dark flex w-(--width) items-center gap-3 rounded-input bg-mar-950 py-1.5 pr-1.5 pl-4 text-sm text-on-dark shadow-soft',
          error: 'bg-vermelho-700!',
          content: 'min-w-0 flex-1 py-2',
          title: 'font-semibold leading-snug',
          description: 'text-on-dark/90 leading-snug',
          actionButton: 'min-h-11 flex-none px-2 font-bold underline underline-offset-4',
          closeButton:
            'order-last grid size-11 flex-none place-items-center rounded-full hover:bg-white/15',
        },
      }}
    />
  )
}

function showToast({ title, description, variant = 'default', action, durationMs }: ToastMessage) {
  const speak =
    variant === 'destructive' ? sonner.error : variant === 'success' ? sonner.success : sonner
  speak(title, {
    ...(description === undefined ? {} : { description }),
    ...(action === undefined ? {} : { action }),
    ...(durationMs === undefined ? {} : { duration: durationMs }),
  })
}
