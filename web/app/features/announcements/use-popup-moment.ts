import { useEffect, useState } from 'react'
import { closedKey } from './closed-announcements.ts'

/** The page has been seen by then, and what loads with it has loaded. */
export const POPUP_DELAY_MS = 2500

/** True once for each popup: when the page is at rest and the person is not in the middle of something. */
export function usePopupMoment(key: string | null, pathname: string): boolean {
  const [moment, setMoment] = useState<string | null>(null)
  const isRight = key !== null && moment === key
  useEffect(() => {
    if (key === null || isRight || !mayInterrupt(pathname) || closedKey('popup') === key) return
    const timer = setInterval(() => {
      if (isOccupied(document)) return
      clearInterval(timer)
      whenIdle(() => setMoment(key))
    }, POPUP_DELAY_MS)
    return () => clearInterval(timer)
  }, [key, isRight, pathname])
  return isRight
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 0)
}

/** Where somebody is in the middle of something: forms, paying, signing in, working. */
const BUSY = [
  /^\/(auth|admin|admin-page|todo|newsletter|mapa|test-|debug-)/,
  /^\/(criar-conta|cadastro-|recuperar-senha|nova-senha|confirmar-|trocar-|manter-|convite-|solicitar-)/,
  /^\/(checkout|pagamento|dash-)/,
]

export const mayInterrupt = (pathname: string) => !BUSY.some((pattern) => pattern.test(pathname))

/** Something is open over the page, or the person is writing. */
function isOccupied(document: Document): boolean {
  const { activeElement } = document
  return (
    document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
    activeElement?.matches('input, textarea, select, [contenteditable="true"]') === true
  )
}
