import type { Lodging } from '@portal/contract/lodging/lodging/lodging'
import type { LodgingUnit } from '@portal/contract/lodging/lodging/unit'

/** A unit for tests; what a test is about is told by it. */
export const fakeUnit = (part: Partial<LodgingUnit> = {}): LodgingUnit => ({
  id: '0198c000-0000-7000-8000-000000000001',
  name: 'Suíte Mar',
  kind: 'suite',
  capacity: 3,
  bedrooms: 1,
  beds: [
    { kind: 'casal', count: 1 },
    { kind: 'rede', count: 2 },
  ],
  bathrooms: 1,
  area_m2: 22,
  amenities: ['ar-condicionado', 'varanda'],
  description: '',
  base_price_cents: 29_000,
  weekend_price_cents: 35_000,
  min_nights: 1,
  seasons: [],
  photos: [],
  ...part,
})

export const fakeLodging = (units: LodgingUnit[] = [fakeUnit()]): Lodging => ({
  establishment: {
    id: '0198c000-0000-7000-8000-000000000002',
    slug: 'rede-branca',
    name: 'Pousada Rede Branca',
  },
  units,
  settings: {
    check_in: '14:00',
    check_in_until: '22:00',
    check_out: '12:00',
    rules: 'Silêncio das 22h às 7h.',
    cancellation: 'moderada',
    pets: 'nao-aceita',
    smoking: null,
    cadastur: '150048121000010',
    cleaning_fee_cents: 6000,
  },
  from_cents: 29_000,
})
