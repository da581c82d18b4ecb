import type { HomeEvent } from '@portal/contract/home/home'
import { dayOfKnownDate, isoDateOfDay, weekdayOfDay } from '@portal/contract/shared/calendar-days'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agendaOf, weekendOf } from './agenda.rules.ts'

const words = { today: 'Hoje', tomorrow: 'Amanhã' }
/** A saturday, shortly before noon in the city. */
const now = new Date('2026-07-18T14:48:00Z')

const event = (slug: string, starts_at: string): HomeEvent => ({
  slug,
  title: slug,
  starts_at,
  is_all_day: false,
  venue: null,
  is_free: true,
  price_from_cents: null,
  status: 'scheduled',
  photo: null,
})
const titles = (events: HomeEvent[], view: 'today' | 'weekend' = 'today', most = 9) =>
  agendaOf(events, view, now, words, most).map(({ title, events: on }) => [
    title,
    ...on.map(({ slug }) => slug),
  ])

describe('the agenda of the home', () => {
  it('groups by the day of the city, and names the near ones', () => {
    expect(
      titles([
        event('feira', '2026-07-18T18:00:00Z'),
        event('fogos', '2026-07-19T02:30:00Z'),
        event('passeio', '2026-07-19T10:00:00Z'),
        event('cinema', '2026-07-22T22:00:00Z'),
      ]),
    ).toEqual([
      ['Hoje, sábado', 'feira', 'fogos'],
      ['Amanhã, domingo', 'passeio'],
      ['Quarta, 22', 'cinema'],
    ])
  })

  it('counts what began yesterday and goes on as on today', () => {
    expect(titles([event('festival', '2026-07-17T12:00:00Z')])).toEqual([
      ['Hoje, sábado', 'festival'],
    ])
  })

  it('keeps to the weekend where it is asked for, and to so many', () => {
    const week = [
      event('hoje', '2026-07-18T18:00:00Z'),
      event('domingo', '2026-07-19T18:00:00Z'),
      event('segunda', '2026-07-20T18:00:00Z'),
    ]
    expect(titles(week, 'weekend')).toEqual([
      ['Hoje, sábado', 'hoje'],
      ['Amanhã, domingo', 'domingo'],
    ])
    expect(titles(week, 'today', 1)).toEqual([['Hoje, sábado', 'hoje']])
  })

  it('finds a weekend that is never over, from friday to sunday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (day) => {
        const days = weekendOf(isoDateOfDay(day)).map(dayOfKnownDate)
        expect(days.length).toBeGreaterThan(0)
        expect(days.every((one) => one >= day && one < day + 8)).toBe(true)
        expect(days.every((one) => [5, 6, 0].includes(weekdayOfDay(one)))).toBe(true)
        expect(weekdayOfDay(days.at(-1) ?? 0)).toBe(0)
      }),
    )
  })
})
