import { useState } from 'react'
import { useLocation } from 'react-router'

/** An open state that any navigation ends, the back button included. */
export function useOpenUntilNavigation() {
  const { key } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [lastKey, setLastKey] = useState(key)
  if (key !== lastKey) {
    setLastKey(key)
    setOpen(false)
  }
  return [isOpen, setOpen] as const
}
