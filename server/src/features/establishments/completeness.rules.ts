import type { FieldName } from '@portal/contract/establishments/vocabulary'
import { Invalid } from '../../platform/errors/domain-errors.ts'
import { establishmentsTexts } from './establishments.texts.ts'
import type { Listing } from './listing.rules.ts'

type Described = Pick<Listing, 'fields' | 'hours' | 'photoCount'>
type Part = { field: FieldName; points: number; isThere: (listing: Described) => boolean }

const GOOD_DESCRIPTION_LENGTH = 80
const GOOD_PHOTO_COUNT = 3

/** What helps a visitor decide, by how much it helps; together 100 points. */
const PARTS: readonly Part[] = [
  { field: 'whatsapp', points: 15, isThere: ({ fields: f }) => Boolean(f.whatsapp ?? f.phone) },
  { field: 'hours', points: 15, isThere: ({ hours }) => hours?.weekly != null },
  {
    field: 'description',
    points: 15,
    isThere: ({ fields: f }) => (f.description?.length ?? 0) >= GOOD_DESCRIPTION_LENGTH,
  },
  { field: 'photos', points: 15, isThere: ({ photoCount }) => photoCount >= GOOD_PHOTO_COUNT },
  { field: 'street', points: 10, isThere: ({ fields: f }) => Boolean(f.street && f.neighbourhood) },
  { field: 'place', points: 10, isThere: ({ fields: f }) => f.place !== null },
  { field: 'specialties', points: 5, isThere: ({ fields: f }) => f.specialties.length > 0 },
  { field: 'amenities', points: 5, isThere: ({ fields: f }) => f.amenities.length > 0 },
  { field: 'payment_methods', points: 5, isThere: ({ fields: f }) => f.payment_methods.length > 0 },
  {
    field: 'instagram',
    points: 5,
    isThere: ({ fields: f }) => Boolean(f.instagram ?? f.facebook ?? f.website),
  },
]

export function completenessOf(listing: Described) {
  const missing = PARTS.filter(({ isThere }) => !isThere(listing))
  return {
    score: 100 - missing.reduce((sum, { points }) => sum + points, 0),
    missing: missing.map(({ field }) => field),
    required: requiredFields(listing),
  }
}

/** Without these nobody could find or reach the place. */
function requiredFields({ fields: f }: Described): FieldName[] {
  return [
    ...(f.whatsapp || f.phone ? [] : ['whatsapp' as const]),
    ...(f.neighbourhood ? [] : ['neighbourhood' as const]),
    ...(f.street || f.place ? [] : ['street' as const]),
  ]
}

export function requireReadyForReview(listing: Described) {
  const required = requiredFields(listing)
  if (required.length === 0) return
  const texts: Partial<Record<FieldName, string>> = establishmentsTexts.submit
  throw new Invalid(
    'establishment.incomplete',
    `without ${required.join(', ')}`,
    required.map((path) => ({ path, message: texts[path] ?? '' })),
    establishmentsTexts.submit.sentence,
  )
}
