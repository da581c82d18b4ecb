import type { Sight, SightCard } from '@portal/contract/city/sights/sight'
import type { EstablishmentCard } from '@portal/contract/guide/establishments/establishment'
import { SightSections } from '~/features/city/sights/SightSections.tsx'
import { sectionsTexts } from '~/features/city/sights/sight-sections.texts.ts'
import { RampCards } from '~/features/city/tides/RampCards.tsx'
import type { Tides } from '~/features/city/tides/TideCard.tsx'
import { WeekTable } from '~/features/city/tides/WeekTable.tsx'
import { NearbySection } from '~/features/guide/establishments/NearbySection.tsx'
import type { ReviewList } from '~/features/guide/reviews/use-more-reviews.ts'
import { SightReviews } from './SightReviews.tsx'

export type SightRestProps = {
  sight: Sight
  next: SightCard | null
  nearby: EstablishmentCard[]
  /** None for attractions, and where the tide could not be read. */
  tides: Tides | null
  /** None where they could not be read. */
  reviews: ReviewList | null
  now: Date
}

/** What lies below the first screen of a beach or an attraction. */
export function SightRest({ sight, next, nearby, tides, reviews, now }: SightRestProps) {
  return (
    <>
      {tides ? <WeekTable tides={tides} now={now} ramps={sight.ramps} place={sight.name} /> : null}
      <RampCards tides={tides} ramps={sight.ramps} now={now} />
      <SightSections
        sight={sight}
        next={next}
        nearby={
          <>
            <SightReviews sight={sight} reviews={reviews} />
            <NearbySection title={sectionsTexts.nearby} listings={nearby} now={now} />
          </>
        }
      />
    </>
  )
}
