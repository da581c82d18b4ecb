import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import { slugOf } from '@portal/contract/shared/slug'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import { describe, expect, it } from 'vitest'
import { horizonOf, occurrencesOf } from '../src/features/city/events/event-times.rules.ts'
import { readContent } from '../src/features/city/events/events.rules.ts'
import { demoEvents } from './events/demo-events.ts'

describe.each(['2026-02-28', '2026-07-18', '2026-12-31', '2028-02-29'])('seeded on %s', (date) => {
  const today = dayOfKnownDate(date)
  const now = instantOfWallMinute(today * MINUTES_PER_DAY + 8 * 60)
  const events = demoEvents(today)
  const dated = events.map((event) => {
    const content = { ...event.content, title: event.title, poster: null }
    const { times } = readContent(content, { path: '', now, mustComeYet: false })
    return { ...event, dates: occurrencesOf(times, horizonOf(times, now)) }
  })

  it('has at least 25 events that have not been, each with an address of its own', () => {
    const ahead = dated.filter(({ dates }) => dates.some(({ day }) => day >= date))
    // A weekly event that is over for today still comes again; nothing of the list is only past.
    expect(ahead.length).toBeGreaterThanOrEqual(24)
    expect(new Set(events.map(({ title }) => slugOf(title))).size).toBe(events.length)
  })

  it('has had something on in each of the last eight weeks, and has in each of the next four', () => {
    const days = dated.flatMap(({ dates }) => dates.map(({ day }) => dayOfKnownDate(day)))
    for (let week = -8; week < 4; week += 1) {
      const first = today + week * 7
      expect(days.filter((day) => day >= first && day < first + 7).length).toBeGreaterThan(2)
    }
    const once = events.filter(({ content }) => !content.recurrence)
    const gone = once.map(({ content }) => today - dayOfKnownDate(content.when.day))
    expect(gone.filter((days) => days > 0 && days <= 61).length).toBeGreaterThanOrEqual(10)
  })

  it('has something on today, this weekend, cancelled, sold out and free', () => {
    const today = dated.filter(({ dates }) => dates.some(({ day }) => day === date))
    expect(today.length).toBeGreaterThanOrEqual(3)
    expect(events.filter(({ situation }) => situation === 'cancelled')).toHaveLength(1)
    expect(events.filter(({ situation }) => situation === 'sold_out')).toHaveLength(1)
    expect(events.some(({ content }) => content.is_free && content.when.end_day)).toBe(true)
  })

  // spec: 461
  it('says of everything invented that it is', () => {
    const real = [
      'Réveillon na orla',
      'Círio de Nossa Senhora do Socorro',
      'Aniversário de Salinópolis',
    ]
    for (const { title, content } of events) {
      expect(content.description.includes('Evento de exemplo'), title).toBe(!real.includes(title))
    }
  })
})
