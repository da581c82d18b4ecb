import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seenBounds } from '~/ui/map/whole-map.rules.ts'
import { askedZoom, listBox, nearText, pinsBox } from './view-box.rules.ts'

const size = { width: 360, height: 740 }
const insets = { top: 64, right: 0, bottom: 172, left: 0 }
const cameras = fc.record({
  center: fc.record({
    lat: fc.double({ min: -0.7, max: -0.55, noNaN: true }),
    lng: fc.double({ min: -47.4, max: -47.2, noNaN: true }),
  }),
  zoom: fc.double({ min: 9, max: 16, noNaN: true }),
})
const numbers = (box: string) => box.split(',').map(Number) as [number, number, number, number]

it('asks for all that is seen, and never for much more', () => {
  fc.assert(
    fc.property(cameras, (camera) => {
      const seen = seenBounds(camera, size, insets)
      const [west, south, east, north] = numbers(pinsBox(camera, seen))
      const slack = 1e-5
      expect(west).toBeLessThanOrEqual(seen.west + slack)
      expect(south).toBeLessThanOrEqual(seen.south + slack)
      expect(east).toBeGreaterThanOrEqual(seen.east - slack)
      expect(north).toBeGreaterThanOrEqual(seen.north - slack)
      expect(east - west).toBeLessThan((seen.east - seen.west) * 4)
    }),
  )
})

it('asks nothing new for a small move', () => {
  const camera = { center: { lat: -0.6135, lng: -47.3561 }, zoom: 14 }
  const moved = { ...camera, center: { lat: -0.61345, lng: -47.35605 } }
  const box = (at: typeof camera) => pinsBox(at, seenBounds(at, size, insets))
  expect(box(moved)).toBe(box(camera))
})

it('lists what is seen, on numbers the API reads', () => {
  const seen = seenBounds({ center: { lat: -0.6135, lng: -47.3561 }, zoom: 14 }, size, insets)
  const [west, south, east, north] = numbers(listBox(seen))
  expect([west, south, east, north].every(Number.isFinite)).toBe(true)
  expect(west).toBeCloseTo(seen.west, 3)
  expect(north).toBeCloseTo(seen.north, 3)
  expect(listBox(seen)).not.toContain('e')
})

it('asks for whole zooms', () => {
  expect([10.49, 10.5, 13].map(askedZoom)).toEqual([10, 11, 13])
})

it('tells where somebody is to a street, no nearer', () => {
  expect(nearText({ lat: -0.613491, lng: -47.356123 })).toBe('-0.613,-47.356')
})
