import { useEffect, useRef } from 'react'

/**
 * Where the focus goes when a window closes: back to what opened it, or to the screen it led to. That one
 * is focused here: Base UI would look for the first link in it, and Tab would begin behind the heading.
 */
export function useReturnFocus(isOpen: boolean) {
  const openedAt = useRef('')
  useEffect(() => {
    if (isOpen) openedAt.current = window.location.href
  }, [isOpen])
  return () => {
    const { href, hash } = window.location
    if (href === openedAt.current) return true
    const screen = document.getElementById(hash.slice(1)) ?? document.getElementById('conteudo')
    screen?.focus({ preventScroll: true })
    return screen === null
  }
}
