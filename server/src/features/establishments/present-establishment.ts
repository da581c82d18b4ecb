import type {
  Establishment,
  EstablishmentCard,
} from '@portal/contract/establishments/establishment'
import { photosShown } from '@portal/contract/establishments/plan-rules'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { limitsOf, shownModules, tierOf } from './allowance.rules.ts'
import { type CardRow, type PageRow, refOf } from './listing-rows.ts'
import { isFeatured, ratingOf } from './ranking.rules.ts'
import { cardPath } from './social-card.rules.ts'

/** Without a plan in force only the basic card is filled in; the rest is hidden, not gone. */
export function presentCard(row: CardRow, now: Date): EstablishmentCard {
  const isFull = tierOf(row.plan) === 'full'
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    tier: tierOf(row.plan),
    is_claimed: row.is_claimed,
    category: { slug: row.category_slug, name: row.category_name },
    category_icon: row.category_icon,
    subcategory: refOf(row.subcategory_slug, row.subcategory_name),
    neighbourhood: row.neighbourhood,
    photo: isFull ? row.photo : null,
    price_range: isFull ? row.price_range : null,
    rating: ratingOf(row.rating_sum, row.rating_count),
    hours: row.hours,
    place: isFull ? placeOf(row) : null,
    distance_meters: row.distance_meters,
    has_coupon: isFull && row.has_coupon && isAvailable('coupons'),
    has_delivery: shownModules(row.modules, row.plan).includes('delivery'),
    is_featured: isFull && isFeatured({ plan: row.plan, featuredUntil: row.featured_until }, now),
    is_accessible: isFull && row.amenities.includes('acessivel'),
    is_demo: row.is_demo,
  }
}

export function presentEstablishment(row: PageRow, now: Date): Establishment {
  const isFull = tierOf(row.plan) === 'full'
  const photos = photosShown(limitsOf(row.plan), row.photos)
  const only = <Value>(value: Value | null) => (isFull ? value : null)
  const card = presentCard(row, now)
  return {
    ...card,
    photo: photos[0] ?? null,
    social_image: cardPath({ ...card, photos }),
    description: only(row.description),
    specialties: isFull ? row.specialties : [],
    schema_type: row.schema_type,
    phone: row.phone,
    whatsapp: only(row.whatsapp),
    takes_messages: isFull && row.has_mailbox,
    website: only(row.website),
    instagram: only(row.instagram),
    facebook: only(row.facebook),
    address: {
      street: only(row.street),
      number: only(row.number),
      complement: only(row.complement),
      neighbourhood: row.neighbourhood,
      cep: only(row.cep),
    },
    photos,
    payment_methods: isFull ? row.payment_methods : [],
    amenities: isFull ? row.amenities : [],
    accessibility_notes: only(row.accessibility_notes),
    modules: shownModules(row.modules, row.plan),
    verified_at: row.verified_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  }
}

function placeOf({ latitude, longitude }: Pick<CardRow, 'latitude' | 'longitude'>) {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
