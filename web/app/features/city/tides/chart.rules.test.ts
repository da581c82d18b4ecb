import {
  spanAround,
  startOf,
  type Water,
  watersOf,
} from '@portal/contract/city/tides/tide-now-rules'
import { expect, it } from 'vitest'
import {
  CHART_SIZES,
  namedWaters,
  pillWidth,
  reachOf,
  scaleOf,
  spread,
  waterWidth,
} from './chart.rules.ts'
import { fakeTides } from './fake-tides.ts'

const { days } = fakeTides()
const [, second] = days
if (!second) throw new Error('no day')
const apart = (labels: readonly { left: number; width: number }[]) =>
  labels.every(
    (one, n) =>
      n === 0 || one.left >= (labels[n - 1]?.left ?? 0) + (labels[n - 1]?.width ?? 0) + 5.8,
  )

/** Places are rounded to a tenth. */
const isWhole = (
  labels: readonly { left: number; width: number }[],
  { width }: { width: number },
) => labels.every((one) => one.left >= -0.1 && one.left + one.width <= width + 0.1)

// spec: 462
it.each(CHART_SIZES)(
  'words over the drawing never touch, at any minute of a day ($name)',
  (size) => {
    for (let minute = 0; minute <= 1440; minute += 5) {
      const now = startOf(second) + minute
      const span = spanAround(days, now)
      const { x } = scaleOf(days, size, span)
      const waters = watersOf(days).filter(({ at }) => at >= span.from && at < span.to)
      const wanted = namedWaters(waters, now).map(({ at }) => ({
        point: x(at),
        width: waterWidth(size),
      }))
      const labels = spread(wanted, { left: 0, width: size.width })
      expect(labels.length, `at ${minute}`).toBe(2)
      expect(apart(labels), `at ${minute}`).toBe(true)
      expect(labels.every(({ left, width }) => left >= 0 && left + width <= size.width)).toBe(true)
    }
  },
)

// spec: 462
it.each(CHART_SIZES)(
  'now and a deadline at any distance have pills of their own ($name)',
  (size) => {
    const [now, until] = ['agora 11h48', 'carro desde 14h10'].map((words) => pillWidth(words, size))
    if (!now || !until) throw new Error('no width')
    const end = size.width - size.right
    for (let point = size.left; point <= end; point += 3) {
      for (let other = point; other <= end; other += 3) {
        const pills = spread(
          [
            { point, width: now },
            { point: other, width: until },
          ],
          { left: 0, width: size.width },
        )
        expect(apart(pills), `${point} and ${other}`).toBe(true)
        expect(isWhole(pills, size), `${point} and ${other}`).toBe(true)
      }
    }
  },
)

/** High and low water half a round of the moon's day apart, from any minute on: a year of them. */
const HALF_ROUND = 372.6
function watersOfYear(): Water[] {
  return Array.from({ length: 1410 }, (_, n) => ({
    ...{ at: Math.round(137 + n * HALF_ROUND), minute: Math.round(137 + n * HALF_ROUND) % 1440 },
    kind: n % 2 === 0 ? ('high' as const) : ('low' as const),
    height_m: n % 2 === 0 ? 4.6 : 0.7,
  }))
}
const DAY = 24 * 60

// spec: 787
it.each(CHART_SIZES)(
  'on every day of a year every named water has its words, apart and inside ($name)',
  (size) => {
    const all = watersOfYear()
    const room = size.width - size.left - size.right
    for (let day = 0; day < 365; day += 1) {
      const span = { from: day * DAY, to: (day + 1) * DAY }
      const x = (at: number) => size.left + (room * (at - span.from)) / DAY
      const own = all.filter(({ at }) => at >= span.from && at < span.to)
      // Another day names them all; today, at each hour of it, the two that come next.
      const moments = [null, ...Array.from({ length: 24 }, (_, hour) => span.from + hour * 60)]
      for (const now of moments) {
        const wanted = namedWaters(own, now).map(({ at }) => ({
          point: x(at),
          width: waterWidth(size),
        }))
        const labels = spread(wanted, { left: 0, width: size.width })
        expect(apart(labels) && isWhole(labels, size), `day ${day} at ${now}`).toBe(true)
      }
    }
  },
)

/** What a letter of the drawing is drawn with at least; the box it stands in is the screen less its margins. */
it('shrinks no letter below 13 px on a phone of 320 or 360', () => {
  for (const [screen, name] of [
    [320, 'xs'],
    [360, 's'],
  ] as const) {
    const size = CHART_SIZES.find((one) => one.name === name)
    expect(screen - 80).toBeGreaterThanOrEqual(size?.width ?? Infinity)
    expect(size?.font).toBeGreaterThanOrEqual(13)
  }
})

it('names of today the two waters that come next, of another day all', () => {
  const waters = watersOf(days)
  const now = startOf(second) + 12 * 60
  expect(namedWaters(waters, now)).toEqual(waters.filter(({ at }) => at >= now).slice(0, 2))
  expect(namedWaters(waters, null)).toEqual(waters)
})

it('leads a thread to its words: straight where they lie under it, else to their nearest end', () => {
  expect(reachOf({ point: 100, left: 60, width: 90 })).toBe(100)
  expect(reachOf({ point: 100, left: 120, width: 90 })).toBe(132)
  expect(reachOf({ point: 100, left: 0, width: 90 })).toBe(78)
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
