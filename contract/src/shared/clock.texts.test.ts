import { expect, it } from 'vitest'
import { atTime } from './clock.texts.ts'

it.each([
  ['0h00', 'à 0h00'],
  ['1h55', 'à 1h55'],
  ['2h', 'às 2h'],
  ['10h', 'às 10h'],
  ['13h00', 'às 13h00'],
])('the clock strikes %s: "%s"', (time, words) => {
  expect(atTime(time)).toBe(words)
})
