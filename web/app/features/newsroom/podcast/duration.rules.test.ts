import { expect, it } from 'vitest'
import { durationText, isoDuration, readStart, startSearch } from './duration.rules.ts'

it.each([
  [48, '48 s', 'PT48S'],
  [64, '1 min', 'PT1M4S'],
  [754, '13 min', 'PT12M34S'],
  [3900, '1 h 05 min', 'PT1H5M0S'],
])('says %d seconds as a person would, and as a machine', (seconds, text, iso) => {
  expect(durationText(seconds)).toBe(text)
  expect(isoDuration(seconds)).toBe(iso)
})

it.each([
  ['90', 90],
  ['90s', 90],
  ['1m30s', 90],
  ['2m', 120],
  ['1h2m3s', 3723],
  ['1:30', 90],
  ['1:02:03', 3723],
  ['0', null],
  ['', null],
  [null, null],
  ['agora', null],
  ['-5', null],
  ['1e9', null],
])('reads %s in an address as %s', (value, seconds) => {
  expect(readStart(value)).toBe(seconds)
})

it('reads what it writes', () => {
  expect(readStart(new URLSearchParams(startSearch(754.8)).get('t'))).toBe(754)
})
