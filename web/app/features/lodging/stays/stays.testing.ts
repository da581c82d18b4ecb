import type { BookingQuote, MyStay } from '@portal/contract/lodging/stays/stay'

/** For tests only: two nights of a room in August, seen on 18 July. */

const HOUSE = {
  id: '0d000000-0000-4000-8000-0000000000a0',
  slug: 'pousada-do-cais',
  name: 'Pousada do Cais',
  phone: null,
  whatsapp: null,
  cnpj: null,
  address: 'Rua do Cais, 12',
}
const UNIT = { id: '0d000000-0000-4000-8000-0000000000a1', name: 'Suíte Mar' }
const PRICE = {
  nights: [
    { date: '2026-08-10', cents: 30_000, season: null, is_weekend: false },
    { date: '2026-08-11', cents: 30_000, season: null, is_weekend: false },
  ],
  nights_cents: 60_000,
  cleaning_fee_cents: 6_000,
  total_cents: 66_000,
}
const RULE = {
  cancellation: 'moderada' as const,
  free_until: '2026-08-03T17:00:00Z',
  late_fee_cents: 30_000,
}
const DATES = { arrival: '2026-08-10', departure: '2026-08-12' }

export const aQuote = (changes: Partial<BookingQuote> = {}): BookingQuote => ({
  establishment: HOUSE,
  unit: { ...UNIT, capacity: 3 },
  ...DATES,
  ...PRICE,
  min_nights: 1,
  barrier: null,
  rule: RULE,
  check_in: '14:00',
  check_in_until: null,
  check_out: '12:00',
  house_rules: '',
  ...changes,
})

export const aStay = (changes: Partial<MyStay> = {}): MyStay => ({
  id: '0d000000-0000-4000-8000-0000000000b1',
  version: 2,
  status: 'accepted',
  unit: UNIT,
  ...DATES,
  adults: 2,
  children: 0,
  ...PRICE,
  rule: RULE,
  deposit: null,
  message: '',
  requested_at: '2026-07-18T12:00:00Z',
  respond_by: '2026-07-19T12:00:00Z',
  confirm_by: '2026-07-20T12:00:00Z',
  ending: null,
  events: [],
  establishment: HOUSE,
  contact: { name: 'João Moraes', phone: '91988887777', email: 'joao@exemplo.test' },
  check_in: '14:00',
  check_out: '12:00',
  cancel_fee_cents: 0,
  may: { confirm: true, cancel: true, forget: false },
  ...changes,
})
