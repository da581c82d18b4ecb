import { defineTag } from '../../../platform/live/tags.ts'

export const BASE_MAP_TAG = defineTag('base-map')

import { PLACE_BOUNDS } from '@portal/contract/ground/base-map/place-bounds'

/** What a map of streets must cover, and a place in the town whose tile must be there. */
export const MUNICIPALITY = PLACE_BOUNDS
export const TOWN_CENTRE = { longitude: -47.3561, latitude: -0.6135 }

/** Farther out is the whole coast of Pará; nearer than this a street has no shape. */
export const FARTHEST_MIN_ZOOM = 9
export const NEAREST_MAX_ZOOM = 13
export const MOST_BYTES = 2 * 1024 ** 3
/** Of metadata and of a directory, unpacked: far more than any honest file has. */
export const MOST_UNPACKED_BYTES = 16 * 1024 ** 2

export const MAPS_FOLDER = 'mapas'
/** A phone in a poor net reads a part of it. */
export const TILE_TIMEOUT_MS = 60_000
