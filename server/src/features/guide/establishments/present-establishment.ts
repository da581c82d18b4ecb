import type {
  Establishment,
  EstablishmentCard,
} from '@portal/contract/guide/establishments/establishment'
import {
  factsOfKind,
  fieldsOfKind,
  type KindValues,
  kindOfCategory,
} from '@portal/contract/guide/establishments/kind-facts'
import { photosShown } from '@portal/contract/guide/establishments/plan-rules'
import { isAvailable } from '@portal/contract/shared/capabilities'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { limitsOf, shownModules, tierOf } from './allowance.rules.ts'
import { type CardRow, type PageRow, refOf } from './listing-rows.ts'
import { isFeatured, ratingOf } from './ranking.rules.ts'
import { cardPath } from './social-card.rules.ts'

/** Without a plan in force only the basic card is filled in; the rest is hidden, not gone. */
export function presentCard(row: CardRow, now: Date): EstablishmentCard {
  const isFull = tierOf(row.plan) === 'full'
  const limits = limitsOf(row.plan_limits)
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
    // "$$" compares tables and beds; of a workshop it says nothing.
    price_range: isFull && kindOf(row) !== 'other' ? row.price_range : null,
    rating: ratingOf(row.rating_sum, row.rating_count),
    hours: row.hours,
    ...factsOf(row, now),
    place: isFull ? placeOf(row) : null,
    distance_meters: row.distance_meters,
    has_coupon: row.has_coupon && isAvailable('coupons'),
    has_delivery: shownModules(row.modules, limits).includes('delivery'),
    is_featured: isFull && isFeatured({ limits, featuredUntil: row.featured_until }, now),
    is_accessible: isFull && row.amenities.includes('acessivel'),
    is_demo: row.is_demo,
  }
}

export function presentEstablishment(row: PageRow, now: Date): RowOf<typeof Establishment> {
  const isFull = tierOf(row.plan) === 'full'
  const limits = limitsOf(row.plan_limits)
  const photos = photosShown(limits, row.photos)
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
    ...kindValues(row),
    modules: shownModules(row.modules, limits),
    verified_at: row.verified_at,
    updated_at: row.updated_at,
  }
}

function factsOf(row: CardRow, now: Date) {
  const nightly_from_cents = isAvailable('lodging') ? row.nightly_from_cents : null
  const told = { ...kindValues(row), hours: row.hours, nightly_from_cents }
  const facts = factsOfKind(kindOf(row), told, now)
  return facts && { facts }
}

const kindOf = (row: CardRow) => kindOfCategory(row.category_type, row.category_icon)

/** What its kind has to tell; what was told while it was of another kind stays saved, and hidden. */
function kindValues(row: CardRow): KindValues {
  const isShown = tierOf(row.plan) === 'full' ? fieldsOfKind(kindOf(row)) : []
  const value = <Name extends keyof KindValues>(name: Name) =>
    isShown.includes(name) ? row[name] : null
  return { rooms: value('rooms'), check_in: value('check_in'), check_out: value('check_out') }
}

function placeOf({ latitude, longitude }: Pick<CardRow, 'latitude' | 'longitude'>) {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
