import type { KeyboardEvent } from 'react'

/** Whoever types on a phone presses Enter after each field: it saves and closes nothing. */
export function staysOnEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  if (event.target instanceof HTMLInputElement) event.preventDefault()
}
