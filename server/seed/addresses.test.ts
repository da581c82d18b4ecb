import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEMO_BUSINESSES } from './businesses/demo-businesses.ts'
import { NEIGHBOURHOODS } from './businesses/neighbourhoods.ts'
import { pinOf } from './businesses/pins.ts'
import { metersBetween, metersToLine, type Place, STREETS } from './businesses/street-lines.ts'
import { CITY_SIGHTS } from './sights/city-sights.ts'

type Ring = readonly [longitude: number, latitude: number][]
type LandFile = { features: { geometry: { coordinates: Ring[][] } }[] }

const LAND = (
  JSON.parse(
    readFileSync(new URL('../../scripts/coast/gshhg-land.geojson', import.meta.url), 'utf8'),
  ) as LandFile
).features.flatMap(({ geometry }) => geometry.coordinates)

const isOnLand = (place: Place) =>
  LAND.some((polygon) => polygon.filter((ring) => isWithin(place, ring)).length % 2 === 1)

/** A ray to the east crosses the ring an odd number of times. */
function isWithin({ latitude, longitude }: Place, ring: Ring): boolean {
  const crossed = ring.slice(1).filter(([east, north], index) => {
    const [west, south] = ring[index] ?? [east, north]
    const share = (latitude - south) / (north - south)
    return north > latitude !== south > latitude && longitude < west + share * (east - west)
  })
  return crossed.length % 2 === 1
}

const inTown = DEMO_BUSINESSES.filter(({ onTheSand }) => !onTheSand)
const onTheSand = DEMO_BUSINESSES.filter((business) => business.onTheSand)

describe('the addresses of the demonstration', () => {
  // spec: 461
  it.each(inTown)('$street, $number: $name stands beside a street of the map', (business) => {
    const pin = pinOf(business)
    const own = STREETS.filter(({ name }) => name === business.street)
    expect(own).not.toEqual([])
    expect(Math.min(...own.map(({ line }) => metersToLine(pin, line)))).toBeLessThanOrEqual(25)
    const toAnyStreet = Math.min(...STREETS.map(({ line }) => metersToLine(pin, line)))
    expect(toAnyStreet, 'in the middle of a street').toBeGreaterThan(5)
  })

  it.each(DEMO_BUSINESSES)('$name stands on land, in $neighbourhood', (business) => {
    const pin = pinOf(business)
    const { reachMeters, ...middle } = NEIGHBOURHOODS[business.neighbourhood]
    expect(isOnLand(pin)).toBe(true)
    expect(metersBetween(pin, middle)).toBeLessThan(reachMeters + 50)
  })

  it('are of one business each', () => {
    const pins = DEMO_BUSINESSES.map(pinOf)
    for (const [index, pin] of pins.entries()) {
      const others = pins.filter((_, other) => other !== index)
      expect(Math.min(...others.map((other) => metersBetween(pin, other)))).toBeGreaterThan(20)
    }
  })

  it('are without a street only on the beach, where bars and stalls stand on the sand', () => {
    const beach = CITY_SIGHTS.find(({ slug }) => slug === 'atalaia')?.place
    const middle = { latitude: beach?.[0] ?? 0, longitude: beach?.[1] ?? 0 }
    expect(onTheSand.map(({ within }) => within).sort()).toEqual([
      'bar',
      'barraca-de-praia',
      'barraca-de-praia',
    ])
    for (const business of onTheSand) {
      expect(business.street).toBe('Praia do Atalaia')
      expect(metersBetween(pinOf(business), middle)).toBeLessThan(600)
    }
  })

  it('tells land from water', () => {
    expect(isOnLand({ latitude: -0.58, longitude: -47.31 })).toBe(false)
    expect(isOnLand({ latitude: -0.6148, longitude: -47.3577 })).toBe(true)
  })
})
