import type { ClubNumbers } from '@portal/contract/club/club/club-numbers'
import type { Offer } from '@portal/contract/club/offers/offer'
import type { EstablishmentCard } from '@portal/contract/guide/establishments/establishment'
import type { Home } from '@portal/contract/portal/home/home'
import { CollectionStrip } from '~/features/city/collections/CollectionStrip.tsx'
import { BeachStrip } from '~/features/city/sights/BeachStrip.tsx'
import { ClubBand } from '~/features/club/club/ClubBand.tsx'
import { OfferList } from '~/features/club/offers/OfferList.tsx'
import { CardAction } from '~/features/guide/establishments/card-action.ts'
import { EstablishmentCard as BusinessCard } from '~/features/guide/establishments/EstablishmentCard.tsx'
import { FeaturedSection } from '~/features/guide/establishments/FeaturedSection.tsx'
import { PlayButton } from '~/features/newsroom/podcast/PlayButton.tsx'
import { EatNow } from '~/features/portal/home/EatNow.tsx'
import { EpisodeTeaser } from '~/features/portal/home/EpisodeTeaser.tsx'
import { HomeAgenda } from '~/features/portal/home/HomeAgenda.tsx'
import { HomeMosaic } from '~/features/portal/home/HomeMosaic.tsx'
import { HomeNews } from '~/features/portal/home/HomeNews.tsx'
import { HomeNotices } from '~/features/portal/home/HomeNotices.tsx'
import { MapTeaser } from '~/features/portal/home/MapTeaser.tsx'
import { OwnersBand } from '~/features/portal/home/OwnersBand.tsx'
import type { OpenKind } from '~/features/portal/home/open-kinds.rules.ts'
import { saveAction } from '../shell/save-action.tsx'

export type HomeRestProps = {
  home: Omit<Home, 'beach'>
  featured: EstablishmentCard[]
  openKinds: OpenKind[]
  club: ClubNumbers | null
  offers: Offer[]
  now: Date
}

/** What lies below the first screen of the home. */
export function HomeRest({ home, featured, openKinds, club, offers, now }: HomeRestProps) {
  const [example] = featured
  return (
    <CardAction value={saveAction}>
      <HomeNotices notices={home.notices} />
      <HomeAgenda events={home.events} now={now} />
      <EatNow kinds={openKinds} />
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
