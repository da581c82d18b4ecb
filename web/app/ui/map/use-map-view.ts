import { type RefObject, useEffect, useState } from 'react'
import { firstTouch } from '../first-touch.ts'
import { loadMapView } from './load-map-view.ts'
import { NEAR_MARGIN } from './map.constants.ts'
import type { MapView } from './map.types.ts'

export type MapState = 'waiting' | 'loading' | 'unsupported' | 'failed'

/**
 * The map comes when somebody who uses the page is about to see it, or at once where it was asked for.
 * A visit that never comes near it does not pay for it.
 */
export function useMapView(frame: RefObject<Element | null>, when: 'near' | 'now') {
  const [state, setState] = useState<MapState>('waiting')
  const [View, setView] = useState<MapView | null>(null)
  const [isWanted, setWanted] = useState(when === 'now')

  useEffect(() => {
    if (isWanted || !frame.current || typeof IntersectionObserver === 'undefined') return
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        void firstTouch().then(() => setWanted(true))
      },
      { rootMargin: NEAR_MARGIN },
    )
    near.observe(frame.current)
    return () => near.disconnect()
  }, [frame, isWanted])

  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    setState('loading')
    loadMapView().then(
      (view) => {
        if (!isHere) return
        if (view) setView(() => view)
        else setState('unsupported')
      },
      () => {
        if (!isHere) return
        setState('failed')
        setWanted(false)
      },
    )
    return () => {
      isHere = false
    }
  }, [isWanted])

  return {
    View,
    state,
    request: () => setWanted(true),
    fail: () => {
      setView(null)
      setState('unsupported')
    },
  }
}
