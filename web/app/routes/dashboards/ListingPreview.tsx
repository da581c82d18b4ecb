import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { useQuery } from '@tanstack/react-query'
import { EstablishmentCard } from '~/features/guide/establishments/EstablishmentCard.tsx'
import type { ListingForm } from '~/features/guide/my-listings/listing-form.rules.ts'
import { categoriesQuery } from '~/features/guide/my-listings/my-listings.queries.ts'
import { previewOf } from './listing-preview.rules.ts'

export type ListingPreviewProps = { listing: OwnEstablishment; form: ListingForm }

/** The card of the guide, and the words of the page, drawn from what is being written. */
export function ListingPreview({ listing, form }: ListingPreviewProps) {
  const categories = useQuery(categoriesQuery())
  const shown = previewOf(listing, form, categories.data ?? [])
  return (
    <div className="grid gap-4">
      <EstablishmentCard now={new Date()} level="h2" sizes="280px" listing={shown} />
      {shown.description ? (
        <p className="whitespace-pre-line text-sm wrap-break-word">{shown.description}</p>
      ) : null}
    </div>
  )
}
