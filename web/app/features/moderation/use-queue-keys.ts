import { type RefObject, useEffect } from 'react'

export type QueueKeys = {
  a?: (() => void) | undefined
  r?: (() => void) | undefined
  j?: (() => void) | undefined
  k?: (() => void) | undefined
}

/**
 * Single letters, heard only while the focus is inside the item (WCAG 2.1.4) and nobody is writing.
 * Dialogs lie elsewhere in the document, so nothing pressed in one is heard here.
 */
export function useQueueKeys(item: RefObject<HTMLElement | null>, keys: QueueKeys) {
  useEffect(() => {
    const element = item.current
    if (!element) return
    function press(event: KeyboardEvent) {
      const isWriting = (event.target as HTMLElement).closest('input, textarea, select')
      if (isWriting || event.ctrlKey || event.metaKey || event.altKey) return
      const act = keys[event.key.toLowerCase() as keyof QueueKeys]
      if (!act) return
      event.preventDefault()
      act()
    }
    element.addEventListener('keydown', press)
    return () => element.removeEventListener('keydown', press)
  })
}
