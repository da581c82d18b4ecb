import type { Offer } from '@portal/contract/club/offers/offer'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { OfferList } from './OfferList.tsx'
import { ALL_OFFERS } from './offers.constants.ts'
import { offersTexts as texts } from './offers.texts.ts'
import { fewOffers, holdsNow } from './pick-offers.rules.ts'

const A_FEW = 3

export type ClubOffersProps = {
  offers: readonly Offer[]
  now: Date
  /** Asked for by the link below the first few. */
  isAll: boolean
}

/** What members can take now: a few, and behind one link all of them. */
export function ClubOffers({ offers, now, isAll }: ClubOffersProps) {
  const hasMore = !isAll && offers.length > A_FEW
  return (
    <section
      id="ofertas"
      aria-labelledby="ofertas-titulo"
      className="wrap section scroll-mt-24 max-md:py-7"
    >
      <h2 id="ofertas-titulo">{texts.title}</h2>
      <p className="mt-3 mb-6 max-w-[56ch] text-lead text-muted">
        {offers.length === 0 ? texts.noneText : texts.ask}{' '}
        <TextLink to="/guia-comercial?cupom=1">{texts.guide}</TextLink>
      </p>
      {hasMore ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
          <OfferList offers={fewOffers(offers, now, A_FEW)} now={now} columns={3} isRow />
          <LinkButton to={ALL_OFFERS} look="line" className="md:justify-self-start">
            {texts.all(offers.length)}
          </LinkButton>
        </div>
      ) : (
        <AllOffers offers={offers} now={now} />
      )}
    </section>
  )
}

/** What ends soon, what holds now, what holds later. */
function AllOffers({ offers, now }: Omit<ClubOffersProps, 'isAll'>) {
  const flash = offers.filter(({ is_flash }) => is_flash)
  const others = offers.filter(({ is_flash }) => !is_flash)
  const groups = [
    [texts.flash, flash],
    [texts.now, others.filter((offer) => holdsNow(offer, now))],
    [texts.later, others.filter((offer) => !holdsNow(offer, now))],
  ] as const
  return groups.map(([title, list]) =>
    list.length === 0 ? null : (
      <div key={title} className="mt-8">
        <h3 className="mb-4 text-h3">{title}</h3>
        <OfferList offers={list} now={now} level="h4" columns={2} />
      </div>
    ),
  )
}
