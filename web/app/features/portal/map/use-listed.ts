import type { MapPlace } from '@portal/contract/portal/map/map'
import { useMemo } from 'react'
import type { LatLng, MapSight } from '~/ui/map/map.types.ts'
import { keptInView } from './kept-places.rules.ts'
import type { MapState } from './map-address.rules.ts'
import { LISTED_BOUNDS } from './map-page.constants.ts'
import { mapPageTexts as texts } from './map-page.texts.ts'
import type { MapData } from './map-page.types.ts'
import { useAway, useKeeping, useKeptPlaces, useStock } from './use-kept-places.ts'
import { usePlaces } from './use-places.ts'
import { listBox, nearText } from './view-box.rules.ts'

type Listed = {
  data: MapData
  city: string
  state: MapState
  /** None before the map was moved: the list is the city's. */
  seen: MapSight | null
  own: LatLng | null
  now: Date
}

/** The places of the list, from wherever they can be had, and what is said of them. */
export function useListed({ data, city, state, seen, own, now }: Listed) {
  const { isAway, isKept } = useAway()
  const kept = useKeptPlaces(isAway)
  const bounds = seen?.bounds ?? LISTED_BOUNDS
  const { layers, placeId, isEmbedded } = state
  const keptHere = useMemo(
    () => kept && keptInView(kept, { bounds, layers, own, now }),
    [kept, bounds, layers, own, now],
  )
  const isSent = !isKept && !seen && !own && layers.join() === data.state.layers.join()
  const places = usePlaces(
    { bbox: listBox(bounds), layers: layers.join(), near: own ? nearText(own) : null },
    { sent: data.list, isSent, isAway, kept: keptHere },
  )
  const mayKeep = !isAway && !isEmbedded
  useKeeping(places.list, mayKeep)
  useStock(mayKeep)

  const isHere = ({ id }: MapPlace) => id === placeId
  const known =
    places.list?.find(isHere) ??
    kept?.find(isHere) ??
    [data.chosen].find((place) => place && isHere(place)) ??
    null

  function status(): string {
    const { total } = places
    if (total === 0) return seen ? texts.empty.here : texts.empty.inTheCity(city)
    if (keptHere) return seen ? texts.kept.inView(total) : texts.kept.inTheCity(total)
    if (!seen) return texts.inTheCity(total, city)
    return (own ? texts.nearest : texts.inView)(total)
  }
  return {
    ...{ places, kept, known, isAway },
    /** None while nobody knows. */
    status: places.list ? status() : null,
    /** Where the page itself is an old one its frame says so already. */
    saysAway: isAway && !isKept,
  }
}
