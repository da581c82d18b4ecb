import type { Bounds } from '~/ui/map/map.types.ts'

/** All that the list of the page as it is sent holds: the municipality. */
export const LISTED_BOUNDS: Bounds = { west: -47.5, south: -0.85, east: -47.19, north: -0.54 }
/** What the still shows; scripts/draw-map-still.ts draws the same. */
export const STILL_BOUNDS: Bounds = { west: -47.62, south: -0.82, east: -47.06, north: -0.44 }
/** How near the still looks on a phone: its crowds are those of this zoom. */
export const STILL_ZOOM = 11

/** A map that is still being moved asks for nothing. */
export const REST_MS = 250
/** While one looks around, what was seen a moment ago needs no second question. */
export const ANSWER_STALE_MS = 60_000
/** What was seen longer ago is forgotten: an afternoon of looking around must not fill the memory. */
export const ANSWER_KEPT_MS = 30_000

/** How near the map comes to a chosen place. */
export const PLACE_ZOOM = 15
export const NEAR_ZOOM = 14
/** From here on a pin has room for a word. */
export const WORD_ZOOM = 14.5

/** Where list and map stand side by side: on a wide screen, and on a phone that lies on its side. */
export const WIDE_SCREEN = '(min-width: 64rem), (min-width: 40rem) and (max-height: 30rem)'
/** What the card of a chosen place takes of a phone's map. */
export const CARD_PIXELS = 250
/** From the top of the map to what lies below the layers. */
export const TOP_PIXELS = 68
