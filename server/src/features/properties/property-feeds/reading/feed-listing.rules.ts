import {
  PROPERTY_TEXT_MAX,
  PROPERTY_TITLE_MAX,
  PROPERTY_TYPE_WORDS,
} from '@portal/contract/properties/properties/properties.texts'
import { PropertyContent } from '@portal/contract/properties/properties/property-fields'
import { FEED_PHOTOS_MAX } from '@portal/contract/properties/property-feeds/property-feeds.texts'
import { isCep, plainCep } from '@portal/contract/shared/cep'
import { feedTexts } from '../property-feeds.texts.ts'
import { readAmount, readArea, readCount, readDegree } from './feed-amounts.rules.ts'
import { plainLine, plainText, shorten, withoutContacts } from './feed-text.rules.ts'
import { amenitiesOf, fold, type Known } from './feed-types.rules.ts'

const { refused, warnings: warn } = feedTexts

export type Period = 'day' | 'week' | 'month' | 'year'

/** One listing as a format says it: words and figures as they were written. */
export type RawListing = {
  code: string
  title: string
  text: string
  type: { written: string; known: Known | null; isCommercial: boolean }
  /** Empty where the listing says of no way in which it is offered. */
  offers: { kind: 'sale' | 'rent'; written: string; period: Period | null }[]
  /** Rent without a period is by the night where the listing is of the season. */
  isSeason?: boolean
  condominium: string
  iptu: { written: string; period: 'month' | 'year' }
  livingArea: string
  lotArea: string
  bedrooms: string
  suites: string
  bathrooms: string
  parking: string
  amenities: string[]
  city: string
  neighbourhood: string
  street: string
  number: string
  complement: string
  cep: string
  display: PropertyContent['display_address']
  latitude: string
  longitude: string
  photos: string[]
}

/** One listing as we know it, whatever format it came in. */
export type FeedListing = {
  code: string
  content: PropertyContent
  /** Where its photos are, the main one first. */
  photos: string[]
  warnings: string[]
}
export type RefusedListing = { code: string; title: string; reasons: string[] }
export type ReadListing = { listing: FeedListing } | { refused: RefusedListing }

/** Of the portal: whose listings are taken, and where they may stand on the map. */
export type City = { name: string; latitude: number; longitude: number }

const MOST_CODE = 50
/** Some 80 km: farms of the neighbourhood are in, a pin of another state is not. */
const REGION_DEGREES = 0.75

export function judgeListing(raw: RawListing, city: City): ReadListing {
  const reasons: string[] = []
  const warnings: string[] = []
  const code = plainLine(raw.code)
  if (!code) reasons.push(refused.noCode)
  else if (code.length > MOST_CODE) reasons.push(refused.longCode)

  const prices = pricesOf(raw, reasons, warnings)
  const neighbourhood = orNull(raw.neighbourhood, 80)
  if (!neighbourhood) reasons.push(refused.noNeighbourhood)
  if (raw.city && fold(raw.city) !== fold(city.name)) {
    reasons.push(refused.otherCity(plainLine(raw.city), city.name))
  }
  const title = titleOf(raw, neighbourhood, warnings)
  if (reasons.length > 0) return { refused: { code, title, reasons } }

  const content = {
    title,
    description: textOf(raw.text, warnings),
    code: shorten(code, MOST_CODE),
    ...typeOf(raw, warnings),
    ...prices,
    ...costsOf(raw, warnings),
    ...roomsOf(raw, warnings),
    amenities: amenitiesOf(raw.amenities),
    papers: [],
    neighbourhood,
    ...placeOf(raw, city, warnings),
  }
  const parsed = PropertyContent.safeParse(content)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ message }) => message)
    return { refused: { code, title, reasons: [...new Set(sentences)] } }
  }
  const photos = photosOf(raw.photos, warnings)
  return { listing: { code, content: parsed.data, photos, warnings } }
}

type Prices = Pick<PropertyContent, 'sale_price_cents' | 'rent_price_cents' | 'season_price_cents'>

function pricesOf(raw: RawListing, reasons: string[], warnings: string[]): Prices {
  const prices: Prices = {
    sale_price_cents: null,
    rent_price_cents: null,
    season_price_cents: null,
  }
  if (raw.offers.length === 0) {
    reasons.push(refused.noOffer)
    return prices
  }
  let isUnreadable = false
  for (const { kind, written, period } of raw.offers) {
    const amount = readAmount(written)
    if (amount === 'none') continue
    if (amount === 'unreadable') {
      isUnreadable = true
      reasons.push(refused.badPrice(plainLine(written)))
      continue
    }
    if (kind === 'sale') prices.sale_price_cents ??= amount.cents
    else addRent(prices, { cents: amount.cents, period, isSeason: raw.isSeason ?? false }, warnings)
  }
  if (!isUnreadable && Object.values(prices).every((price) => price === null)) {
    reasons.push(refused.noPrice)
  }
  return prices
}

type Rent = { cents: number; period: Period | null; isSeason: boolean }

