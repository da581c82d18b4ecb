import type {
  Establishment,
  EstablishmentCard,
} from '@portal/contract/establishments/establishment'
import { NO_HOURS, sameEveryDay } from '@portal/contract/establishments/hours-types'

/** For tests only: a barraca open every day from 11h to 23h. */
export const CARD: EstablishmentCard = {
  id: '0197f2f0-0000-7000-8000-0000000000e1',
  slug: 'mare-cheia',
  name: 'Maré Cheia Peixe na Brasa',
  tier: 'full',
  is_claimed: true,
  category: { slug: 'onde-comer', name: 'Onde comer' },
  category_icon: 'utensils',
  subcategory: { slug: 'peixes', name: 'Peixes e frutos do mar' },
  neighbourhood: 'Maçarico',
  photo: null,
  price_range: 3,
  rating: { mean: 4.66, count: 312 },
  hours: { ...NO_HOURS, weekly: sameEveryDay([{ opens: 660, closes: 1380 }]) },
  place: { latitude: -0.6135, longitude: -47.3561 },
  distance_meters: 350,
  has_coupon: false,
  has_delivery: false,
  is_featured: false,
  is_accessible: true,
  is_demo: false,
}

export const BUSINESS: Establishment = {
  ...CARD,
  distance_meters: null,
  description: 'Peixe do dia assado na brasa.\n\nÀs sextas tem carimbó.',
  specialties: ['Caldeirada'],
  schema_type: 'Restaurant',
  phone: '9134230812',
  whatsapp: '91900000812',
  takes_messages: true,
  website: null,
  instagram: 'marecheia.salinas',
  facebook: null,
  address: {
    street: 'Av. Beira-Mar',
    number: '812',
    complement: 'em frente ao calçadão',
    neighbourhood: 'Maçarico',
    cep: '68721000',
  },
  photos: [],
  payment_methods: ['pix', 'credito'],
  amenities: ['pet', 'acessivel'],
  accessibility_notes: 'Rampa na entrada.',
  modules: [],
  verified_at: '2026-07-14T15:00:00Z',
  updated_at: '2026-07-14T15:00:00Z',
}
