import type { SearchAnswer } from '@portal/contract/portal/search/search'
import { OFFER_WORDS } from '@portal/contract/portal/search/search.texts'
import { Link } from 'react-router'
import { shortDayText } from '~/platform/moments.ts'

type Offer = SearchAnswer['offers'][number]

/** Offers of the club that were found: what each gives, whose it is, until when. */
export function OfferResults({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="grupo-ofertas" className="mt-8 first-of-type:mt-4">
      <h2 id="grupo-ofertas" className="border-line border-b pb-1 text-h3">
        {OFFER_WORDS.many}
      </h2>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {offers.map((offer) => (
          <li
            key={offer.id}
            className="relative grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-4 border-line border-b py-3"
          >
            <span className="num grid min-h-14 place-items-center rounded-card bg-sol-400 p-1 text-center font-bold font-head leading-tight">
              {offer.value}
            </span>
            <div className="min-w-0">
              <h3 className="wrap-break-word text-base leading-[1.2]">
                <Link
                  to={offer.path}
                  className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-mar-600"
                >
                  {offer.title}
                </Link>
              </h3>
              <p className="mt-0.5 text-muted text-sm">
                {[
                  offer.business.name,
                  offer.business.neighbourhood,
                  offer.is_flash ? OFFER_WORDS.flash : null,
                  OFFER_WORDS.until(shortDayText(new Date(offer.ends_at))),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
