import { useState } from 'react'
import type { LatLng } from './map.types.ts'

export type PositionProblem = 'denied' | 'unavailable'
type OwnPosition = {
  /** `exact` is for a pin or a point on the map; `about`, for what is nearest, is all an address tells. */
  precision: 'exact' | 'about'
  onFound: (place: LatLng) => void
  onFailed: (problem: PositionProblem) => void
}

const TIMEOUT_MS = 10_000
/** Whoever asks again within five minutes is still about there. */
const ASKED = {
  exact: { enableHighAccuracy: true, timeout: TIMEOUT_MS },
  about: { timeout: TIMEOUT_MS, maximumAge: 300_000 },
}
/** About a hundred metres: no more than is needed to say what is near. */
const ABOUT_DECIMALS = 3
const about = (degrees: number) => Number(degrees.toFixed(ABOUT_DECIMALS))

/** Asks the phone where it is, only when told to. Nothing else of the portal does. */
export function useOwnPosition({ precision, onFound, onFailed }: OwnPosition) {
  const [isLooking, setLooking] = useState(false)

  function ask() {
    if (isLooking) return
    if (!navigator.geolocation) return onFailed('unavailable')
    setLooking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => {
        setLooking(false)
        onFound(precision === 'exact' ? { lat, lng } : { lat: about(lat), lng: about(lng) })
      },
      ({ code, PERMISSION_DENIED }) => {
        setLooking(false)
        onFailed(code === PERMISSION_DENIED ? 'denied' : 'unavailable')
      },
      ASKED[precision],
    )
  }

  return { ask, isLooking }
}
