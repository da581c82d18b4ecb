import type { EstablishmentCard as Listing } from '@portal/contract/guide/establishments/establishment'
import { SectionHead } from '~/ui/SectionHead.tsx'
import { EstablishmentCard } from './EstablishmentCard.tsx'

const texts = {
  title: 'Destaques para hoje',
  more: 'Todo o guia comercial',
} as const

type FeaturedSectionProps = { listings: readonly Listing[]; now: Date }

/** A few places of the guide; nothing where there are none. */
export function FeaturedSection({ listings, now }: FeaturedSectionProps) {
  if (listings.length === 0) return null
  return (
    <section aria-labelledby="destaques" className="section bg-areia-100">
      <div className="wrap">
        <SectionHead
          id="destaques"
          title={texts.title}
          more={{ to: '/guia-comercial', label: texts.more }}
        />
        <ul className="rail gap-4 lg:mx-0 lg:grid lg:grid-cols-4 lg:gap-6 lg:overflow-visible lg:px-0">
          {listings.map((listing) => (
            <li key={listing.id} className="w-62 lg:w-auto">
              <EstablishmentCard
                listing={listing}
                now={now}
                sizes="(min-width: 64rem) 282px, 248px"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
