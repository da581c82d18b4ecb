import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  cityDay,
  cityHour,
  dayAgoText,
  dayText,
  hourText,
  momentDayText,
  momentText,
  shortDayText,
  weekdayText,
} from './moments.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-07-18T20:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

// spec: 788
it('writes the year of any other year than this, by the clock of the city', () => {
  const next = new Date('2027-07-17T15:00:00Z')
  expect(momentText(next)).toBe('sáb., 17 de jul. de 2027, 12h')
  expect(momentDayText(next)).toBe('sáb., 17 de jul. de 2027')
  expect(shortDayText(next)).toBe('17 de jul. de 2027')
  expect(shortDayText(new Date('2026-01-02T12:00:00Z'))).toBe('2 de jan.')
  // In Greenwich it is the next year already.
  expect(shortDayText(new Date('2027-01-01T01:00:00Z'))).toBe('31 de dez.')
})

it('reads a moment on the clock of the city', () => {
  const evening = new Date('2026-07-18T22:42:00Z')
  expect(momentText(evening)).toBe('sáb., 18 de jul., 19h42')
  expect(dayText(evening)).toBe('18 de julho de 2026')
  expect(cityHour(evening)).toBe(19)
})

it('keeps the day of the city when Greenwich already has the next one', () => {
  const lateNight = new Date('2026-07-19T02:30:00Z')
  expect(cityDay(lateNight)).toBe('2026-07-18')
  expect(momentText(lateNight)).toBe('sáb., 18 de jul., 23h30')
})

it('counts midnight as hour zero', () => {
  expect(cityHour(new Date('2026-07-19T03:00:00Z'))).toBe(0)
})

it('says the hour in short, and the weekday as people do', () => {
  expect(hourText(new Date('2026-07-18T18:00:00Z'))).toBe('15h')
  expect(hourText(new Date('2026-07-18T12:05:00Z'))).toBe('9h05')
  expect(weekdayText(new Date('2026-07-16T12:00:00Z'))).toBe('quinta')
})

it.each([
  ['2026-07-18T12:12:00Z', 'hoje, 9h12'],
  ['2026-07-18T02:59:00Z', 'ontem, 23h59'],
  ['2026-07-16T12:00:00Z', 'qui., 16 de jul.'],
  ['2025-07-16T12:00:00Z', '16 de julho de 2025'],
])('says how long ago %s was: %s', (moment, text) => {
  expect(dayAgoText(new Date(moment), new Date('2026-07-18T20:00:00Z'))).toBe(text)
})
