import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noCarWindows } from './car-on-sand.rules.ts'
import { predictExtremes, predictHeights } from './harmonic-tide.rules.ts'
import { type OfficialDays, SLOT_MINUTES, tideDay } from './named-tide.rules.ts'

const NONE: OfficialDays = new Map()
const FIRST = dayOfKnownDate('2026-01-01')
const YEAR = Array.from({ length: 365 }, (_, n) => FIRST + n)

const SLOTS = 1440 / SLOT_MINUTES

/** The highest of the minutes of each slot, so that a year can be gone through level by level. */
const densely = (day: number) => {
  const minutes = predictHeights(day, 1)
  return Array.from({ length: SLOTS }, (_, slot) =>
    Math.max(...minutes.slice(slot * SLOT_MINUTES, (slot + 1) * SLOT_MINUTES + 1)),
  )
}

/** Slots in which the water is at the level or above it and that no window covers. */
function uncovered(dense: number[], slots: readonly number[], levelM: number): number[] {
  const isCovered = new Array(SLOTS).fill(false)
  for (const { from, to } of noCarWindows(slots, levelM)) {
    isCovered.fill(true, from / SLOT_MINUTES, to / SLOT_MINUTES)
  }
  return dense.flatMap((height, slot) => (height >= levelM && !isCovered[slot] ? [slot] : []))
}

describe('the car on the sand', () => {
  const denseOf = new Map(YEAR.map((day) => [day, densely(day)]))
  const slotsOf = new Map(YEAR.map((day) => [day, tideDay(day, NONE).slots]))

  // spec: 390
  it('is out before the water comes, on every day of 2026 and at every level', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 6, noNaN: true }), (levelM) => {
        for (const day of YEAR) {
          const late = uncovered(denseOf.get(day) ?? [], slotsOf.get(day) ?? [], levelM)
          expect(late, `day ${day} at ${levelM} m`).toEqual([])
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is out before either source says the water comes, where a table tells the day', () => {
    const day = dayOfKnownDate('2026-07-18')
    const predicted = predictExtremes(day)
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 6, noNaN: true }),
        fc.integer({ min: -20, max: 20 }),
        fc.double({ min: -0.3, max: 0.3, noNaN: true }),
        (levelM, minutes, metres) => {
          const extremes = predicted.map((extreme) => ({
            ...extreme,
            minute: Math.round(extreme.minute) + minutes,
            heightM: extreme.heightM + metres,
          }))
          const { slots } = tideDay(day, new Map([[day, { tableId: 'x', extremes }]]))
          expect(uncovered(denseOf.get(day) ?? [], slots, levelM)).toEqual([])
          const windows = noCarWindows(slots, levelM)
          for (const { minute, heightM } of extremes) {
            const isCovered = windows.some(({ from, to }) => from <= minute && minute < to)
            expect(isCovered || heightM < levelM).toBe(true)
          }
        },
      ),
    )
  })

  it('gets round times, the leaving rounded down and the return up', () => {
    const slots = tideDay(dayOfKnownDate('2026-07-18'), NONE).slots
    for (const { from, to } of noCarWindows(slots, 3.4)) {
      expect([from % SLOT_MINUTES, to % SLOT_MINUTES]).toEqual([0, 0])
      expect(from).toBeLessThan(to)
    }
  })

  it('never has to leave where the water does not come, and never may stay where it always is', () => {
    const slots = tideDay(dayOfKnownDate('2026-07-18'), NONE).slots
    expect(noCarWindows(slots, 6.5)).toEqual([])
    expect(noCarWindows(slots, 0)).toEqual([{ from: 0, to: 1440 }])
  })

  it('leaves in the slot that holds the top of a tide which only just reaches the level', () => {
    const day = dayOfKnownDate('2026-07-18')
    const top = predictExtremes(day).find(({ kind }) => kind === 'high')
    if (!top) throw new Error('no high water')
    const windows = noCarWindows(tideDay(day, NONE).slots, top.heightM)
    const slot = Math.floor(top.minute / 5) * 5
    expect(windows.some(({ from, to }) => from <= slot && slot < to && to - from <= 10)).toBe(true)
  })
})

describe('the named water of a day', () => {
  const day = dayOfKnownDate('2026-07-18')

  it('is the table’s where there is one, and our estimate on the day after', () => {
    const extremes = predictExtremes(day).map((one) => ({ ...one, heightM: one.heightM + 0.2 }))
    const official: OfficialDays = new Map([[day, { tableId: 'mare-2026', extremes }]])
    expect(tideDay(day, official)).toMatchObject({ tableId: 'mare-2026', extremes })
    expect(tideDay(day + 1, official)).toMatchObject({
      tableId: null,
      extremes: predictExtremes(day + 1),
    })
  })

  it('has a curve that reaches what the table says', () => {
    const extremes = predictExtremes(day).map((one) => ({ ...one, heightM: one.heightM + 0.2 }))
    const { curve } = tideDay(day, new Map([[day, { tableId: 'x', extremes }]]))
    const top = Math.max(...extremes.map(({ heightM }) => heightM))
    expect(curve).toHaveLength(97)
    expect(Math.max(...curve)).toBeGreaterThan(top - 0.03)
    expect(Math.max(...curve)).toBeLessThanOrEqual(top)
  })

  it('counts a water at midnight once, though both sources tell it', () => {
    // On some day a water falls within minutes of midnight: the table may put it on the other side.
    const border = YEAR.find((one) => (predictExtremes(one).at(-1)?.minute ?? 0) > 1432)
    if (!border) throw new Error('no water near midnight in a whole year')
    const extremes = predictExtremes(border)
    const moved = extremes.slice(0, -1)
    const { slots } = tideDay(border, new Map([[border, { tableId: 'x', extremes: moved }]]))
    expect(slots.every(Number.isFinite)).toBe(true)
    expect(Math.max(...slots)).toBeLessThan(6)
  })
})
