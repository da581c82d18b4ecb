import type { Category } from '@portal/contract/guide/categories/category'
import type { Establishment } from '@portal/contract/guide/establishments/establishment'
import { factsOfKind, kindOfCategory } from '@portal/contract/guide/establishments/kind-facts'
import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { type ListingForm, readForm } from '~/features/guide/my-listings/listing-form.rules.ts'

/** The listing as visitors would see it, drawn from what is being written. */
export function previewOf(
  listing: OwnEstablishment,
  form: ListingForm,
  categories: readonly Category[],
): Establishment {
  const fields = readForm(form)
  const refOf = (id: string | null) => categories.find((category) => category.id === id)
  const category = refOf(fields.category_id)
  const { street, number, complement, neighbourhood, cep } = fields
  return {
    ...fields,
    id: listing.id,
    slug: listing.slug,
    name: fields.name || listing.name,
    tier: listing.tier,
    is_claimed: true,
    category: category ?? listing.category,
    category_icon: category?.icon ?? 'store',
    subcategory: refOf(fields.subcategory_id) ?? null,
    schema_type: category?.schema_type ?? '',
    photo: listing.photos[0] ?? null,
    photos: listing.photos.slice(0, listing.photo_limit),
    rating: listing.rating,
    hours: listing.hours,
    facts: category && factsOf(category, { ...fields, hours: listing.hours }),
    distance_meters: null,
    has_coupon: false,
    has_delivery: listing.shown_modules.includes('delivery'),
    is_featured: false,
    is_accessible: fields.amenities.includes('acessivel'),
    is_demo: false,
    takes_messages: false,
    address: { street, number, complement, neighbourhood, cep },
    modules: listing.shown_modules,
    verified_at: listing.verified_at,
    updated_at: listing.updated_at,
  }
}

const factsOf = ({ schema_type, icon }: Category, told: Parameters<typeof factsOfKind>[1]) =>
  factsOfKind(kindOfCategory(schema_type, icon), told, new Date())
