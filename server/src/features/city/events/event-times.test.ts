import type { EventWhen } from '@portal/contract/city/events/event-content'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { dayAt } from '@portal/contract/shared/time-zones'
import fc from 'fast-check'
import { RRuleTemporal } from 'rrule-temporal'
import { describe, expect, it } from 'vitest'
import { SAMPLE_EVENT, WEEKLY_FAIR } from '../../../../test/events.ts'
import { expandedUntil, horizonOf, occurrencesOf, spanOf, whenOf } from './event-times.rules.ts'
import { readContent } from './events.rules.ts'
import { daysOf, daysOfMonth } from './periods.rules.ts'

const NOW = new Date('2026-07-18T14:48:00Z')
const timesOf = (content = SAMPLE_EVENT) =>
  readContent(content, { path: 'content', now: NOW, mustComeYet: false }).times
const occurrences = (content = SAMPLE_EVENT, until = '2026-08-20') =>
  occurrencesOf(timesOf(content), dayOfKnownDate(until))
const at = (when: Partial<EventWhen>) => ({
  ...SAMPLE_EVENT,
  when: { ...SAMPLE_EVENT.when, ...when },
})

describe('a show past midnight', () => {
  it('ends the next morning and belongs to its evening', () => {
    expect(occurrences()).toEqual([
      {
        startsAt: new Date('2026-07-26T01:00:00Z'),
        endsAt: new Date('2026-07-26T06:00:00Z'),
        overAt: new Date('2026-07-26T06:00:00Z'),
        day: '2026-07-25',
        lastDay: '2026-07-25',
      },
    ])
  })

  it('that begins at midnight belongs to the day it begins', () => {
    const [show] = occurrences(at({ time: '00:00', end_time: '04:00' }))
    expect(show).toMatchObject({ day: '2026-07-25', lastDay: '2026-07-25' })
  })
})

it('lasts three hours where nobody said when it ends', () => {
  const [show] = occurrences(at({ end_time: null }))
  expect(show).toMatchObject({ endsAt: null, overAt: new Date('2026-07-26T04:00:00Z') })
})

it('takes whole days from midnight to midnight', () => {
  const [feast] = occurrences(at({ time: null, end_time: null, end_day: '2026-07-27' }))
  expect(feast).toMatchObject({
    startsAt: new Date('2026-07-25T03:00:00Z'),
    endsAt: new Date('2026-07-28T03:00:00Z'),
    day: '2026-07-25',
    lastDay: '2026-07-27',
  })
})

it('happens every Saturday but the one that was taken out', () => {
  expect(occurrences(WEEKLY_FAIR).map(({ day }) => day)).toEqual([
    '2026-07-18',
    '2026-07-25',
    '2026-08-08',
    '2026-08-15',
  ])
})

it.each<[string, Partial<EventWhen>, string]>([
  ['a day that does not exist', { day: '2026-02-30' }, 'day'],
  ['an end before its beginning', { end_day: '2026-07-24' }, 'end_day'],
  ['a last day without an hour', { end_day: '2026-07-26', end_time: null }, 'end_time'],
  ['more than two months', { end_day: '2026-12-01' }, 'end_day'],
])('cannot have %s', (_, when, field) => {
  expect(spanOf({ ...SAMPLE_EVENT.when, ...when })).toMatchObject({ wrong: { field } })
})

