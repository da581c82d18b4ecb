import fc from 'fast-check'
import { expect, it } from 'vitest'
import { middleOf, pixelsPerDegree, seenBounds, seenMiddle, zoomOf } from './whole-map.rules.ts'

const NONE = { top: 0, right: 0, bottom: 0, left: 0 }
const center = { lat: -0.6, lng: -47.35 }
const size = { width: 360, height: 600 }

it('knows how near it looks from how wide it is', () => {
  fc.assert(
    fc.property(fc.double({ min: 9, max: 16, noNaN: true }), (zoom) => {
      const degrees = 0.11
      expect(zoomOf(pixelsPerDegree(zoom) * degrees, degrees)).toBeCloseTo(zoom, 6)
    }),
  )
})

it('sees around its middle, half as far each time one comes nearer', () => {
  const far = seenBounds({ center, zoom: 12 }, size, NONE)
  const near = seenBounds({ center, zoom: 13 }, size, NONE)
  expect(middleOf(far).lat).toBeCloseTo(center.lat, 9)
  expect(middleOf(far).lng).toBeCloseTo(center.lng, 9)
  expect((far.east - far.west) / (near.east - near.west)).toBeCloseTo(2, 6)
})

it('does not count what lies under the list as seen', () => {
  const all = seenBounds({ center, zoom: 12 }, size, NONE)
  const seen = seenBounds({ center, zoom: 12 }, size, { ...NONE, top: 64, bottom: 168 })
  expect(seen.south).toBeGreaterThan(all.south)
  expect(seen.north).toBeLessThan(all.north)
  expect([seen.west, seen.east]).toEqual([all.west, all.east])
  expect(seenMiddle({ ...NONE, top: 64, bottom: 168 })).toEqual([0, -52])
})
