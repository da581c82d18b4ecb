import { describe, expect, it } from 'vitest'
import { pinOnStreet, streetOptions } from './street-suggestions.ts'

const street = { latitude: -0.6135, longitude: -47.3561 }

describe('the pin of an address', () => {
  it('goes to the street that was chosen', () => {
    expect(pinOnStreet(null, street)).toEqual({ lat: -0.6135, lng: -47.3561 })
    expect(pinOnStreet({ lat: -0.62, lng: -47.36 }, street)).toEqual({
      lat: -0.6135,
      lng: -47.3561,
    })
  })

  it('stays where somebody put it beside that street', () => {
    const pin = { lat: -0.6137, lng: -47.3563 }
    expect(pinOnStreet(pin, street)).toBe(pin)
  })
})

it('tells two streets of one name apart', () => {
  const one = { name: 'Rua B', neighbourhood: 'Centro', place: street }
  const other = { ...one, neighbourhood: null, place: { latitude: -0.65, longitude: -47.3 } }
  const options = streetOptions([one, other])
  expect(new Set(options.map(({ value }) => value)).size).toBe(2)
  expect(options.map(({ hint }) => hint)).toEqual(['Centro', undefined])
})
