/**
 * One key alone opens the search. Who dictates to their computer, or whose hand slips, can switch
 * that off, on this device (WCAG 2.1.4).
 */
const KEY = 'portal:atalho-da-busca'
const OFF = 'desligado'

export function isShortcutOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF
  } catch {
    return true
  }
}

export function setShortcut(isOn: boolean) {
  try {
    if (isOn) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, OFF)
  } catch {
    // Full or forbidden: it stays as it is.
  }
}

/** "/" where nobody is writing and no window is open. */
export function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return false
  if (target instanceof Element && target.closest(WRITING)) return false
  return document.querySelector('[role=dialog], [role=alertdialog]') === null && isShortcutOn()
}

const WRITING =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox]'
