import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

const KEY = 'portal:mesa-de-noticias'
type Desk = { isFocused: boolean; hasDetails: boolean }
const USUAL: Desk = { isFocused: false, hasDetails: true }

/** There is room for the details beside the text. */
const WIDE = '(min-width: 64rem)'
const isWideNow = () => window.matchMedia(WIDE).matches
function listen(tell: () => void) {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/**
 * How the desk is laid out, as this device remembers it: whether the text has the screen to itself, and
 * whether the details lie beside it. Where there is no room beside, they are a window that opens on demand.
 */
export function useDesk() {
  const isWide = useSyncExternalStore(listen, isWideNow, () => true)
  const [desk, setDesk] = useState(remembered)
  const [isWindowOpen, setWindowOpen] = useState(false)
  /** The field that somebody was led to. */
  const [wanted, setWanted] = useState<string | null>(null)

  function arrange(next: Desk) {
    setDesk(next)
    remember(next)
  }
  const focus = (isFocused: boolean) => arrange({ isFocused, hasDetails: !isFocused })
  useFocusKeys(desk.isFocused, focus)
  const hasDetails = isWide ? desk.hasDetails : isWindowOpen
  function showDetails(isShown: boolean, field: string | null = null) {
    setWanted(field)
    if (isWide) arrange({ ...desk, hasDetails: isShown })
    else setWindowOpen(isShown)
  }
  return { isWide, isFocused: desk.isFocused, focus, hasDetails, showDetails, wanted }
}

export type DeskLayout = ReturnType<typeof useDesk>

/** What closes with Escape before the desk does. */
const OVER_THE_DESK = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

function useFocusKeys(isFocused: boolean, focus: (isFocused: boolean) => void) {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
    if (defaultPrevented || document.querySelector(OVER_THE_DESK)) return
    if (key === 'Escape' && isFocused) focus(false)
    if (key.toLowerCase() !== 'f' || !(ctrlKey || metaKey) || !shiftKey || altKey) return
    event.preventDefault()
    focus(!isFocused)
  })
  useEffect(() => {
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  }, [])
}

/**
 * Tells the styles how much of the page the keyboard of a phone covers. Browsers leave what is fixed at the
 * foot under it.
 */
export function useKeyboardHeight(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const measure = () => {
      const covered = window.innerHeight - view.height - view.offsetTop
      box.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    }
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [box])
}

function remembered(): Desk {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof found?.isFocused !== 'boolean' || typeof found.hasDetails !== 'boolean') return USUAL
    return { isFocused: found.isFocused, hasDetails: found.hasDetails }
  } catch {
    return USUAL
  }
}

function remember(desk: Desk) {
  try {
    localStorage.setItem(KEY, JSON.stringify(desk))
  } catch {
    // A device that keeps nothing begins anew each time.
  }
}
