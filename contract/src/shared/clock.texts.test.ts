import { expect, it } from 'vitest'
import { atTime, fromTime, hourOfClock } from './clock.texts.ts'

it.each([
  ['0h00', 'à 0h00'],
  ['1h55', 'à 1h55'],
  ['2h', 'às 2h'],
  ['10h', 'às 10h'],
  ['13h00', 'às 13h00'],
])('the clock strikes %s: "%s"', (time, words) => {
  expect(atTime(time)).toBe(words)
  expect(fromTime(time)).toBe(words.replace('à', 'da'))
})

it.each([
  ['19:30', '19h30'],
  ['19:00', '19h'],
  ['08:05', '8h05'],
  ['00:00', '0h'],
])('a clock that shows %s is written %s', (clock, hour) => {
  expect(hourOfClock(clock)).toBe(hour)
})
