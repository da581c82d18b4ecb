import { expect, it } from 'vitest'
import { cityDay, cityHour, dayText, momentText } from './moments.ts'

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
