import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keptInView, MOST_KEPT, pinsOf, withSeen, withStock } from './kept-places.rules.ts'
import { samplePlace } from './map.samples.ts'
import { LISTED_BOUNDS } from './map-page.constants.ts'

const NOW = new Date('2026-07-18T15:00:00Z')
const ALL = { bounds: LISTED_BOUNDS, layers: [], own: null, now: NOW }
const namesOf = (places: readonly { name: string }[]) => places.map(({ name }) => name)
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => samplePlace(from + index))

// spec: 331
it('keeps what was seen last longest, each place once and as it was sent last', () => {
  const old = [samplePlace(1), samplePlace(2)]
  const kept = withSeen(old, [samplePlace(2, { name: 'Novo nome' }), samplePlace(3)])
  expect(namesOf(kept)).toEqual(['Novo nome', 'Lugar 3', 'Lugar 1'])
  const full = withSeen(many(MOST_KEPT), [samplePlace(MOST_KEPT + 1)])
  expect(full).toHaveLength(MOST_KEPT)
  expect(full[0]?.name).toBe(`Lugar ${MOST_KEPT + 1}`)
})

it('does not keep how far the person was', () => {
  const [kept] = withSeen([], [samplePlace(1, { distance_meters: 140 })])
  expect(kept?.distance_meters).toBeNull()
})

it('puts the rest of the city behind what was seen, and forgets what is gone', () => {
  const seen = [samplePlace(7), samplePlace(1)]
  const city = [samplePlace(1, { name: 'Um' }), samplePlace(2)]
  expect(namesOf(withStock(seen, city, false))).toEqual(['Lugar 7', 'Um', 'Lugar 2'])
  expect(namesOf(withStock(seen, city, true))).toEqual(['Um', 'Lugar 2'])
})

it('shows what is in view, of the layers asked for, coupons wherever they are', () => {
  const kept = [
    samplePlace(1),
    samplePlace(2, { layer: 'ficar', has_coupon: true }),
    samplePlace(3, { place: { latitude: -0.9, longitude: -47.35, is_approximate: false } }),
  ]
  expect(namesOf(keptInView(kept, ALL))).toEqual(['Lugar 1', 'Lugar 2'])
  expect(namesOf(keptInView(kept, { ...ALL, layers: ['comer'] }))).toEqual(['Lugar 1'])
  expect(namesOf(keptInView(kept, { ...ALL, layers: ['cupons'] }))).toEqual(['Lugar 2'])
})

it('leaves out an event whose last day is over, by the city’s clock', () => {
  const date = {
    ...{ starts_at: '2026-07-17T23:00:00Z', ends_at: null, day: '2026-07-17' },
    ...{ last_day: '2026-07-17', is_all_day: false, more_dates: 0 },
    situation: 'scheduled' as const,
  }
  const show = samplePlace(1, { layer: 'eventos', kind: 'event', date })
  // Still the evening of the 17th in Belém.
  const evening = new Date('2026-07-18T02:00:00Z')
  expect(keptInView([show], { ...ALL, now: evening })).toHaveLength(1)
  expect(keptInView([show], ALL)).toEqual([])
})

it('knows without a connection what is nearest', () => {
  const own = { lat: -0.613, lng: -47.35 }
  const kept = keptInView([samplePlace(1), samplePlace(4), samplePlace(2)], { ...ALL, own })
  expect(namesOf(kept)).toEqual(['Lugar 4', 'Lugar 2', 'Lugar 1'])
  expect(kept.map(({ distance_meters: meters }) => meters)).toEqual([111, 111, 222])
})

it('counts every place once, as a pin or in a crowd whose bounds hold it', () => {
  const place = fc.record({
    latitude: fc.double({ min: -0.84, max: -0.55, noNaN: true }),
    longitude: fc.double({ min: -47.49, max: -47.2, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(place, { maxLength: 40 }), fc.integer({ min: 9, max: 16 }), (at, zoom) => {
      const places = at.map((each, index) =>
        samplePlace(index, { place: { ...each, is_approximate: false } }),
      )
      const { features, total } = pinsOf(places, zoom)
      const counted = features.map(({ properties, geometry }) => {
        if (properties.kind === 'place') return 1
        const [west, south, east, north] = properties.bounds
        const [lng, lat] = geometry.coordinates
        expect(lng >= west && lng <= east && lat >= south && lat <= north).toBe(true)
        return properties.count
      })
      expect(total).toBe(places.length)
      expect(counted.reduce((sum, count) => sum + count, 0)).toBe(places.length)
    }),
  )
})
