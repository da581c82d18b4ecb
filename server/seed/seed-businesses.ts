import { NO_LIMITS } from '@portal/contract/shared/plan-limits'
import type { Deps } from '../src/deps.ts'
import type { Listing } from '../src/features/guide/establishments/listing.rules.ts'
import { bindStores } from '../src/features.ts'
import { Tag } from '../src/platform/live/tags.ts'
import { hash } from './art/seeded-random.ts'
import { DEMO_BUSINESSES, type ListedBusiness } from './businesses/demo-businesses.ts'
import { reviewsOf } from './businesses/demo-reviews.ts'
import { picturesOf } from './businesses/pictures.ts'
import { pinOf } from './businesses/pins.ts'
import { seedPictures } from './seed-pictures.ts'
import { addReviews } from './seed-reviews.ts'

const DAY_MS = 86_400_000
const CEP = '68721000'

/** Adds the businesses whose address nobody has or had; what is there already stays as it is. */
export async function seedBusinesses(deps: Deps) {
  const missing = await missingBusinesses(deps)
  if (missing.length === 0) return
  const pictures = await seedPictures(deps)
  const categories = await deps.stores.categories.listAll()
  const categoryIds = new Map(categories.map(({ slug, id }) => [slug, id]))
  for (const business of missing) {
    const listing = await newListing(business, categoryIds, deps)
    const photos = picturesOf(business).flatMap(({ alt }) => pictures.get(alt) ?? [])
    if (listing) await publish(listing, business, photos, deps)
  }
  await deps.work.transaction(async ({ changes }) => changes.announce(Tag.establishments))
}

/** With its reviews, or not at all: a seed that is stopped goes on where it was. */
async function publish(
  listing: Listing,
  business: ListedBusiness,
  photos: string[],
  { connection, clock }: Deps,
) {
  const now = clock.now()
  await connection.transaction().execute(async (transaction) => {
    const { establishments, listingUpkeep } = bindStores(transaction)
    await establishments.add(listing, now)
    if (photos.length > 0) await establishments.setPhotos(listing.id, photos)
    await listingUpkeep.settlePlans([listing.userId], now)
    if (!business.plan) return
    await addReviews(transaction, listing, reviewsOf(business), now)
    await listingUpkeep.recountRating(listing.id, now)
  })
}

async function missingBusinesses({ connection }: Deps): Promise<ListedBusiness[]> {
  const slugs = DEMO_BUSINESSES.map(({ slug }) => slug)
  const present = connection.selectFrom('establishments').select('slug').where('slug', 'in', slugs)
  const renamed = connection
    .selectFrom('establishment_slugs')
    .select('slug')
    .where('slug', 'in', slugs)
  const taken = new Set((await present.union(renamed).execute()).map(({ slug }) => slug))
  return DEMO_BUSINESSES.filter(({ slug }) => !taken.has(slug))
}

/** Null where an administrator has taken its category away. */
async function newListing(
  business: ListedBusiness,
  categoryIds: ReadonlyMap<string, string>,
  { stores, clock }: Deps,
): Promise<Listing | null> {
  const { slug, owner } = business
  const categoryId = categoryIds.get(business.category)
  if (!categoryId) return null
  const now = clock.now()
  const person = owner ? await stores.accounts.findByEmail(owner) : null
  // Not all on one day: freshness is part of the rank.
  const publishedAt = new Date(now.getTime() - (1 + (hash(slug) % 300)) * DAY_MS)
  return {
    id: await stores.establishments.newId(),
    userId: person?.id ?? null,
    slug,
    fields: fieldsOf(business, categoryId, categoryIds.get(business.within) ?? null),
    hours: business.hours,
    photoCount: 0,
    // Until the next re-rank reads it from the category.
    asksPrice: business.price !== undefined,
    status: 'published',
    statusReason: null,
    submittedAt: null,
    waiting: null,
    changesReason: null,
    featuredUntil: null,
    verifiedAt: publishedAt,
    publishedAt,
    ratingCount: 0,
    ratingSum: 0,
    // Settled from the owner's subscription at once.
    plan: 'clube',
    limits: NO_LIMITS,
    isDemo: true,
    version: 1,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  }
}

function fieldsOf(
  business: ListedBusiness,
  category_id: string,
  subcategory_id: string | null,
): Listing['fields'] {
  const { slug, phone, plan, neighbourhood, hasWhatsApp = true } = business
  return {
    name: business.name,
    category_id,
    subcategory_id,
    specialties: business.specialties ?? [],
    description: business.about ?? null,
    // A made-up number could be somebody's.
    cnpj: null,
    phone,
    whatsapp: hasWhatsApp ? phone : null,
    email: plan ? `${slug}@demo.salinas` : null,
    website: null,
    instagram: null,
    facebook: null,
    street: business.street,
    number: business.number,
    complement: business.complement ?? null,
    neighbourhood,
    cep: CEP,
    place: pinOf(business),
    price_range: business.price ?? null,
    payment_methods: business.payments ?? [],
    amenities: business.amenities ?? [],
    accessibility_notes: business.accessibility ?? null,
    check_in: business.stay?.checkIn ?? null,
    check_out: business.stay?.checkOut ?? null,
    rooms: business.stay?.rooms ?? null,
    modules: business.modules ?? [],
  }
}
