import { expect, it } from 'vitest'
import { distanceOf, distanceText } from './distance-text.ts'

it.each([
  [3, '50 m'],
  [362, '350 m'],
  [980, '1 km'],
  [1234, '1,2 km'],
  [11_400, '11 km'],
])('says %i metres as %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text)
})

it('says so where a distance is as the crow flies', () => {
  expect(distanceOf({ distance_meters: 362 })).toBe('350 m')
  expect(distanceOf({ distance_meters: 1234, is_straight_distance: true })).toBe(
    '1,2 km em linha reta',
  )
  expect(distanceOf({ distance_meters: null })).toBeNull()
})
