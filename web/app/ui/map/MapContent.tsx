import { Button } from '../Button.tsx'
import { Spinner } from '../Spinner.tsx'
import { mapTexts as texts } from './map.texts.ts'
import type { MapContentProps } from './map.types.ts'
import { useMapView } from './use-map-view.ts'

/** The map, or why there is none and where to find the same without it. */
export function MapContent({ instead, ...view }: MapContentProps) {
  const { View, outcome, retry, giveUp } = useMapView()
  if (View) return <View {...view} onProblem={giveUp} />
  if (outcome === 'loading') return <Spinner label={texts.loading} />
  return (
    <div className="grid justify-items-center gap-3 p-4 text-center">
      <p role="status" className="max-w-[36ch] font-semibold text-sm">
        {texts[outcome]} {instead}
      </p>
      {outcome === 'failed' ? (
        <Button look="ink" size="sm" onClick={retry}>
          {texts.retry}
        </Button>
      ) : null}
    </div>
  )
}
