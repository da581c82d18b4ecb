import type { MapPlace } from '@portal/contract/portal/map/map'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { type MapState, mapAddress } from './map-address.rules.ts'
import { mapPageTexts as texts } from './map-page.texts.ts'
import { NothingHere } from './NothingHere.tsx'
import { PlaceRow } from './PlaceRow.tsx'
import type { PlacesInView } from './use-places.ts'

export type PlaceListProps = {
  places: PlacesInView
  state: MapState
  now: Date
  hasMap: boolean
  onShow: (place: MapPlace) => void
  onPoint: (place: MapPlace | null) => void
  /** None where it is all in view. */
  onWholeTown: (() => void) | null
  onAllLayers: () => void
}

/** All that the map shows, for the eye, the ear and the keyboard. */
export function PlaceList({ places, state, now, hasMap, ...on }: PlaceListProps) {
  const { list, hasFailed, isLoading, retry, more, isLoadingMore, loadMore } = places
  if (!list) {
    if (!hasFailed) return <ListSkeleton />
    return (
      <ErrorState title={texts.failed.title} onRetry={retry} retrying={isLoading} surface="plain">
        {texts.failed.text}
      </ErrorState>
    )
  }
  if (list.length === 0) {
    if (isLoading) return <ListSkeleton />
    return <NothingHere state={state} onWholeTown={on.onWholeTown} onAllLayers={on.onAllLayers} />
  }
  return (
    <>
      <ul aria-busy={isLoading}>
        {list.map((place) => (
          <PlaceRow
            key={place.id}
            place={place}
            now={now}
            isChosen={place.id === state.placeId}
            onShow={hasMap ? () => on.onShow(place) : null}
            onPoint={(isPointed) => on.onPoint(isPointed ? place : null)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap justify-center gap-2 py-5">
        {more ? (
          <LinkButton
            to={mapAddress({ ...state, cursor: more })}
            look="line"
            size="sm"
            rel="next"
            aria-busy={isLoadingMore || undefined}
            onClick={(event) => {
              event.preventDefault()
              loadMore()
            }}
          >
            {texts.more}
          </LinkButton>
        ) : null}
        {state.cursor ? (
          <LinkButton
            to={mapAddress(state, { cursor: null })}
            look="ghost"
            size="sm"
            reloadDocument
          >
            {texts.first}
          </LinkButton>
        ) : null}
      </div>
    </>
  )
}
