import { useState } from 'react'
import type { LatLng } from './map.types.ts'
import { findOwnPosition, type PositionProblem, type Precision } from './own-position.ts'

type OwnPosition = {
  precision: Precision
  onFound: (place: LatLng) => void
  onFailed: (problem: PositionProblem) => void
}

/** Asks the phone where it is when told to, one question at a time. */
export function useOwnPosition({ precision, onFound, onFailed }: OwnPosition) {
  const [isLooking, setLooking] = useState(false)

  async function ask() {
    if (isLooking) return
    setLooking(true)
    const answer = await findOwnPosition(precision)
    setLooking(false)
    if (typeof answer === 'string') onFailed(answer)
    else onFound(answer)
  }

  return { ask: () => void ask(), isLooking }
}
