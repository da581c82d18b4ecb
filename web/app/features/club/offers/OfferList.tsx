import type { Offer } from '@portal/contract/club/offers/offer'
import { momentOf } from '@portal/contract/club/offers/offer-rules'
import clsx from 'clsx'
import { useNow } from '~/platform/use-now.ts'
import { OfferTicket } from './OfferTicket.tsx'
import { offersTexts as texts } from './offers.texts.ts'
import { TakeButton } from './TakeButton.tsx'

const COLUMNS = { 1: '', 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3' }

const ROW =
  'rail snap-x pb-2 max-md:[&>li]:w-[86%] max-md:[&>li]:flex-none max-md:[&>li]:snap-start md:mx-0 md:grid md:grid-cols-1 md:overflow-visible md:px-0 md:pb-0'

type OfferListProps = {
  offers: readonly Offer[]
  now: Date
  level?: 'h3' | 'h4'
  /** So many beside each other where the whole width is theirs. */
  columns?: keyof typeof COLUMNS
  /** On the page of the business itself its name needs no link. */
  hasLinks?: boolean
  /** On a phone side by side, running off the edge. */
  isRow?: boolean
}

/** Tickets that can be taken; what ended while the page was open is no longer among them. */
export function OfferList({
  offers,
  now,
  level = 'h3',
  columns = 1,
  hasLinks = true,
  isRow = false,
}: OfferListProps) {
  return (
    <ul className={clsx('gap-4', isRow ? ROW : 'grid grid-cols-1', COLUMNS[columns])}>
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
