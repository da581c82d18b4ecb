import { expect, it } from 'vitest'
import { CHART_SIZES, NOW_HEIGHT, nowTop, scaleOf } from './chart.rules.ts'
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
