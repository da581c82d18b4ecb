import type { Period, RawListing } from './feed-listing.rules.ts'
import { fold, typeOfVrsync } from './feed-types.rules.ts'
import { attributeOf, childOf, childrenOf, textIn, textOf, type XmlNode } from './xml-node.rules.ts'

/** VRSync, and NETSync, which says the same under another namespace. */

const PERIODS: Record<string, Period> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annual: 'year',
}
const DISPLAYS: Record<string, RawListing['display']> = { all: 'all', street: 'street' }

export function readVrsync(node: XmlNode): RawListing {
  const details = childOf(node, 'details')
  const location = childOf(node, 'location')
  const typeWritten = textIn(details, 'propertytype')
  const known = typeOfVrsync(typeWritten)
  const usage = fold(textIn(details, 'usagetype'))
  const transaction = fold(textIn(node, 'transactiontype'))
  const isSeason = transaction.startsWith('vacation') || fold(typeWritten).startsWith('vacation')
  return {
    code: textIn(node, 'listingid'),
    title: textIn(node, 'title'),
    text: textIn(details, 'description'),
    type: { written: typeWritten, known, isCommercial: usage === 'commercial' },
    offers: offersOf(details, transaction),
    isSeason,
    condominium: textIn(details, 'propertyadministrationfee'),
    iptu: iptuOf(details),
    livingArea: textIn(details, 'livingarea', 'constructedarea'),
    lotArea: textIn(details, 'lotarea'),
    bedrooms: textIn(details, 'bedrooms'),
    suites: textIn(details, 'suites'),
    bathrooms: textIn(details, 'bathrooms'),
    parking: textIn(details, 'garage'),
    amenities: childrenOf(childOf(details, 'features'), 'feature').map(textOf),
    city: textIn(location, 'city'),
    neighbourhood: textIn(location, 'neighborhood'),
    street: textIn(location, 'address'),
    number: textIn(location, 'streetnumber'),
    complement: textIn(location, 'complement'),
    cep: textIn(location, 'postalcode'),
    // What it does not say is hidden.
    display: DISPLAYS[attributeOf(location, 'displayaddress').toLowerCase()] ?? 'neighbourhood',
    latitude: textIn(location, 'latitude'),
    longitude: textIn(location, 'longitude'),
    photos: photosOf(node),
  }
}

/** Both where it says neither: a price is the offer. */
function offersOf(details: XmlNode, transaction: string): RawListing['offers'] {
  const isRent = /rent|vacation/.test(transaction)
  const isSale = /sale/.test(transaction)
  const sells = isSale || !isRent
  const lets = isRent || !isSale
  return [
    ...(sells ? childrenOf(details, 'listprice') : []).map((price) => ({
      kind: 'sale' as const,
      written: textOf(price),
      period: null,
    })),
    ...(lets ? childrenOf(details, 'rentalprice') : []).map((price) => ({
      kind: 'rent' as const,
      written: textOf(price),
      period: PERIODS[attributeOf(price, 'period').toLowerCase()] ?? null,
    })),
    // Said, with a price in neither place: that is what is missing, not the offer.
    ...(isSale || isRent ? [{ kind: 'sale' as const, written: '', period: null }] : []),
  ]
}

function iptuOf(details: XmlNode): RawListing['iptu'] {
  const [iptu] = childrenOf(details, 'iptu')
  const isMonthly = attributeOf(iptu, 'period').toLowerCase() === 'monthly'
  const written = textOf(iptu) || textIn(details, 'yearlytax')
  return { written, period: isMonthly ? 'month' : 'year' }
}

function photosOf(node: XmlNode): string[] {
  const items = childrenOf(childOf(node, 'media'), 'item').filter((item) => {
    const medium = attributeOf(item, 'medium').toLowerCase()
    return medium === '' || medium === 'image'
  })
  const isMain = (item: unknown) => attributeOf(item, 'primary').toLowerCase() === 'true'
  return [...items.filter(isMain), ...items.filter((item) => !isMain(item))].map(textOf)
}
