import type { HomeEvent } from '@portal/contract/portal/home/home'
import { describe, expect, it } from 'vitest'
import { agendaOf, hasBegun } from './agenda.rules.ts'

const words = { today: 'Hoje', tomorrow: 'Amanhã' }
/** A saturday, shortly before noon in the city. */
const now = new Date('2026-07-18T14:48:00Z')

const THREE_HOURS = 3 * 3_600_000
const hoursLater = (moment: string) =>
  new Date(new Date(moment).getTime() + THREE_HOURS).toISOString()
const event = (slug: string, starts_at: string, over_at = hoursLater(starts_at)): HomeEvent => ({
  slug,
  title: slug,
  starts_at,
  over_at,
  is_all_day: false,
  venue: null,
  is_free: true,
  price_from_cents: null,
  status: 'scheduled',
  photo: null,
})
const titles = (events: HomeEvent[], view: 'next' | 'weekend' = 'next', most = 9, at = now) =>
  agendaOf(events, view, at, words, most).map(({ title, events: on }) => [
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
    expect(titles(week, 'next', 1)).toEqual([['Hoje, sábado', 'hoje']])
  })

  it('knows what is going on at this hour, unless it was cancelled', () => {
    const on = event('feira', '2026-07-18T13:00:00Z')
    expect(hasBegun(on, now)).toBe(true)
    expect(hasBegun(event('fogos', '2026-07-18T15:00:00Z'), now)).toBe(false)
    expect(hasBegun(event('missa', '2026-07-18T10:00:00Z'), now)).toBe(false)
    expect(hasBegun({ ...on, status: 'cancelled' }, now)).toBe(false)
    expect(hasBegun({ ...on, is_all_day: true }, now)).toBe(false)
  })

  it('has what lasts all week on the first day of the weekend, and leaves Friday morning out', () => {
    const wednesday = new Date('2026-07-15T12:00:00Z')
    const week = [
      event('festival', '2026-07-13T12:00:00Z', '2026-07-20T01:00:00Z'),
      event('feira', '2026-07-17T10:00:00Z'),
      event('luau', '2026-07-18T01:00:00Z'),
    ]
    expect(titles(week, 'weekend', 9, wednesday)).toEqual([['Sexta, 17', 'festival', 'luau']])
  })
})
