import { useState } from 'react'
import { POSITION_TIMEOUT_MS } from './map.constants.ts'
import type { LatLng } from './map.types.ts'

export type PositionProblem = 'denied' | 'unavailable'
type OwnPosition = {
  onFound: (place: LatLng) => void
  onFailed: (problem: PositionProblem) => void
}

/** Asks the phone where it is, exactly, and only when told to. */
export function useOwnPosition({ onFound, onFailed }: OwnPosition) {
  const [isLooking, setLooking] = useState(false)

  function ask() {
    if (isLooking) return
    if (!navigator.geolocation) return onFailed('unavailable')
    setLooking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLooking(false)
        onFound({ lat: coords.latitude, lng: coords.longitude })
      },
      ({ code, PERMISSION_DENIED }) => {
        setLooking(false)
        onFailed(code === PERMISSION_DENIED ? 'denied' : 'unavailable')
      },
      { enableHighAccuracy: true, timeout: POSITION_TIMEOUT_MS },
    )
  }

  return { ask, isLooking }
}
