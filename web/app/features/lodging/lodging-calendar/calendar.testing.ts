import type { LodgingCalendar } from '@portal/contract/lodging/stays/calendar'
import { daysAfter } from './calendar.rules.ts'

/** For tests only: one room of a house, with a request for a night in ten days. */
export const UNIT = '0d000000-0000-4000-8000-0000000000a1'
export const STAY = '0d000000-0000-4000-8000-0000000000b1'
export const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Belem' }).format()
const NIGHTS = [{ date: daysAfter(today, 10), cents: 52_000, season: null, is_weekend: false }]
type Request = LodgingCalendar['requests'][number]

export const aRequest = (changes: Partial<Request> = {}): Request => ({
  id: STAY,
  version: 1,
  status: 'requested',
  unit: { id: UNIT, name: 'Suíte Mar' },
  arrival: daysAfter(today, 10),
  departure: daysAfter(today, 11),
  adults: 2,
  children: 1,
  nights: NIGHTS,
  nights_cents: 52_000,
  cleaning_fee_cents: 6_000,
  total_cents: 58_000,
  deposit: null,
  rule: {
    cancellation: 'moderada',
    free_until: new Date().toISOString(),
    late_fee_cents: 26_000,
  },
  message: 'Chegamos lá pelas 21h.',
  requested_at: new Date().toISOString(),
  respond_by: new Date(Date.now() + 3 * 3_600_000).toISOString(),
  confirm_by: null,
  ending: null,
  events: [],
  source: 'guest',
  note: '',
  contact: { name: 'João Moraes', phone: '91988887777', email: 'joao@exemplo.test' },
  may: { accept: true, decline: true, confirm: false, cancel: false },
  ...changes,
})

export const aCalendar = (changes: Partial<LodgingCalendar> = {}): LodgingCalendar => ({
  today,
  from: daysAfter(today, -1),
  until: daysAfter(today, 30),
  units: [
    {
      id: UNIT,
      name: 'Suíte Mar',
      capacity: 3,
      base_price_cents: 52_000,
      weekend_price_cents: null,
      min_nights: 1,
      cleaning_fee_cents: 6_000,
      seasons: [],
      export_url: 'https://guia.test/calendarios/a/b.ics',
    },
  ],
  occupancies: [
    {
      id: '0d000000-0000-4000-8000-0000000000c1',
      unit_id: UNIT,
      kind: 'import',
      arrival: daysAfter(today, 6),
      departure: daysAfter(today, 8),
      note: '',
      portals: ['Airbnb'],
      stay: null,
      expires_at: null,
    },
  ],
  requests: [aRequest()],
  clashes: [],
  feeds: [
    {
      id: '0d000000-0000-4000-8000-0000000000d1',
      unit_id: UNIT,
      portal: 'airbnb',
      name: 'Airbnb',
      host: 'airbnb.com',
      read_at: null,
      blocks: 1,
      is_paused: false,
      fault: { code: 'status', status: 403, since: new Date().toISOString() },
    },
  ],
  may: { edit: true, connect: true, price: true },
  ...changes,
})