const two = (number: number) => String(number).padStart(2, '0')
const clock = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`)
const someDay = fc.integer({ min: dayOfKnownDate('2024-01-01'), max: dayOfKnownDate('2030-01-01') })

it('writes back into the form the moments it read from it', () => {
  const anyWhen = fc
    .record({ day: someDay, time: fc.option(clock), end: fc.option(clock), more: fc.nat(20) })
    .map(({ day, time, end, more }): EventWhen => {
      const last = more > 0 && (time === null || end !== null) ? isoDateOfDay(day + more) : null
      return { day: isoDateOfDay(day), time, end_day: last, end_time: time === null ? null : end }
    })
  fc.assert(
    fc.property(anyWhen, (when) => {
      const span = spanOf(when)
      fc.pre(!('wrong' in span))
      expect(spanOf(whenOf(span))).toEqual(span)
    }),
  )
})

describe('the dates that are written out', () => {
  // spec: 384
  it('are those an independent reader of RFC 5545 finds, at the same hour in the city', () => {
    const rules = fc.constantFrom(
      'FREQ=WEEKLY;BYDAY=SA',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SA',
      'FREQ=MONTHLY;BYMONTHDAY=31',
      'FREQ=MONTHLY;BYDAY=-1SA',
      'FREQ=MONTHLY;INTERVAL=3;BYDAY=4SA;COUNT=5',
    )
    const firsts = { W: '2026-07-18', '31': '2026-10-31', '-1': '2026-07-25', '4S': '2026-07-25' }
    fc.assert(
      fc.property(rules, fc.integer({ min: 0, max: 1439 }), (rule, minute) => {
        const first = rule.startsWith('FREQ=WEEKLY')
          ? firsts.W
          : (Object.entries(firsts).find(([mark]) => rule.includes(`=${mark}`))?.[1] ?? firsts.W)
        const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
        const span = spanOf({ day: first, time, end_day: null, end_time: null })
        if ('wrong' in span) throw new Error('the first day must exist')
        const content = readContent(
          {
            ...WEEKLY_FAIR,
            when: { day: first, time, end_day: null, end_time: null },
            exception_days: [],
            recurrence: recurrenceOf(rule),
          },
          { path: 'content', now: NOW, mustComeYet: false },
        )
        const horizon = dayOfKnownDate(first) + 400
        const ours = occurrencesOf(content.times, horizon).map(({ startsAt }) =>
          startsAt.toISOString(),
        )
        const start = `${first.replaceAll('-', '')}T${time.replace(':', '')}00`
        const reader = new RRuleTemporal({
          rruleString: `DTSTART;TZID=America/Belem:${start}\nRRULE:${rule}`,
        })
        const last = new Date((horizon + 1) * 86_400_000 + 3 * 3_600_000 - 1000)
        const theirs = reader
          .between(span.startsAt, last, true)
          .map((date) => new Date(date.epochMilliseconds).toISOString())
        expect(ours).toEqual(theirs)
      }),
      { numRuns: 60 },
    )
  })

  it('reach about 18 months ahead, and say how far', () => {
    const times = timesOf(WEEKLY_FAIR)
    const horizon = horizonOf(times, NOW)
    expect(horizon - dayAt(NOW)).toBe(550)
    expect(expandedUntil(times, horizon)).toBe(isoDateOfDay(horizon))
    expect(expandedUntil(timesOf(), horizon)).toBeNull()
  })
})

function recurrenceOf(rule: string) {
  const weekdays = rule.includes('TU') ? [2, 6] : [6]
  const isWeekly = rule.startsWith('FREQ=WEEKLY')
  return {
    frequency: isWeekly ? ('weekly' as const) : ('monthly' as const),
    interval: Number(/INTERVAL=(\d)/.exec(rule)?.[1] ?? 1),
    weekdays: (isWeekly ? weekdays : []) as (0 | 1 | 2 | 3 | 4 | 5 | 6)[],
    ordinal: rule.includes('-1SA') ? (-1 as const) : rule.includes('4SA') ? (4 as const) : null,
    until: null,
    count: rule.includes('COUNT') ? 5 : null,
  }
}

describe('a period', () => {
  const noonOf = (day: string) => new Date(`${day}T15:00:00Z`)
  it.each([
    ['2026-07-15', 'fim-de-semana', '2026-07-17', '2026-07-19'],
    ['2026-07-18', 'fim-de-semana', '2026-07-18', '2026-07-19'],
    ['2026-07-20', 'fim-de-semana', '2026-07-24', '2026-07-26'],
    ['2026-07-20', 'proximo-fim-de-semana', '2026-07-31', '2026-08-02'],
    ['2026-12-20', 'mes', '2026-12-20', '2026-12-31'],
    ['2026-07-18', 'hoje', '2026-07-18', '2026-07-18'],
  ] as const)('on %s, "%s" is from %s to %s', (today, periodo, from, to) => {
    expect(daysOf({ periodo }, noonOf(today))).toMatchObject({ from, to })
  })

  it('of named days may lie in the past', () => {
    expect(daysOf({ de: '2026-07-01', ate: '2026-07-05' }, noonOf('2026-07-18'))).toEqual({
      from: '2026-07-01',
      to: '2026-07-05',
      since: null,
    })
  })

  it('of a month has all of its days', () => {
    expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  })
})
