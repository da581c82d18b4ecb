import { type RefObject, useEffect } from 'react'

/** Closes what is open when a press or the focus lands outside of `root`, or Esc is pressed in it. */
export function useDismiss(
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
