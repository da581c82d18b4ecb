import { expect, it } from 'vitest'
import { countdownText } from './countdown.rules.ts'

const ENDS = new Date('2026-07-18T22:00:00Z')
it.each([
  ['2026-07-18T19:54:51Z', '2 h 05 min 09 s'],
  ['2026-07-18T21:54:51Z', '5 min 09 s'],
  ['2026-07-18T22:00:00Z', '0 min 00 s'],
  ['2026-07-18T23:00:00Z', '0 min 00 s'],
])('at %s it says %s', (now, text) => {
  expect(countdownText(ENDS, new Date(now))).toBe(text)
})
