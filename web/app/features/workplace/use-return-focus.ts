import { useEffect, useRef } from 'react'

/** Where the focus goes when a window closes: to what opened it, or to the screen it led to. */
export function useReturnFocus(isOpen: boolean) {
  const openedAt = useRef('')
  useEffect(() => {
    if (isOpen) openedAt.current = window.location.href
  }, [isOpen])
  return () => {
    const { href, hash } = window.location
    if (href === openedAt.current) return true
    return document.getElementById(hash.slice(1)) ?? document.getElementById('conteudo') ?? true
  }
}
