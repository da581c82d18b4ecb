import type { Offer } from '@portal/contract/club/offers/offer'
import { momentOf } from '@portal/contract/club/offers/offer-rules'
import { useNow } from '~/platform/use-now.ts'
import { OfferTicket } from './OfferTicket.tsx'
import { offersTexts as texts } from './offers.texts.ts'
import { TakeButton } from './TakeButton.tsx'

type OfferListProps = {
  offers: readonly Offer[]
  now: Date
  level?: 'h3' | 'h4'
  /** Two beside each other where the whole width is theirs. */
  isWide?: boolean
  /** On the page of the business itself its name needs no link. */
  hasLinks?: boolean
}

/** Tickets that can be taken; what ended while the page was open is no longer among them. */
export function OfferList({
  offers,
  now,
  level = 'h3',
  isWide = false,
  hasLinks = true,
}: OfferListProps) {
  return (
    <ul className={isWide ? 'grid grid-cols-1 gap-4 lg:grid-cols-2' : 'grid grid-cols-1 gap-4'}>
      {offers
        .filter((offer) => momentOf(offer, now) !== 'over')
        .map((offer) => {
          const { establishment } = offer
          return (
            <li key={offer.id}>
              <OfferTicket
                terms={offer}
                place={{
                  name: establishment.name,
                  neighbourhood: establishment.neighbourhood,
                  href: hasLinks ? `/guia/${establishment.slug}` : null,
                  isDemo: establishment.is_demo,
                }}
                left={offer.left}
                now={now}
                level={level}
                action={
                  <TakeButton
                    offerId={offer.id}
                    establishmentId={establishment.id}
                    isSoldOut={offer.left === 0}
                  />
                }
              />
            </li>
          )
        })}
    </ul>
  )
}

export type OffersHereProps = { offers: readonly Offer[]; renderedAt: string }

/** On the page of a business. */
export function OffersHere({ offers, renderedAt }: OffersHereProps) {
  const now = useNow(renderedAt)
  return (
    <section id="cupons" aria-labelledby="cupons-titulo" className="grid gap-4">
      <h2 id="cupons-titulo" className="text-h3">
        {texts.here}
      </h2>
      <OfferList offers={offers} now={now} hasLinks={false} />
    </section>
  )
}
