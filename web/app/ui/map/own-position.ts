import type { LatLng } from './map.types.ts'

export type PositionProblem = 'denied' | 'unavailable'
/** `exact` is for a pin or a point on the map; `about`, for what is nearest, is all an address tells. */
export type Precision = 'exact' | 'about'

const TIMEOUT_MS = 10_000
const ASKED: Record<Precision, PositionOptions> = {
  exact: { enableHighAccuracy: true, timeout: TIMEOUT_MS },
  // Whoever asks again within five minutes is still about there.
  about: { timeout: TIMEOUT_MS, maximumAge: 300_000 },
}
/** About a hundred metres: enough to sort by, too little to tell a house. */
const ABOUT_DECIMALS = 3
const about = (degrees: number) => Number(degrees.toFixed(ABOUT_DECIMALS))

/** Asks the phone where it is. Nothing else of the portal does, and only when the person wants it. */
export function findOwnPosition(precision: Precision): Promise<LatLng | PositionProblem> {
  return new Promise((tell) => {
    if (!navigator.geolocation) return tell('unavailable')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) =>
        tell(precision === 'exact' ? { lat, lng } : { lat: about(lat), lng: about(lng) }),
      ({ code, PERMISSION_DENIED }) => tell(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      ASKED[precision],
    )
  })
}
