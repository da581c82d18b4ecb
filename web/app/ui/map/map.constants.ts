import type { Bounds } from './map.types.ts'

/** A box a little wider than the municipality: who types a wrong sign or swaps the two is told. */
export const CITY_BOUNDS: Bounds = { west: -47.5, south: -0.85, east: -47.19, north: -0.54 }
/** Where most of the city is: from the Espadarte to the dunes of the Atalaia. */
export const TOWN_BOUNDS: Bounds = { west: -47.395, south: -0.65, east: -47.285, north: -0.585 }
/** Just inside the coast's data: its cut edges are never seen. */
export const DATA_BOUNDS: Bounds = { west: -47.88, south: -0.98, east: -46.82, north: -0.37 }

export const MIN_ZOOM = 9
/** The coast says nothing more from here on. */
export const MAX_ZOOM = 16
/** How near a map looks by itself. */
export const CLOSE_ZOOM = 13
/** Around the pins, so that none touches the edge. */
export const FIT_PADDING = { top: 64, right: 48, bottom: 40, left: 48 }
/** Pins nearer than this would cover each other. */
export const CLUSTER_PIXELS = 52

export const ARROW_STEP_PIXELS = 8
export const ARROW_LEAP_PIXELS = 40
/** About a metre. */
export const PIN_DECIMALS = 5

/** A crowd stands as high above its place as the head of a pin. */
export const CLUSTER_OFFSET: [right: number, down: number] = [0, -24]
