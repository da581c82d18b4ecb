import type { EstablishmentCard as Listing } from '@portal/contract/guide/establishments/establishment'
import { Store } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNow } from '~/platform/use-now.ts'
import type { MapMarker } from '~/ui/map/map.types.ts'
import { SmallMap } from '~/ui/map/SmallMap.tsx'
import { PeekCard } from './PeekCard.tsx'
import { resultsMapTexts as texts } from './results-map.texts.ts'

const scoreFormat = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

type ResultsMapProps = {
  listings: readonly Listing[]
  renderedAt: string
  /** The card the person points at in the list. */
  pointedId: string | null
}

/** The places of this page of the list: a pin opens a small card, the card leads to the page. */
export function ResultsMap({ listings, renderedAt, pointedId }: ResultsMapProps) {
  const now = useNow(renderedAt)
  const [chosenId, choose] = useState<string | null>(null)
  const markers = useMemo(() => listings.flatMap((listing) => markerOf(listing)), [listings])
  const chosen = listings.find(({ id }) => id === chosenId)
  const missing = listings.length - markers.length
  return (
    <>
      <SmallMap
        asked
        label={texts.label}
        markers={markers}
        selectedId={chosen?.id ?? pointedId}
        onSelect={choose}
        instead={texts.instead}
        className="h-full"
      >
        {chosen ? (
          <PeekCard key={chosen.id} listing={chosen} now={now} onClose={() => choose(null)} />
        ) : null}
      </SmallMap>
      {missing > 0 ? (
        <p className="absolute top-3 right-17 left-3 w-fit rounded-item bg-white/90 px-3 py-1.5 text-xs">
          {markers.length === 0 ? texts.none : texts.missing(missing)}
        </p>
      ) : null}
    </>
  )
}

function markerOf({ id, name, place, rating }: Listing): MapMarker[] {
  if (!place) return []
  const score = rating && rating.count > 0 ? scoreFormat.format(rating.mean) : null
  return [
    {
      id,
      name: texts.pin(name, score),
      face: score ?? <Store aria-hidden="true" />,
      look: 'pill',
      position: { lat: place.latitude, lng: place.longitude },
    },
  ]
}
