import { useEffect } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * A page can be written in before its scripts arrive, by somebody quick or by a password manager.
 * React takes such a page over without noticing, and its next drawing would wipe the words out. Stands
 * last in the page: once everything is alive, what was written is told as if it had just been typed.
 */
export function TypedBefore() {
  useEffect(() => {
    const written = Array.from(
      document.querySelectorAll<Control>('input, textarea, select'),
      (control) => ({ control, value: control.value }),
    ).filter(({ control }) => isWritten(control))
    for (const { control, value } of written) tell(control, value)
  }, [])
  return null
}

function isWritten(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== initialChoice(control)
  return isText(control) && control.value !== control.defaultValue
}

const SILENT = new Set(['hidden', 'checkbox', 'radio', 'file', 'submit', 'button'])
const isText = (control: Control) => !SILENT.has(control.type)

function initialChoice({ options }: HTMLSelectElement): string | undefined {
  const marked = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return marked?.value
}

/** React compares with what it last saw: a value it has not seen, set past it, is news. */
function tell(control: Control, value: string) {
  control.value = control instanceof HTMLSelectElement ? '' : control.defaultValue
  const prototype = Object.getPrototypeOf(control) as Control
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  const kind = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(kind, { bubbles: true }))
}
