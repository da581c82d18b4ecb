import { useEffect, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from './use-typed-filter.ts'

/** What is being typed, once the typing pauses. */
export function useAfterPause(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
