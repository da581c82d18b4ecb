import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type MapState, mapAddress, readMapAddress } from './map-address.rules.ts'

/**
 * The state of the map, held in the address without a visit of its own: looking around must not fill
 * the way back. What the page was sent for is told first, what only the browser knows right after.
 */
export function useMapAddress(sent: MapState, onVisit: (state: MapState) => void) {
  const { key, search } = useLocation()
  const [state, setState] = useState(sent)
  const current = useRef(state)
  const told = useRef(onVisit)
  useEffect(() => {
    told.current = onVisit
  })

  // The page is opened, come back to, or asked for anew ("Mapa" among the tabs).
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the visit
  useEffect(() => {
    const asked = readMapAddress(new URLSearchParams(search))
    current.current = asked
    setState(asked)
    told.current(asked)
  }, [key])

  function change(part: Partial<MapState>) {
    const next = { ...current.current, ...part, cursor: null }
    current.current = next
    setState(next)
    const address = mapAddress(next)
    if (address === window.location.pathname + window.location.search) return
    window.history.replaceState(window.history.state, '', address)
  }
  return { state, change }
}
