import { chosenMoment } from '@portal/contract/shared/chosen-moment'
import { describe, expect, it } from 'vitest'
import {
  minuteOf,
  numberText,
  readMoment,
  readNumber,
  writtenMoment,
} from './typed-values.rules.ts'

describe('a moment', () => {
  it('is the clock of the city, wherever the editor is, and reads back what it wrote', () => {
    expect(readMoment({ date: '2026-07-18', time: '22:30' })).toBe('2026-07-19T01:30:00.000Z')
    expect(writtenMoment('2026-07-19T01:30:00.000Z')).toEqual({ date: '2026-07-18', time: '22:30' })
    expect(readMoment(writtenMoment(null))).toBeNull()
  })

  it.each([
    ['', '08:00'],
    ['2026-02-30', '08:00'],
    ['2026-07-18', ''],
    ['2026-07-18', '24:00'],
  ])('is none yet while a part is missing, and not nothing either: %j %j', (date, time) => {
    const read = readMoment({ date, time })
    expect(read).not.toBeNull()
    expect(chosenMoment().safeParse(read).success).toBe(false)
  })
})

it('counts the minutes of a day', () => {
  expect([minuteOf('00:00'), minuteOf('08:30'), minuteOf('x')]).toEqual([0, 510, null])
})

it('reads numbers as they are written here', () => {
  expect(readNumber('', true)).toBeNull()
  expect(readNumber('5.000', true)).toBe(5000)
  expect(readNumber('-0,6135', false)).toBe(-0.6135)
  expect(readNumber('doze', true)).toBeNaN()
  expect([null, 12, -0.6135].map(numberText)).toEqual(['', '12', '-0,6135'])
})
