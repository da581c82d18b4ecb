import { expect, it } from 'vitest'
import { holdOver, isCleaningTooLong, stepUnit } from './unit-order.rules.ts'

// spec: 633
it('moves a unit a step, and none over the edge', () => {
  expect(stepUnit(['a', 'b', 'c'], 'b', 'up')).toEqual(['b', 'a', 'c'])
  expect(stepUnit(['a', 'b', 'c'], 'b', 'down')).toEqual(['a', 'c', 'b'])
  expect(stepUnit(['a', 'b'], 'a', 'up')).toEqual(['a', 'b'])
})

// spec: 633
it('puts a held unit where the one under it is', () => {
  expect(holdOver(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a'])
  expect(holdOver(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b'])
  expect(holdOver(['a', 'b'], 'a', 'z')).toEqual(['a', 'b'])
})

// spec: 635
it('finds more than three hours between leaving and coming too long', () => {
  expect(isCleaningTooLong('15:00', '12:00')).toBe(false)
  expect(isCleaningTooLong('15:01', '12:00')).toBe(true)
  expect(isCleaningTooLong('08:00', '17:00')).toBe(false)
  expect(isCleaningTooLong(null, '12:00')).toBe(false)
})
