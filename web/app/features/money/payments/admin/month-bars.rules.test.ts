import { expect, it } from 'vitest'
import {
  CHART,
  ceilingOf,
  drawBars,
  isNamed,
  monthText,
  shortMonthText,
} from './month-bars.rules.ts'

const bar = (value: number) => ({ month: '2026-11', value, isRunning: false })

it('ends the scale at a round number no bar goes over', () => {
  expect(ceilingOf([4990, 12_470], 100)).toBe(20_000)
  expect(ceilingOf([3], 1)).toBe(5)
  expect(ceilingOf([10], 1)).toBe(10)
  expect(ceilingOf([1], 0.1)).toBe(1)
  expect(ceilingOf([0.1 + 0.2 - 0.1], 0.1)).toBeCloseTo(0.2)
})

it('has a scale where all months are empty, and where there are none', () => {
  expect(ceilingOf([0, 0], 100)).toBe(100)
  expect(ceilingOf([], 1)).toBe(1)
  expect(drawBars([], 1)).toEqual([])
})

it('draws a bar from the base to its value, with its full part inside', () => {
  const [none, half, whole] = drawBars([bar(0), { ...bar(5), part: 0 }, bar(10)], 10)
  expect(none?.y).toBe(CHART.base)
  expect(half).toMatchObject({ y: (CHART.base + CHART.top) / 2, partY: CHART.base })
  expect(whole).toMatchObject({ y: CHART.top, partY: null })
  expect((whole?.x ?? 0) + (whole?.width ?? 0)).toBeLessThanOrEqual(CHART.width)
})

it('names every second month and always the running one', () => {
  expect([0, 1, 2, 3].map((at) => isNamed(at, 4))).toEqual([false, true, false, true])
})

it('writes a month as people say it, wherever their clock is', () => {
  expect(monthText('2026-11')).toBe('novembro de 2026')
  expect(shortMonthText('2026-01')).toBe('jan')
})
