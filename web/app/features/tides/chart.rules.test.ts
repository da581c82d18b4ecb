import { expect, it } from 'vitest'
import { CHART_SIZES, NOW_HEIGHT, nowTop, scaleOf } from './chart.rules.ts'
import { fakeTides } from './fake-tides.ts'
import { heightAt } from './tide-now.rules.ts'

const { days } = fakeTides()
const [day] = days
if (!day) throw new Error('no day')

it.each(CHART_SIZES)('never writes "agora" over a high or low water ($name)', (size) => {
  const scale = scaleOf(days, size)
  const half = size.font * 3.6
  for (let minute = 0; minute <= 1440; minute += 5) {
    const [x, y] = [scale.x(minute), scale.y(heightAt(day, minute))]
    const top = nowTop(day, { x, y }, scale, size)
    const isAbove = top < y
    for (const extreme of day.extremes.filter(({ kind }) => kind === 'high')) {
      const isNear = Math.abs(scale.x(extreme.minute) - x) < half + size.font * 3.4
      const words = scale.y(extreme.height_m) - 12 - size.font
      const overlaps = words < top + size.font * NOW_HEIGHT && words + size.font > top
      expect(isAbove && isNear && overlaps, `at ${minute}`).toBe(false)
    }
  }
})
