import { useEffect, useRef, useState } from 'react'
import type { useSearchParams } from 'react-router'
import { withFilter } from './cursor-trail.ts'

/** How long a pause in writing is before the list is asked. */
export const SEARCH_DEBOUNCE_MS = 300

/** The filter of a list that is typed: it lives in the address and reaches it after a pause. */
export function useTypedFilter(
  [address, setAddress]: ReturnType<typeof useSearchParams>,
  name: string,
) {
  const search = address.get(name) ?? ''
  const [typed, setTyped] = useState(search)
  const written = useRef(search)

  // The back button changes the address under the box; our own writing must not undo newer typing.
  useEffect(() => {
    if (search === written.current) return
    written.current = search
    setTyped(search)
  }, [search])

  useEffect(() => {
    const next = typed.trim()
    if (next === written.current) return
    const timer = setTimeout(() => {
      written.current = next
      setAddress((current) => withFilter(current, name, next), { replace: true })
    }, SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, setAddress, name])

  return {
    search,
    typed,
    setTyped,
    /** With all the other filters of the address. */
    clear() {
      written.current = ''
      setTyped('')
      setAddress(new URLSearchParams())
    },
  }
}
