export function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs))
}

/**
 * Tells later whether the person is still on the page they are on now. A promised redirect outlives
 * the dialog that promised it, but whoever has gone somewhere else meanwhile is left there.
 */
export function watchPlace(): () => boolean {
  const { pathname } = window.location
  return () => window.location.pathname === pathname
}
