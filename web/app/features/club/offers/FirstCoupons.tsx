import type { Offer } from '@portal/contract/club/offers/offer'
import { useNow } from '~/platform/use-now.ts'
import { OfferList } from './OfferList.tsx'
import { offersTexts } from './offers.texts.ts'
import { firstCoupons } from './pick-offers.rules.ts'

const texts = offersTexts.first

/** As many as a phone shows without looking for them. */
const MOST_FIRST = 3

type FirstCouponsProps = { offers: readonly Offer[]; renderedAt: string }

/** For who joined a moment ago: what holds now, each one tap away. */
export function FirstCoupons({ offers, renderedAt }: FirstCouponsProps) {
  const now = useNow(renderedAt)
  const shown = firstCoupons(offers, now, MOST_FIRST)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="primeiros-cupons" className="grid grid-cols-1 gap-4">
      <h3 id="primeiros-cupons" className="text-h3">
        {texts.title}
      </h3>
      <OfferList offers={shown} now={now} level="h4" />
    </section>
  )
}
