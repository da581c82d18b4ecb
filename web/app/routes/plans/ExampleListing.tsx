import type { EstablishmentCard as Listing } from '@portal/contract/guide/establishments/establishment'
import { EstablishmentCard } from '~/features/guide/establishments/EstablishmentCard.tsx'

/** The card of the guide itself; it comes when somebody gets near. */
export function ExampleListing({ listing, now }: { listing: Listing; now: Date }) {
  return (
    <EstablishmentCard
      listing={listing}
      now={now}
      level="h3"
      sizes="(min-width: 64rem) 320px, 100vw"
    />
  )
}
