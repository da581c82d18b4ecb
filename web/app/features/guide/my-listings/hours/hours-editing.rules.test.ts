import { NO_HOURS, type Period } from '@portal/contract/guide/establishments/hours-types'
import { problemsOfHours } from '@portal/contract/guide/establishments/hours-validation'
import type { Weekday } from '@portal/contract/shared/calendar-days'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holidaysToSuggest } from './coming-holidays.rules.ts'
import {
  addException,
  copyDay,
  isWholeDay,
  minuteOfText,
  NOT_TOLD,
  newSeason,
  nextPeriod,
  PRESETS,
  passesMidnight,
  periodOf,
  presetWeek,
  textOfMinute,
  toSave,
  withDay,
} from './hours-editing.rules.ts'
import { problemsOfEditedHours } from './hours-problems.rules.ts'

const clock = fc.integer({ min: 0, max: 1439 })
const weekday = fc.integer({ min: 0, max: 6 }) as fc.Arbitrary<Weekday>
const weekly = (week: Period[][]) => ({ ...NO_HOURS, weekly: week })

describe('a time on the clock', () => {
  it('reads back as it was written', () => {
    fc.assert(
      fc.property(clock, (minute) => {
        expect(minuteOfText(textOfMinute(minute))).toBe(minute)
      }),
    )
  })

  it('is not told while its field is empty', () => {
    expect(minuteOfText('')).toBeNaN()
    expect(textOfMinute(NOT_TOLD)).toBe('')
  })
})

describe('a period', () => {
  it('closes after it opens, within a day, on the clock that was chosen', () => {
    fc.assert(
      fc.property(clock, clock, (opens, closes) => {
        const period = periodOf(opens, closes)
        expect(period.closes).toBeGreaterThan(period.opens)
        expect(period.closes - period.opens).toBeLessThanOrEqual(1440)
        expect(textOfMinute(period.closes)).toBe(textOfMinute(closes))
        expect(problemsOfHours(weekly(withDay(presetWeek('closed'), 1, [period])))).toEqual([])
      }),
    )
  })

  it('passes midnight when it closes earlier than it opens', () => {
    expect(passesMidnight(periodOf(18 * 60, 2 * 60))).toBe(true)
    expect(passesMidnight(periodOf(9 * 60, 0))).toBe(false)
    expect(isWholeDay(periodOf(0, 0))).toBe(true)
  })

  it('offered after another never overlaps it', () => {
    fc.assert(
      fc.property(clock, clock, (opens, closes) => {
        const first = periodOf(opens, closes)
        const second = nextPeriod([first])
        expect(Number.isNaN(second.opens) || second.opens >= first.closes).toBe(true)
      }),
    )
  })
})

describe('a week', () => {
  it.each(PRESETS)('begun from the model %s is right as it is', (preset) => {
    expect(problemsOfEditedHours(weekly(presetWeek(preset)))).toEqual({})
  })

  it('copied from one day changes the chosen days and no other', () => {
    const days = fc.uniqueArray(weekday)
    fc.assert(
      fc.property(weekday, days, clock, clock, (from, to, opens, closes) => {
        const before = withDay(presetWeek('every-day'), from, [periodOf(opens, closes)])
        const after = copyDay(before, from, to)
        for (const [day, periods] of after.entries()) {
          const source = to.includes(day as Weekday) ? from : day
          expect(periods).toEqual(before[source])
        }
      }),
    )
  })

  it('asks for a time left empty at its own field', () => {
    const week = withDay(presetWeek('closed'), 2, [periodOf(540, NOT_TOLD)])
    expect(problemsOfEditedHours(weekly(week))).toEqual({
      'weekly.2.0': 'Informe a hora de abrir e a de fechar.',
    })
  })

  it('tells an overlap at the period that causes it', () => {
    const week = withDay(presetWeek('closed'), 5, [periodOf(540, 1080), periodOf(1000, 1200)])
    expect(problemsOfEditedHours(weekly(week))).toEqual({
      'weekly.5.1': 'Este horário se sobrepõe a outro.',
    })
  })
})

describe('the rest of the hours', () => {
  it('has one exception a date, in order', () => {
    const once = addException(addException(NO_HOURS, '2026-12-25'), '2026-11-20')
    expect(addException(once, '2026-12-25').exceptions.map(({ date }) => date)).toEqual([
      '2026-11-20',
      '2026-12-25',
    ])
  })

  it('suggests the next holidays nothing was said about', () => {
    const hours = addException(NO_HOURS, '2026-11-20')
    expect(holidaysToSuggest(hours, '2026-11-16').map(({ date }) => date)[0]).toBe('2026-12-25')
  })

  it('offers seasons that do not meet', () => {
    const one = { ...weekly(presetWeek('every-day')), seasons: [newSeason(NO_HOURS)] }
    const two = { ...one, seasons: [...one.seasons, newSeason(one)] }
    expect(problemsOfEditedHours(two)).toEqual({})
  })

  it('is stored as nothing where nothing was told', () => {
    expect(toSave(NO_HOURS)).toBeNull()
    expect(toSave(weekly(presetWeek('closed')))).not.toBeNull()
  })
})
