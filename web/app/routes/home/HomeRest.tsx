import type { ClubNumbers } from '@portal/contract/club/club-numbers'
import type { EstablishmentCard } from '@portal/contract/establishments/establishment'
import type { Home } from '@portal/contract/home/home'
import type { Offer } from '@portal/contract/offers/offer'
import { ClubBand } from '~/features/club/ClubBand.tsx'
import { CollectionStrip } from '~/features/collections/CollectionStrip.tsx'
import { CardAction } from '~/features/establishments/card-action.ts'
import { EstablishmentCard as BusinessCard } from '~/features/establishments/EstablishmentCard.tsx'
import { FeaturedSection } from '~/features/establishments/FeaturedSection.tsx'
import { EatNow } from '~/features/home/EatNow.tsx'
import { EpisodeTeaser } from '~/features/home/EpisodeTeaser.tsx'
import { HomeAgenda } from '~/features/home/HomeAgenda.tsx'
import { HomeMosaic } from '~/features/home/HomeMosaic.tsx'
import { HomeNews } from '~/features/home/HomeNews.tsx'
import { HomeNotices } from '~/features/home/HomeNotices.tsx'
import { MapTeaser } from '~/features/home/MapTeaser.tsx'
import { OwnersBand } from '~/features/home/OwnersBand.tsx'
import { OfferList } from '~/features/offers/OfferList.tsx'
import { PlayButton } from '~/features/podcast/PlayButton.tsx'
import { BeachStrip } from '~/features/sights/BeachStrip.tsx'
import { saveAction } from '../shell/save-action.tsx'

export type HomeRestProps = {
  home: Omit<Home, 'beach'>
  featured: EstablishmentCard[]
  club: ClubNumbers | null
  offers: Offer[]
  now: Date
}

/** What lies below the first screen of the home. */
export function HomeRest({ home, featured, club, offers, now }: HomeRestProps) {
  const [example] = featured
  return (
    <CardAction value={saveAction}>
      <HomeNotices notices={home.notices} />
      <HomeAgenda events={home.events} now={now} />
      <EatNow />
      <FeaturedSection listings={featured} now={now} />
      <BeachStrip beaches={home.beaches} />
      <CollectionStrip collections={home.collections} />
      <ClubBand
        counted={club}
        tickets={offers.length > 0 ? <OfferList offers={offers} now={now} /> : null}
      />
      <HomeNews articles={home.articles} now={now} />
      <section
        className={`wrap grid gap-5 lg:grid-cols-[5fr_7fr] lg:gap-6 ${home.articles.length > 0 ? 'pb-(--section)' : 'section'}`}
      >
        {home.episode ? (
          <EpisodeTeaser episode={home.episode} play={<PlayButton episode={home.episode} />} />
        ) : null}
        <MapTeaser isAlone={!home.episode} />
      </section>
      <HomeMosaic contributions={home.contributions} />
      <OwnersBand
        example={
          example ? (
            <BusinessCard listing={example} now={now} sizes="(min-width: 64rem) 320px, 100vw" />
          ) : null
        }
      />
    </CardAction>
  )
}
