import {
  type CompletenessFacts,
  completenessOf as completenessOfFacts,
} from '@portal/contract/guide/establishments/completeness-rules'
import { Invalid, type InvalidField } from '../../../platform/errors/domain-errors.ts'
import { establishmentsTexts } from './establishments.texts.ts'
import type { Listing } from './listing.rules.ts'

type Described = Pick<Listing, 'fields' | 'hours' | 'photoCount' | 'asksPrice'>

export const completenessOf = (listing: Described) => completenessOfFacts(factsOf(listing))

function factsOf({ fields, hours, photoCount, asksPrice }: Described): CompletenessFacts {
  // Without a catalogue yet there is no menu to ask for.
  return { ...fields, hours, photo_count: photoCount, asks_price: asksPrice, menu_items: null }
}

/** Without these nobody could find or reach the place. */
export function requireReadyForReview(listing: Described) {
  const isReady = completenessOf(listing).missing.every(({ isRequired }) => !isRequired)
  if (isReady) return
  const { phone, whatsapp, street, neighbourhood } = listing.fields
  const { submit: texts } = establishmentsTexts
  const fields: InvalidField[] = [
    ...(phone || whatsapp ? [] : [{ path: 'whatsapp', message: texts.whatsapp }]),
    ...(street ? [] : [{ path: 'street', message: texts.street }]),
    ...(neighbourhood ? [] : [{ path: 'neighbourhood', message: texts.neighbourhood }]),
  ]
  throw new Invalid(
    'establishment.incomplete',
    'what a review needs is missing',
    fields,
    texts.sentence,
  )
}
