import { expect, it } from 'vitest'
import { distanceText } from './distance-text.ts'

it.each([
  [3, '50 m'],
  [362, '350 m'],
  [980, '1 km'],
  [1234, '1,2 km'],
  [11_400, '11 km'],
])('says %i metres as %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text)
})