/** What is asked for a night is never shown as what is asked for a month. */
function addRent(prices: Prices, { cents, period, isSeason }: Rent, warnings: string[]) {
  if (period === null && isSeason) warnings.push(warn.noPeriod)
  if (period === 'week') warnings.push(warn.weekly)
  if (period === 'year') warnings.push(warn.yearly)
  const isByNight = period === 'day' || period === 'week' || (period === null && isSeason)
  const shares = period === 'week' ? 7 : period === 'year' ? 12 : 1
  const share = Math.max(1, Math.round(cents / shares))
  if (isByNight) prices.season_price_cents ??= share
  else prices.rent_price_cents ??= share
}

function titleOf(raw: RawListing, neighbourhood: string | null, warnings: string[]): string {
  const { text, isCut } = withoutContacts(plainLine(raw.title))
  if (isCut) warnings.push(warn.contactsCut)
  if (text.length >= 3) return shorten(text, PROPERTY_TITLE_MAX)
  warnings.push(warn.noTitle)
  const words = PROPERTY_TYPE_WORDS[raw.type.known?.type ?? 'outro']
  return shorten(neighbourhood ? `${words}, ${neighbourhood}` : words, PROPERTY_TITLE_MAX)
}

function textOf(written: string, warnings: string[]): string {
  const { text, isCut } = withoutContacts(plainText(written))
  if (isCut && !warnings.includes(warn.contactsCut)) warnings.push(warn.contactsCut)
  if (text.length > PROPERTY_TEXT_MAX) warnings.push(warn.textCut)
  return shorten(text, PROPERTY_TEXT_MAX)
}

function typeOf({ type: { written, known, isCommercial } }: RawListing, warnings: string[]) {
  if (!known) warnings.push(warn.unknownType(plainLine(written)))
  const usage: PropertyContent['usage'] =
    isCommercial || known?.isCommercial ? 'comercial' : 'residencial'
  return { type: known?.type ?? ('outro' as const), usage }
}

function costsOf({ condominium, iptu }: RawListing, warnings: string[]) {
  const cost = (written: string, what: string): number | null => {
    const amount = readAmount(written)
    // A written zero says that there is none to pay; an empty field says nothing.
    if (amount === 'none') return written.trim() === '' ? null : 0
    if (amount !== 'unreadable' && amount.cents <= 100_000_000) return amount.cents
    warnings.push(warn.badCost(what))
    return null
  }
  const iptuCents = cost(iptu.written, 'IPTU')
  return {
    condominium_cents: cost(condominium, 'Condomínio'),
    iptu: iptuCents === null ? null : { cents: iptuCents, period: iptu.period },
  }
}

function roomsOf(raw: RawListing, warnings: string[]) {
  const bedrooms = readCount(raw.bedrooms)
  const suites = readCount(raw.suites)
  const isOdd = suites !== null && suites > (bedrooms ?? 99)
  if (isOdd) warnings.push(warn.suites)
  return {
    bedrooms,
    suites: isOdd ? null : suites,
    bathrooms: readCount(raw.bathrooms),
    parking: readCount(raw.parking),
    living_area: readArea(raw.livingArea),
    lot_area: readArea(raw.lotArea),
  }
}

/** What the agency hides is not even kept: no later change of a setting can show it. */
function placeOf(raw: RawListing, city: City, warnings: string[]) {
  const hidesStreet = raw.display === 'neighbourhood'
  const hidesNumber = raw.display !== 'all'
  const cep = plainCep(raw.cep)
  if (cep && !isCep(cep)) warnings.push(warn.badCep)
  return {
    display_address: raw.display,
    street: hidesStreet ? null : orNull(raw.street, 160),
    number: hidesNumber ? null : orNull(raw.number, 20),
    complement: hidesNumber ? null : orNull(raw.complement, 80),
    cep: !hidesStreet && isCep(cep) ? cep : null,
    location: pinOf(raw, city, warnings),
  }
}

function pinOf({ latitude, longitude }: RawListing, city: City, warnings: string[]) {
  const place = { latitude: readDegree(latitude, 90), longitude: readDegree(longitude, 180) }
  if (!latitude.trim() && !longitude.trim()) return null
  const isNear =
    place.latitude !== null &&
    place.longitude !== null &&
    Math.abs(place.latitude - city.latitude) <= REGION_DEGREES &&
    Math.abs(place.longitude - city.longitude) <= REGION_DEGREES
  if (!isNear) {
    warnings.push(warn.badPin)
    return null
  }
  return place
}

function photosOf(written: readonly string[], warnings: string[]): string[] {
  const found = new Set<string>()
  for (const text of written) {
    const url = URL.parse(text.trim())
    if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) continue
    url.hash = ''
    if (url.href.length <= 1000) found.add(url.href)
  }
  if (found.size === 0) warnings.push(warn.noPhotos)
  if (found.size > FEED_PHOTOS_MAX) warnings.push(warn.photosCut(FEED_PHOTOS_MAX))
  return [...found].slice(0, FEED_PHOTOS_MAX)
}

function orNull(written: string, most: number): string | null {
  const line = withoutContacts(plainLine(written)).text
  return line === '' ? null : shorten(line, most)
}
