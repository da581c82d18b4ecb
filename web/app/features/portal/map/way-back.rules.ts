import { partsOf } from '@portal/contract/shared/records'
import type { MapState } from './map-address.rules.ts'

/**
 * Looking around leaves nothing on the way back; a card lies over the map as one step of its own, so
 * that Back closes it first. Pure.
 */

/** Where the browser's history stands. */
export type MapVisit = {
  key: string
  /** The visit this one opened a card over; none where it came otherwise: by a shared address, a tab. */
  over: string | null
  placeId: string | null
}

/** Carried by the visit itself: known again after a reload, and after coming back from another page. */
export type Carried = { over: string }

export function overOf(carried: unknown): string | null {
  const { over } = partsOf(carried)
  return typeof over === 'string' ? over : null
}

/** `open` makes a visit of its own, `close` returns to the one below, all else is written over. */
export function stepTo({ placeId, isEmbedded }: MapState, visit: MapVisit): Step {
  // Inside a page of somebody else Back is theirs.
  if (isEmbedded) return 'write'
  if (placeId && !visit.placeId) return 'open'
  return !placeId && visit.over ? 'close' : 'write'
}
export type Step = 'open' | 'close' | 'write'

/**
 * Back from a card: it closes, and the map stays where it has been moved to meanwhile. Who came from
 * the whole list goes back to that, and to the map it was beside.
 */
export const closed = (current: MapState, below: MapState): MapState => ({
  ...current,
  placeId: below.placeId,
  isList: below.isList,
  camera: below.isList ? below.camera : current.camera,
})
