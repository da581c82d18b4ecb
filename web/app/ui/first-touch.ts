const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']

let touched: Promise<void> | null = null

/**
 * Resolves when the person first does anything on this page. Help for what they are about to do can be
 * fetched then: before, it would only compete with the page itself.
 */
export function firstTouch(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const heard = new AbortController()
    for (const sign of SIGNS) {
      window.addEventListener(
        sign,
        () => {
          heard.abort()
          resolve()
        },
        { capture: true, passive: true, signal: heard.signal },
      )
    }
  })
  return touched
}
