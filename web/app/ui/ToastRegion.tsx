import { Check, CircleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { receiveToasts, TOAST_DURATION_MS, type ToastMessage } from './toast.ts'
import { words } from './words.ts'

const VISIBLE_TOASTS = 3
const GAP_PX = 14
/** How far a finger carries a toast away; Sonner itself waits for more, and has no setting for it. */
const SWIPE_THRESHOLD_PX = 20
const SONNER_THRESHOLD_PX = 45
const SWIPED = ['--swipe-amount-x', '--swipe-amount-y']
// Sonner draws its toasts 356 px wide and full width on phones, above the tab bar that ends at 768.
const FLOOR = '[--floor:calc(var(--tabbar)+env(safe-area-inset-bottom))] md:[--floor:var(--player)]'
/** What a toast of two lines needs. */
const TOAST_ROOM_PX = 96
/** Bars in which something is decided: they say so with `data-bar="foot"`; windows have feet, too. */
const BARS = '[data-bar="foot"]'

export function ToastRegion() {
  const [barsPx, setBarsPx] = useState(0)
  useEffect(() => {
    const measure = () => setBarsPx(heightOfBars())
    const stop = receiveToasts((message) => {
      measure()
      showToast(message)
    })
    window.addEventListener('scroll', measure, { passive: true, capture: true })
    window.addEventListener('resize', measure)
    window.addEventListener('pointerup', completeSwipe, { capture: true })
    return () => {
      stop()
      window.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
      window.removeEventListener('pointerup', completeSwipe, { capture: true })
    }
  }, [])
  const floor = `max(var(--floor), ${barsPx}px)`
  return (
    <Sonner
      position="bottom-right"
      duration={TOAST_DURATION_MS}
      visibleToasts={VISIBLE_TOASTS}
      gap={GAP_PX}
      hotkey={['F8']}
      customAriaLabel={words.toasts.region}
      className={FLOOR}
      offset={{ bottom: `calc(${floor} + 24px)`, right: 24 }}
      mobileOffset={{ bottom: `calc(${floor} + 16px)`, left: 16, right: 16 }}
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
          // Sonner's own sheet lies outside the layers and names its own font.
          toast:
            'on-dark grid w-(--width) grid-cols-[auto_1fr_auto] items-center rounded-input bg-mar-950 py-1.5 pr-1.5 pl-4 font-text! text-sm text-on-dark shadow-soft',
          error: 'bg-vermelho-700!',
          icon: 'col-start-1 row-start-1 pr-3',
          content: 'col-start-2 row-start-1 min-w-0 py-2',
          title: 'leading-snug font-semibold',
          description: 'leading-snug text-on-dark/90',
          actionButton:
            'col-start-2 row-start-2 -mt-2 min-h-11 justify-self-start font-bold underline underline-offset-4',
          // Of those behind the first only an edge shows: there is nothing to press yet.
          closeButton:
            'col-start-3 row-start-1 grid size-11 place-items-center rounded-full hover:bg-white/15 in-[[data-front=false][data-expanded=false]]:invisible',
        },
      }}
    />
  )
}

/** Before Sonner looks: what was swiped far enough for us is far enough for it. */
function completeSwipe({ target }: Event) {
  const toast = target instanceof Element && target.closest<HTMLElement>('[data-sonner-toast]')
  if (!toast) return
  for (const name of SWIPED) {
    const px = Number.parseFloat(toast.style.getPropertyValue(name))
    if (Math.abs(px) >= SWIPE_THRESHOLD_PX) {
      toast.style.setProperty(name, `${Math.sign(px) * SONNER_THRESHOLD_PX}px`)
    }
  }
}

/** How high the bars at the screen's foot reach, one over the other, with no room for a toast between. */
function heightOfBars(): number {
  const screen = window.innerHeight
  return [...document.querySelectorAll(BARS)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, height }) => height > 0 && top > 0 && top < screen)
    .sort((one, other) => other.bottom - one.bottom)
    .reduce((reach, { top, bottom }) => {
      const isAtFoot = screen - bottom < reach + TOAST_ROOM_PX
      return isAtFoot ? Math.max(reach, Math.round(screen - top)) : reach
    }, 0)
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
