import type { Bounds } from './map.types.ts'

/** A box a little wider than the municipality: who types a wrong sign or swaps the two is told. */
export const CITY_BOUNDS: Bounds = { west: -47.5, south: -0.85, east: -47.19, north: -0.54 }
/** Where most of the city is: from the Espadarte to the dunes of the Atalaia. */
export const TOWN_BOUNDS: Bounds = { west: -47.395, south: -0.65, east: -47.285, north: -0.585 }
/** Just inside the coast's data: its cut edges are never seen. */
export const DATA_BOUNDS: Bounds = { west: -47.88, south: -0.98, east: -46.82, north: -0.37 }

export const MIN_ZOOM = 9
/** Every corner has room for its name; nearer there is nothing more to see. */
export const MAX_ZOOM = 17
/** How near a map looks by itself: the streets around a place, or as much of the coast as says where. */
export const CLOSE_ZOOM = { streets: 14.5, coast: 13 }
/** The source of a map's streets; a schematic one has none. */
export const STREETS = 'streets'
/** Around the pins, so that none touches the edge. */
export const FIT_PADDING = { top: 64, right: 48, bottom: 40, left: 48 }
/** Pins nearer than this would cover each other. */
export const CLUSTER_PIXELS = 52

/** The file of streets that this device keeps; the service worker answers from it. */
export const STREETS_CACHE = 'portal-streets-1'

/** What the head of a pin takes of the map. */
export const PIN_PIXELS = 40

export const ARROW_STEP_PIXELS = 8
export const ARROW_LEAP_PIXELS = 40
/** About a metre. */
export const PIN_DECIMALS = 5

/** A crowd stands as high above its place as the head of a pin. */
export const CLUSTER_OFFSET: [right: number, down: number] = [0, -24]
