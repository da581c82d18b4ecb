import { useSyncExternalStore } from 'react'

export type AccountView = 'sign-in' | 'sign-up'

let view: AccountView | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function show(next: AccountView | null) {
  view = next
  for (const listener of [...listeners]) listener()
}

/** Shows the sign-in or sign-up dialog over the page. Callable from anywhere in the browser. */
export const openAccountDialog = (next: AccountView) => show(next)
export const closeAccountDialog = () => show(null)

/** For the shell, which draws the dialog. */
export function useAccountDialog() {
  const current = useSyncExternalStore(
    subscribe,
    () => view,
    () => null,
  )
  return [current, show] as const
}
