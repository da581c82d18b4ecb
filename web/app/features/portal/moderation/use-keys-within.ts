import { isNameOf } from '@portal/contract/shared/records'
import { type RefObject, useEffect } from 'react'

type Keys = Partial<Record<'a' | 'e' | 'j' | 'k' | 'r', (() => void) | undefined>>

/**
 * Single letters, heard only while the focus is inside the item (WCAG 2.1.4) and nobody is writing.
 * Dialogs lie elsewhere in the document, so nothing pressed in one is heard here.
 */
export function useKeysWithin(item: RefObject<HTMLElement | null>, keys: Keys) {
  useEffect(() => {
    const element = item.current
    if (!element) return
    function press(event: KeyboardEvent) {
      const isWriting =
        event.target instanceof Element && event.target.closest('input, textarea, select')
      if (event.defaultPrevented || isWriting || event.ctrlKey || event.metaKey || event.altKey)
        return
      const key = event.key.toLowerCase()
      const act = isNameOf(keys, key) ? keys[key] : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    element.addEventListener('keydown', press)
    return () => element.removeEventListener('keydown', press)
  })
}
