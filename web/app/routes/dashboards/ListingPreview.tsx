import type { OwnEstablishment } from '@portal/contract/establishments/own-establishment'
import { useQuery } from '@tanstack/react-query'
import { EstablishmentCard } from '~/features/establishments/EstablishmentCard.tsx'
import type { ListingForm } from '~/features/my-listings/listing-form.rules.ts'
import { readForm } from '~/features/my-listings/listing-form.rules.ts'
import { categoriesQuery } from '~/features/my-listings/my-listings.queries.ts'

type ListingPreviewProps = { listing: OwnEstablishment; form: ListingForm }

/** The card of the guide, and the words of the page, drawn from what is being written. */
export function ListingPreview({ listing, form }: ListingPreviewProps) {
  const categories = useQuery(categoriesQuery())
  const fields = readForm(form)
  const refOf = (id: string | null) => categories.data?.find((category) => category.id === id)
  return (
    <div className="grid gap-4">
      <EstablishmentCard
        now={new Date()}
        level="h2"
        sizes="280px"
        listing={{
          id: listing.id,
          slug: listing.slug,
          name: fields.name || listing.name,
          tier: listing.tier,
          is_claimed: true,
          category: refOf(fields.category_id) ?? listing.category,
          category_icon: refOf(fields.category_id)?.icon ?? 'store',
          subcategory: refOf(fields.subcategory_id) ?? null,
          neighbourhood: fields.neighbourhood,
          photo: listing.photos[0] ?? null,
          price_range: fields.price_range,
          rating: listing.rating,
          hours: listing.hours,
          place: fields.place,
          distance_meters: null,
          has_coupon: false,
          has_delivery: listing.shown_modules.includes('delivery'),
          is_featured: false,
          is_accessible: fields.amenities.includes('acessivel'),
          is_demo: false,
        }}
      />
      {fields.description ? (
        <p className="whitespace-pre-line text-sm wrap-break-word">{fields.description}</p>
      ) : null}
    </div>
  )
}
