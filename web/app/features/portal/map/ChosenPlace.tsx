import type { MapPlace } from '@portal/contract/portal/map/map'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '~/platform/api.ts'
import { Button } from '~/ui/Button.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { placeQuery } from './map.queries.ts'
import { mapPageTexts } from './map-page.texts.ts'
import { CardFrame, PlaceCard } from './PlaceCard.tsx'

const texts = mapPageTexts.card

type ChosenPlaceProps = {
  id: string
  /** Where the list or the page has it already. */
  known: MapPlace | null
  now: Date
  search: string
  /** It cannot be asked for now. */
  isAway: boolean
  isTaken: boolean
  isEmbedded: boolean
  onClose: () => void
}

/** The card of a place that may have to be asked for. */
export function ChosenPlace({ id, known, isAway, ...card }: ChosenPlaceProps) {
  const query = useQuery({ ...placeQuery(id), enabled: known === null && !isAway })
  const place = known ?? query.data
  if (place) return <PlaceCard key={id} place={place} {...card} />
  const { isTaken, onClose } = card
  if (!query.isError && !isAway) {
    return (
      <CardFrame name={texts.loading} isTaken={isTaken} onClose={onClose}>
        <div aria-busy="true" className="flex gap-3">
          <Skeleton shape="block" className="map-picture" />
          <div className="map-card-words grid gap-2">
            <Skeleton className="w-2/3" />
            <Skeleton className="w-1/2" />
          </div>
        </div>
      </CardFrame>
    )
  }
  const isGone = query.error instanceof ApiError && query.error.status === 404
  const problem = isAway ? texts.away : isGone ? texts.gone : texts.failed
  return (
    <CardFrame name={problem} isTaken={isTaken} onClose={onClose}>
      <p role="alert" className="py-2 pr-10 font-semibold">
        {problem}
      </p>
      {isGone || isAway ? null : (
        <Button size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
          {mapPageTexts.retry}
        </Button>
      )}
    </CardFrame>
  )
}
