import { OfferBadges } from '~/features/club/offers/editor/OffersScreen.tsx'
import { PartnerOffers } from '~/features/club/offers/editor/PartnerOffers.tsx'
import { OfferTicket } from '~/features/club/offers/OfferTicket.tsx'
import { OffersAdminScreen } from '~/features/club/offers-admin/OffersAdminScreen.tsx'

export default function AdminOffers() {
  return (
    <OffersAdminScreen
      partner={<PartnerOffers />}
      renderTicket={(offer, left, action) => (
        <OfferTicket
          level="h2"
          terms={offer}
          place={{
            name: offer.establishment.name,
            href: `/guia/${offer.establishment.slug}`,
            isDemo: offer.establishment.is_demo,
          }}
          left={left}
          now={new Date()}
          action={
            <>
              <OfferBadges offer={offer} />
              {action}
            </>
          }
        />
      )}
    />
  )
}
