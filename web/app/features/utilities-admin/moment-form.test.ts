import { expect, it } from 'vitest'
import { fromMoment, minuteOf, NO_MOMENT, toMoment } from './moment-form.rules.ts'

it('is the clock of the city, wherever the editor is, and reads back what it wrote', () => {
  expect(toMoment({ date: '2026-07-18', time: '22:30' })).toBe('2026-07-19T01:30:00.000Z')
  expect(fromMoment('2026-07-19T01:30:00.000Z')).toEqual({ date: '2026-07-18', time: '22:30' })
  expect(fromMoment(null)).toBe(NO_MOMENT)
})

it.each([
  ['', '08:00'],
  ['2026-02-30', '08:00'],
  ['2026-07-18', ''],
  ['2026-07-18', '24:00'],
])('is none yet while a part is missing: %j %j', (date, time) => {
  expect(toMoment({ date, time })).toBeNull()
})

it('counts the minutes of a day', () => {
  expect([minuteOf('00:00'), minuteOf('08:30'), minuteOf('x')]).toEqual([0, 510, null])
})
