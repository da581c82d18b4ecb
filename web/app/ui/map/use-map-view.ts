import { useEffect, useState } from 'react'
import { loadMapView } from './load-map-view.ts'
import type { MapView } from './map.types.ts'

type Outcome = 'loading' | 'unsupported' | 'failed'

/** The map's code and coast for whoever shows it, or why there is none. */
export function useMapView() {
  const [View, setView] = useState<MapView | null>(null)
  const [outcome, setOutcome] = useState<Outcome>('loading')

  useEffect(() => {
    if (outcome !== 'loading') return
    let isHere = true
    loadMapView().then(
      (loaded) => {
        if (!isHere) return
        if (loaded) setView(() => loaded)
        else setOutcome('unsupported')
      },
      () => isHere && setOutcome('failed'),
    )
    return () => {
      isHere = false
    }
  }, [outcome])

  return {
    View: outcome === 'loading' ? View : null,
    outcome,
    retry: () => setOutcome('loading'),
    giveUp: () => setOutcome('unsupported'),
    fail: () => setOutcome('failed'),
  }
}
