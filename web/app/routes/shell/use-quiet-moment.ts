import { useEffect, useState } from 'react'
import { keptOnDevice } from '~/platform/kept-on-device.ts'

/** The page has been seen by then, and what loads with it has loaded. */
export const QUIET_DELAY_MS = 2500

type Message = {
  /** Another message is another key; null while there is none. */
  key: string | null
  /** Where the browser keeps the key of the last one that was seen. */
  seenIn: string
  pathname: string
}

/** True once for each message: when the page is at rest and the person is not in the middle of something. */
export function useQuietMoment({ key, seenIn, pathname }: Message): boolean {
  const [moment, setMoment] = useState<string | null>(null)
  const isRight = key !== null && moment === key
  useEffect(() => {
    if (key === null || isRight || !mayInterrupt(pathname) || keptOnDevice(seenIn) === key) return
    const timer = setInterval(() => {
      if (isOccupied(document)) return
      clearInterval(timer)
      whenIdle(() => setMoment(key))
    }, QUIET_DELAY_MS)
    return () => clearInterval(timer)
  }, [key, isRight, seenIn, pathname])
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
