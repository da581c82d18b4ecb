import { AUTO_REFRESH_TICK_MS } from './session.constants.ts'

type Watch = { tick: () => void; look: () => void }

/** Looks after the session while the tab is open, and when somebody comes back to it. */
export function watchSession({ tick, look }: Watch): () => void {
  const timer = setInterval(tick, AUTO_REFRESH_TICK_MS)
  const lookIfVisible = () => {
    if (document.visibilityState === 'visible') look()
  }
  // A page that the back button brings from memory has slept through everything.
  const lookIfRevived = (event: PageTransitionEvent) => {
    if (event.persisted) look()
  }
  document.addEventListener('visibilitychange', lookIfVisible)
  window.addEventListener('pageshow', lookIfRevived)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', lookIfVisible)
    window.removeEventListener('pageshow', lookIfRevived)
  }
}
