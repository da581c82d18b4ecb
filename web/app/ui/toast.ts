export type ToastMessage = {
  title: string
  description?: string | undefined
  variant?: 'default' | 'destructive' | 'success' | undefined
  action?: { label: string; onClick: () => void } | undefined
  durationMs?: number | undefined
}

export const TOAST_DURATION_MS = 5000

// Sonner is fetched with the first message of a visit: most visits have none. Until its region
// stands, messages wait here in order.
const waiting: ToastMessage[] = []
const listeners = new Set<() => void>()
let show: ((message: ToastMessage) => void) | null = null
let askedFor = 0

/** Tells the person what just happened. Callable from anywhere in the browser. */
export function toast(message: ToastMessage) {
  if (show) return show(message)
  waiting.push(message)
  askedFor += 1
  for (const listener of listeners) listener()
}

/** For `Toaster` only: grows with every message that finds no region to appear in. */
export const toastDemand = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => askedFor,
}

/** For the mounted region only: receives what waited and what comes. */
export function receiveToasts(receiver: (message: ToastMessage) => void) {
  show = receiver
  for (const message of waiting.splice(0)) receiver(message)
  return () => {
    show = null
  }
}
