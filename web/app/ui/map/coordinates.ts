import { PIN_DECIMALS } from './map.constants.ts'
import type { Bounds, LatLng } from './map.types.ts'

const NUMBER = String.raw`([+-]?\d{1,3}(?:[.,]\d+)?)\s*[°º]?\s*`
const PAIR = new RegExp(String.raw`^${NUMBER}([NS])?[\s,;/]+${NUMBER}([ELOW])?$`, 'i')
/** In the address of a map's page: ".../@-0.6135,-47.3561,15z". */
const IN_ADDRESS = /[@=:](-?\d{1,2}\.\d+),\s*(-?\d{1,3}\.\d+)/
/** Hyphens and minus signs that look alike. */
const DASHES = /[‐‑‒–—−]/g

/**
 * What people paste: "-0.6135, -47.3561", "-0,6135; -47,3561", "0,6135 S 47,3561 O", or the address of
 * a page of a map. Nothing where it is no place on earth.
 */
export function readCoordinates(text: string): LatLng | null {
  const plain = text.replace(DASHES, '-').trim()
  const [, latitude, north, longitude, east] = PAIR.exec(plain) ?? fromAddress(plain)
  if (!latitude || !longitude) return null
  const lat = signed(latitude, /s/i.test(north ?? ''))
  const lng = signed(longitude, /[ow]/i.test(east ?? ''))
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? rounded({ lat, lng }) : null
}

function fromAddress(text: string): (string | undefined)[] {
  const [, latitude, longitude] = IN_ADDRESS.exec(text) ?? []
  return [undefined, latitude, undefined, longitude]
}

function signed(digits: string, isNegative: boolean): number {
  const value = Number(digits.replace(',', '.'))
  return isNegative ? -Math.abs(value) : value
}

/** With points, as every application of maps takes it. */
export const coordinatesText = ({ lat, lng }: LatLng): string =>
  `${lat.toFixed(PIN_DECIMALS)}, ${lng.toFixed(PIN_DECIMALS)}`

export function rounded({ lat, lng }: LatLng): LatLng {
  return { lat: Number(lat.toFixed(PIN_DECIMALS)), lng: Number(lng.toFixed(PIN_DECIMALS)) }
}

export function isWithin({ lat, lng }: LatLng, { west, south, east, north }: Bounds): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north
}
