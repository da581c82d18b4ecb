import type { StreetSuggestion } from '@portal/contract/ground/streets/street'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserApi } from './api.ts'

type LatLng = { lat: number; lng: number }

/** Fewer letters begin too many names. */
const SHORTEST = 3
/** About ten metres: a pin that is moved a little asks nothing new. */
const PIN_DECIMALS = 4
/** So near a street a pin is on it already. */
const ON_STREET_DEGREES = 0.0008

/** Streets for a field where an address is written; none of it is needed to write one. */
export const streetSuggestionsQuery = (typed: string, pin: LatLng | null) => {
  const near = pin
    ? { lat: Number(pin.lat.toFixed(PIN_DECIMALS)), lng: Number(pin.lng.toFixed(PIN_DECIMALS)) }
    : {}
  const q = typed.trim()
  return queryOptions({
    queryKey: ['streets', q, near],
    queryFn: (): Promise<StreetSuggestion[]> =>
      browserApi.get('/api/v1/streets', { query: { q, ...near } }),
    enabled: q.length >= SHORTEST,
    placeholderData: keepPreviousData,
    retry: 0,
  })
}

/** Two streets may have one name: what tells them apart is where they are. */
export const streetOptions = (streets: readonly StreetSuggestion[]) =>
  streets.map(({ name, neighbourhood, place }) => ({
    value: `${name} ${place.latitude},${place.longitude}`,
    label: name,
    hint: neighbourhood ?? undefined,
    neighbourhood,
    place,
  }))

/** Where the pin goes with a street: onto it, unless it is there already. */
export function pinOnStreet(pin: LatLng | null, place: StreetSuggestion['place']): LatLng {
  const onStreet = { lat: place.latitude, lng: place.longitude }
  const isThere =
    pin && Math.hypot(pin.lat - onStreet.lat, pin.lng - onStreet.lng) <= ON_STREET_DEGREES
  return isThere ? pin : onStreet
}
