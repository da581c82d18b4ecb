import { expect, it } from 'vitest'
import { compareUntil, differenceOf, topOf } from './traffic.rules.ts'

const day = (...hours: number[]) => [...hours, ...Array(24 - hours.length).fill(0)]

it('compares with the other day up to the same minute', () => {
  const at = { hour: 2, minute: 30 }
  expect(compareUntil(day(10, 20, 5), day(8, 8, 8, 90), at)).toEqual({ now: 35, before: 20 })
  expect(compareUntil(day(1), day(2), { hour: 0, minute: 0 })).toEqual({ now: 1, before: 0 })
})

it('tells small differences as they are and large ones in percent', () => {
  expect(differenceOf({ now: 524, before: 483 })).toEqual({
    isMore: true,
    size: 41,
    unit: 'people',
  })
  expect(differenceOf({ now: 500, before: 1000 })).toEqual({
    ...{ isMore: false, size: 50, unit: 'percent' },
  })
  expect(differenceOf({ now: 500, before: 0 })).toEqual({ isMore: true, size: 500, unit: 'people' })
  expect(differenceOf({ now: 7, before: 7 })).toBeNull()
})

it('has a top that three lines divide', () => {
  expect(topOf([238])).toBe(240)
  expect(topOf([0])).toBe(3)
  expect(topOf([4])).toBe(6)
})
