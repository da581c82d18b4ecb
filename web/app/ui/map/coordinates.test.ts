import { describe, expect, it } from 'vitest'
import { coordinatesText, isWithin, readCoordinates } from './coordinates.ts'
import { CITY_BOUNDS } from './map.constants.ts'

describe('coordinates somebody wrote', () => {
  it.each([
    '-0.6135, -47.3561',
    '-0,6135; -47,3561',
    '-0,6135, -47,3561',
    '-0,6135,-47,3561',
    ' −0.6135 −47.3561 ',
    '‑0.6135, ‑47.3561',
    '-0.6135° -47.3561°',
    '0,6135 S, 47,3561 O',
    '0.6135°S / 47.3561°W',
    'https://www.google.com/maps/@-0.6135,-47.3561,15z',
    'https://maps.google.com/?q=-0.6135,-47.3561',
    'geo:-0.6135,-47.3561',
  ])('reads %s', (text) => {
    expect(readCoordinates(text)).toEqual({ lat: -0.6135, lng: -47.3561 })
  })

  it.each(['', 'perto do farol', '-0.6135', '91, 0', '0, 181', '1.2.3, 4', '-0,6135; -47,3561; 3'])(
    'does not guess at "%s"',
    (text) => {
      expect(readCoordinates(text)).toBeNull()
    },
  )

  it('keeps about a metre and writes what it reads', () => {
    const place = readCoordinates('-0.61349876543, -47.356')
    expect(place).toEqual({ lat: -0.6135, lng: -47.356 })
    expect(place && coordinatesText(place)).toBe('-0.61350, -47.35600')
  })
})

it('knows the city from its antipode, from a lost sign and from a swap', () => {
  expect(isWithin({ lat: -0.6135, lng: -47.3561 }, CITY_BOUNDS)).toBe(true)
  expect(isWithin({ lat: 0.6135, lng: 47.3561 }, CITY_BOUNDS)).toBe(false)
  expect(isWithin({ lat: -0.6135, lng: 47.3561 }, CITY_BOUNDS)).toBe(false)
  expect(isWithin({ lat: -47.3561, lng: -0.6135 }, CITY_BOUNDS)).toBe(false)
})
