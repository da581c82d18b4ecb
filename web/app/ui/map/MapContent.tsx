import { useEffect, useState } from 'react'
import { Button } from '../Button.tsx'
import { Spinner } from '../Spinner.tsx'
import { loadMapView } from './load-map-view.ts'
import { mapTexts as texts } from './map.texts.ts'
import type { MapContentProps, MapView } from './map.types.ts'

type Outcome = 'loading' | 'unsupported' | 'failed'

/** The map, or why there is none and where to find the same without it. */
export function MapContent({ instead, ...view }: MapContentProps) {
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

  if (View && outcome === 'loading') {
    return <View {...view} onProblem={() => setOutcome('unsupported')} />
  }
  if (outcome === 'loading') return <Spinner label={texts.loading} />
  return (
    <div className="grid justify-items-center gap-3 p-4 text-center">
      <p role="status" className="max-w-[36ch] font-semibold text-sm">
        {texts[outcome]} {instead}
      </p>
      {outcome === 'failed' ? (
        <Button look="ink" size="sm" onClick={() => setOutcome('loading')}>
          {texts.retry}
        </Button>
      ) : null}
    </div>
  )
}
