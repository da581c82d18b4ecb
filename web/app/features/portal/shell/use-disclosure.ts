import { type RefObject, useCallback, useEffect, useId, useRef } from 'react'
import { useOpenUntilNavigation } from './use-open-until-navigation.ts'

/**
 * A button that shows and hides a panel. Esc closes it and gives the focus back; so does a press or
 * the focus elsewhere, without. What is inside stays what it is: links and buttons in the order of
 * the page, which a menu would take from a screen reader, and no popup code has to be sent.
 */
export function useDisclosure() {
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const [isOpen, setOpen] = useOpenUntilNavigation()

  const close = useCallback(() => setOpen(false), [setOpen])
  const dismiss = useCallback(
    (by: 'escape' | 'outside') => {
      close()
      if (by === 'escape') button.current?.focus()
    },
    [close],
  )
  useDismiss(root, isOpen, dismiss)

  return {
    root,
    isOpen,
    close,
    /** For what opens a window: it gives the focus back to where it found it. */
    closeToButton: useCallback(() => dismiss('escape'), [dismiss]),
    panelId,
    button: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: () => setOpen(!isOpen),
    },
  }
}

/** Closes what is open when a press or the focus lands outside of `root`, or Esc is pressed in it. */
function useDismiss(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (by: 'escape' | 'outside') => void,
) {
  useEffect(() => {
    if (!isOpen) return
    function closeFromOutside({ target }: Event) {
      if (target instanceof Node && !root.current?.contains(target)) close('outside')
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key === 'Escape') close('escape')
    }
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [root, isOpen, close])
}
