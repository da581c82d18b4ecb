import { valueText } from '@portal/contract/club/offers/offer-rules'
import { isAvailable } from '@portal/contract/shared/capabilities'
import type { Deps } from './offers.feature.ts'
import type { ListedOffer } from './offers.store.ts'

const MOST_SHOWN = 3
/** Said of every offer, and so telling nothing of which one: "cupom de pizza" asks for pizza. */
const SAID_OF_ALL =
  /^(ofertas?|cupo(m|ns)|descontos?|promoc(ao|oes)|clube|vantage(m|ns)|relampago)$/

/**
 * Offers on the air that have all the words, in themselves or in the name of their business; one of each.
 * The words come without capitals and accents.
 */
export async function findOffers({ stores, clock }: Pick<Deps, 'stores' | 'clock'>, words: string) {
  if (!words || !isAvailable('coupons')) return []
  const now = clock.now()
  const telling = words.split(' ').filter((word) => !SAID_OF_ALL.test(word))
  const found = await stores.offers.search(telling.length > 0 ? telling.join(' ') : null, now)
  const best = new Map<string, ListedOffer>()
  for (const offer of found) {
    if (!best.has(offer.establishment_id)) best.set(offer.establishment_id, offer)
  }
  return [...best.values()].slice(0, MOST_SHOWN).map(presentFound)
}

const presentFound = (offer: ListedOffer) => ({
  id: offer.id,
  title: offer.title,
  value: valueText(offer),
  is_flash: offer.is_flash,
  ends_at: offer.ends_at,
  path: `/guia/${offer.place.slug}#cupons`,
  business: { name: offer.place.name, neighbourhood: offer.place.neighbourhood },
})
