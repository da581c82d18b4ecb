import { expect, it } from 'vitest'
import {
  CHART_SIZES,
  limitAnchor,
  NOW_HEIGHT,
  nowTop,
  scaleOf,
  waterAnchor,
} from './chart.rules.ts'
import { fakeTides } from './fake-tides.ts'
import { heightAt, spanAround, startOf, watersOf } from './tide-now.rules.ts'

const { days } = fakeTides()
const [, second] = days
if (!second) throw new Error('no day')

it.each(CHART_SIZES)('never writes "agora" over a high or low water ($name)', (size) => {
  const half = size.font * 3.6
  for (let minute = 0; minute <= 1440; minute += 5) {
    const now = startOf(second) + minute
    const span = spanAround(days, now)
    const scale = scaleOf(days, size, span)
    const waters = watersOf(days).filter(({ at }) => at >= span.from && at < span.to)
    const [x, y] = [scale.x(now), scale.y(heightAt(days, now))]
    const top = nowTop(waters, { x, y }, scale, size)
    const isAbove = top < y
    for (const water of waters.filter(({ kind }) => kind === 'high')) {
      const isNear = Math.abs(scale.x(water.at) - x) < half + size.font * 3.4
      const words = scale.y(water.height_m) - 12 - size.font
      const overlaps = words < top + size.font * NOW_HEIGHT && words + size.font > top
      expect(isAbove && isNear && overlaps, `at ${minute}`).toBe(false)
    }
  }
})

it.each(CHART_SIZES)('keeps the words of a high water clear of an upright line ($name)', (size) => {
  const now = startOf(second) + 12 * 60
  const span = spanAround(days, now)
  const scale = scaleOf(days, size, span)
  const reach = size.font * 3.4
  const highs = watersOf(days).filter(({ at, kind }) => {
    const x = scale.x(at)
    return kind === 'high' && x - 4 * reach > size.left && x + 4 * reach < size.width
  })
  for (const water of highs) {
    const x = scale.x(water.at)
    expect(waterAnchor(water, scale, size, [])).toEqual({ x, textAnchor: 'middle' })
    const before = waterAnchor(water, scale, size, [x - reach / 2])
    expect(before.textAnchor).toBe('start')
    expect(before.x).toBeGreaterThan(x - reach / 2)
    const after = waterAnchor(water, scale, size, [x + reach / 2])
    expect(after.textAnchor).toBe('end')
    expect(after.x).toBeLessThan(x + reach / 2)
  }
})

it('writes the limit over a low water that no line goes through', () => {
  const [, size] = CHART_SIZES
  if (!size) throw new Error('no size')
  const span = spanAround(days, startOf(second) + 12 * 60)
  const scale = scaleOf(days, size, span)
  const waters = watersOf(days).filter(({ at }) => at >= span.from && at < span.to)
  const lows = waters.filter(({ kind }) => kind === 'low').map(({ at }) => scale.x(at))
  expect(lows.length).toBeGreaterThan(1)
  for (const line of lows) {
    const { x } = limitAnchor(waters, scale, size, [line])
    expect(Math.abs(x - line)).toBeGreaterThan(size.font * 4.6)
  }
})

it('draws a day around now, more of it ahead than behind', () => {
  const now = startOf(second) + 23 * 60 + 34
  expect(spanAround(days, now)).toEqual({ from: now - 360, to: now + 1080 })
})

it('draws no more than is known', () => {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) throw new Error('no day')
  expect(spanAround(days, startOf(first) + 60).from).toBe(startOf(first))
  expect(spanAround(days, startOf(last) + 1200).to).toBe(startOf(last) + 1440)
})
