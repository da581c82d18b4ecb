import type { EstablishmentCard as Listing } from '@portal/contract/guide/establishments/establishment'
import { EstablishmentCard } from './EstablishmentCard.tsx'

export type NearbySectionProps = { title: string; listings: readonly Listing[]; now: Date }

/** Businesses around a place; nothing where there are none. */
export function NearbySection({ title, listings, now }: NearbySectionProps) {
  if (listings.length === 0) return null
  return (
    <section aria-labelledby="perto" className="bg-areia-100 py-14">
      <div className="wrap">
        <h2 id="perto" className="scroll-mt-32">
          {title}
        </h2>
        <ul className="rail mt-6 gap-5 md:mx-0 md:grid md:grid-cols-2 md:overflow-visible md:px-0 lg:grid-cols-3">
          {listings.map((listing) => (
            <li key={listing.id} className="w-75 md:w-auto">
              <EstablishmentCard
                listing={listing}
                now={now}
                sizes="(min-width: 64rem) 387px, (min-width: 48rem) 50vw, 300px"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
