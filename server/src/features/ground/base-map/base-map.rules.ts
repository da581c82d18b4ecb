import { MAPS_FOLDER } from './base-map.constants.ts'

/** In the storage, and the same behind the portal's address: named by its content. */
export const mapKey = (hash: string) => `maps/${hash}.pmtiles`
export const mapPath = (hash: string) => `/${MAPS_FOLDER}/${hash}.pmtiles`
