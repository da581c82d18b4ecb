import type { FeedFormat } from '@portal/contract/properties/property-feeds/property-feeds.texts'
import { feedTexts } from '../property-feeds.texts.ts'
import { readChavesNaMao } from './chaves-na-mao.rules.ts'
import { decodeFeed } from './feed-bytes.rules.ts'
import { type City, judgeListing, type RawListing, type ReadListing } from './feed-listing.rules.ts'
import { findListings } from './feed-structure.foreign.ts'
import { FeedUnreadable } from './feed-unreadable.ts'
import { parseListing } from './parse-listing.foreign.ts'
import { readVrsync } from './vrsync.rules.ts'
import type { XmlNode } from './xml-node.rules.ts'
import { readZap } from './zap.rules.ts'

const READERS: Record<FeedFormat, (node: XmlNode) => RawListing> = {
  vrsync: readVrsync,
  netsync: readVrsync,
  zap: readZap,
  'chaves-na-mao': readChavesNaMao,
}

type OpenedFeed = {
  format: FeedFormat
  count: number
  /** Of the file as a whole. */
  warnings: string[]
  read(index: number, city: City): ReadListing
}

function formatOf({
  root,
  rootTag,
  container,
}: {
  root: string
  rootTag: string
  container: string
}) {
  if (root === 'listingdatafeed') return /netsync/i.test(rootTag) ? 'netsync' : 'vrsync'
  if (root === 'carga' && container !== 'listings') return 'zap'
  if (root === 'document' && container === 'imoveis') return 'chaves-na-mao'
  return null
}

/** With 30 photos and a long text a listing has some 30 KB and 300 tags; a text of megabytes is cut later. */
const MOST_LISTING_SIGNS = 5_000_000
const MOST_LISTING_TAGS = 10_000
const MOST_LISTING_ATTRIBUTES = 10_000

/** Told before it is parsed: what one tag costs grows with how many there are. */
function isTooWide(listing: string): boolean {
  if (listing.length > MOST_LISTING_SIGNS) return true
  return (
    hasMoreThan(MOST_LISTING_TAGS, /</g, listing) ||
    hasMoreThan(MOST_LISTING_ATTRIBUTES, /=\s?["']/g, listing)
  )
}

function hasMoreThan(most: number, sign: RegExp, text: string): boolean {
  let count = 0
  while (count <= most && sign.test(text)) count += 1
  return count > most
}

/** Throws `FeedUnreadable` where the file as a whole is none; a listing that is wrong fails alone. */
export function openFeed(bytes: Buffer): OpenedFeed {
  const { text, warnings } = decodeFeed(bytes)
  const structure = findListings(text)
  const format = formatOf(structure)
  if (!format) throw new FeedUnreadable('unknown-format', feedTexts.unreadable['unknown-format'])
  const { items } = structure
  return {
    format,
    count: items.length,
    warnings,
    read(index, city) {
      const span = items[index]
      const listing = span ? text.slice(span.start, span.end) : ''
      if (isTooWide(listing)) {
        return { refused: { code: '', title: '', reasons: [feedTexts.refused.tooWide] } }
      }
      const node = parseListing(listing)
      if (!node) return { refused: { code: '', title: '', reasons: [feedTexts.refused.broken] } }
      return judgeListing(READERS[format](node), city)
    },
  }
}
