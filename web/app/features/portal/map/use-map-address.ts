import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type MapState, mapAddress, readMapAddress } from './map-address.rules.ts'
import { type Carried, closed, type MapVisit, overOf, stepTo } from './way-back.rules.ts'

type Told = {
  /** The page is opened, come back to, or asked for anew ("Mapa" among the tabs). */
  onVisit: (state: MapState) => void
  /** Back from a card. */
  onBack: (state: MapState) => void
}

/**
 * The state of the map, held in the address. Looking around is written over the visit there is; only a
 * card is a visit of its own (way-back.rules.ts). What the page was sent for is told first, what only
 * the browser knows right after.
 */
export function useMapAddress(sent: MapState, told: Told) {
  const { key, search, state: carried } = useLocation()
  const navigate = useNavigate()
  const [state, setState] = useState(sent)
  const current = useRef(state)
  const visit = useRef<MapVisit | null>(null)
  /** On the way to another visit: what changes meanwhile is settled there. */
  const isUnderWay = useRef(false)
  const latest = useRef(told)
  useEffect(() => {
    latest.current = told
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the visit
  useEffect(() => {
    const from = visit.current
    const over = overOf(carried)
    const asked = readMapAddress(new URLSearchParams(search))
    visit.current = { key, over, placeId: asked.placeId }
    const isBack = from?.over === key
    const isOurs = isUnderWay.current && (isBack || (from !== null && over === from.key))
    isUnderWay.current = false
    if (isOurs) return settle()
    const next = isBack ? closed(current.current, asked) : asked
    current.current = next
    setState(next)
    if (!isBack) return latest.current.onVisit(next)
    settle()
    latest.current.onBack(next)
  }, [key])

  function settle() {
    const at = visit.current
    if (!at || isUnderWay.current) return
    const step = stepTo(current.current, at)
    const address = mapAddress(current.current)
    if (step === 'write') {
      visit.current = { ...at, placeId: current.current.placeId }
      if (address === window.location.pathname + window.location.search) return
      window.history.replaceState(window.history.state, '', address)
      return
    }
    isUnderWay.current = true
    const state: Carried = { over: at.key }
    void (step === 'close' ? navigate(-1) : navigate(address, { state, preventScrollReset: true }))
  }
  function change(part: Partial<MapState>) {
    current.current = { ...current.current, ...part, cursor: null }
    setState(current.current)
    settle()
  }
  return { state, change }
}
