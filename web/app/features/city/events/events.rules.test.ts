import type { Event } from '@portal/contract/city/events/event'
import { describe, expect, it, vi } from 'vitest'
import { eventsAddress, monthAway, readEvents } from './event-address.rules.ts'
import { eventJsonLd } from './event-json-ld.ts'
import { hoursText, longDay, priceText, shortWhenText, whenText } from './event-text.rules.ts'
import { googleCalendarAddress } from './google-calendar.rules.ts'
import { weeksOf } from './month.rules.ts'

const EVENT: Event = {
  id: '0197f2f0-0000-7000-8000-000000000001',
  slug: 'feira-da-orla',
  title: 'Feira da Orla',
  category: 'feira',
  situation: 'scheduled',
  photo: null,
  starts_at: '2026-07-18T20:00:00.000Z',
  ends_at: '2026-07-19T01:30:00.000Z',
  day: '2026-07-18',
  last_day: '2026-07-18',
  is_all_day: false,
  is_over: false,
  is_recurring: true,
  more_dates: 7,
  venue_name: 'Orla',
  is_free: false,
  price_min_cents: 2000,
  price_max_cents: 5050,
  age_rating: 'L',
  description: 'Artesanato.',
  situation_note: '',
  venue: {
    kind: 'address',
    slug: null,
    name: 'Orla',
    address: 'Beira-Mar',
    latitude: null,
    longitude: null,
  },
  ticket_url: null,
  organiser: '',
  contact_phone: null,
  contact_email: null,
  contact_url: null,
  recurrence: {
    frequency: 'weekly',
    interval: 1,
    weekdays: [6],
    ordinal: null,
    until: null,
    count: null,
  },
  first_day: '2026-07-18',
  dates: [],
  card_path: '/cartoes/eventos/x/y.jpg',
  updated_at: '2026-07-01T00:00:00.000Z',
}

describe('the programme', () => {
  it('is held by the address, and the address by the programme', () => {
    const address = '/eventos?periodo=hoje&categoria=feira&gratis=1&busca=peixe&mes=2026-11'
    expect(eventsAddress(readEvents(new URL(address, 'http://x').searchParams))).toBe(address)
  })

  it('overlooks what it does not know', () => {
    const odd = new URLSearchParams('periodo=ontem&categoria=x&mes=2026-13&de=amanha&depois=../x')
    expect(eventsAddress(readEvents(odd))).toBe('/eventos')
  })

  it('turns the year with the month', () => {
    expect([monthAway('2026-12', 1), monthAway('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  })

  it('has weeks from Sunday, with room before the first and after the last day', () => {
    const weeks = weeksOf('2026-07')
    expect(weeks[0]).toEqual([
      null,
      null,
      null,
      '2026-07-01',
      '2026-07-02',
      '2026-07-03',
      '2026-07-04',
    ])
    expect(weeks.flat().filter(Boolean)).toHaveLength(31)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
  })
})

describe('an event', () => {
  // spec: 464
  it('has the year beside a date of another year than this', () => {
    vi.useFakeTimers({ now: new Date('2026-07-18T15:00:00Z'), toFake: ['Date'] })
    expect(longDay('2026-12-31')).toBe('quinta-feira, 31 de dezembro')
    expect(longDay('2027-12-31')).toBe('sexta-feira, 31 de dezembro de 2027')
    vi.useRealTimers()
  })

  it('says when, on the clock of the city', () => {
    expect(whenText(EVENT)).toBe('sábado, 18 de julho, 17h até 22h30')
    expect(shortWhenText(EVENT)).toBe('sáb., 18 de jul., 17h')
    expect(hoursText({ ...EVENT, is_all_day: true })).toBe('o dia todo')
    expect(whenText({ ...EVENT, is_all_day: true, last_day: '2026-07-20' })).toBe(
      'de 18 a 20 de jul.',
    )
  })

  it.each([
    [{ is_free: true }, 'Grátis'],
    [{}, 'R$ 20 a R$ 50,50'],
    [{ price_max_cents: null }, 'A partir de R$ 20'],
    [{ price_min_cents: null, price_max_cents: null }, 'Consulte o valor'],
  ])('says what it costs: %o', (changes, text) => {
    expect(priceText({ ...EVENT, ...changes }).replaceAll('\u00a0', ' ')).toBe(text)
  })

  it('is written into a calendar with its rule', () => {
    const { searchParams } = new URL(googleCalendarAddress(EVENT, 'http://portal.test/x'))
    expect(searchParams.get('dates')).toBe('20260718T200000Z/20260719T013000Z')
    expect(searchParams.get('recur')).toBe('RRULE:FREQ=WEEKLY;BYDAY=SA')
    const days = { ...EVENT, is_all_day: true, last_day: '2026-07-20' }
    expect(new URL(googleCalendarAddress(days, '')).searchParams.get('dates')).toBe(
      '20260718/20260721',
    )
  })

  it.each([
    ['cancelled', 'https://schema.org/EventCancelled'],
    ['postponed', 'https://schema.org/EventPostponed'],
    ['sold_out', 'https://schema.org/SoldOut'],
  ] as const)('tells machines that it is %s', (situation, word) => {
    const identity = { city: { name: 'Salinópolis', state: 'PA' } } as never
    const site = { identity, origin: 'http://portal.test' }
    expect(JSON.stringify(eventJsonLd({ ...EVENT, situation }, site))).toContain(word)
  })
})
