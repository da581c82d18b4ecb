import type { Offer } from '@portal/contract/club/offers/offer'
import { momentOf } from '@portal/contract/club/offers/offer-rules'
import { TextLink } from '~/ui/TextLink.tsx'
import { OfferList } from './OfferList.tsx'
import { offersTexts as texts } from './offers.texts.ts'

export type ClubOffersProps = { offers: readonly Offer[]; now: Date }

/** All that members can take now: what ends soon, what holds now, what holds later. */
export function ClubOffers({ offers, now }: ClubOffersProps) {
  const flash = offers.filter(({ is_flash }) => is_flash)
  const others = offers.filter(({ is_flash }) => !is_flash)
  const isNow = (offer: Offer) => momentOf(offer, now) === 'now' && offer.left !== 0
  const groups = [
    [texts.flash, flash],
    [texts.now, others.filter(isNow)],
    [texts.later, others.filter((offer) => !isNow(offer))],
  ] as const
  return (
    <section id="ofertas" aria-labelledby="ofertas-titulo" className="wrap section scroll-mt-24">
      <h2 id="ofertas-titulo">{texts.title}</h2>
      <p className="mt-3 mb-6 max-w-[56ch] text-lead text-muted">
        {offers.length === 0 ? texts.noneText : texts.ask}{' '}
        <TextLink to="/guia-comercial?cupom=1">{texts.guide}</TextLink>
      </p>
      {groups.map(([title, list]) =>
        list.length === 0 ? null : (
          <div key={title} className="mt-8">
            <h3 className="mb-4 text-h3">{title}</h3>
            <OfferList offers={list} now={now} level="h4" isWide />
          </div>
        ),
      )}
    </section>
  )
}
