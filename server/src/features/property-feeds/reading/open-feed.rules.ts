import type { FeedFormat } from '@portal/contract/property-feeds/property-feeds.texts'
import { feedTexts } from '../property-feeds.texts.ts'
import { readChavesNaMao } from './chaves-na-mao.rules.ts'
import { decodeFeed } from './feed-bytes.rules.ts'
import { type City, judgeListing, type RawListing, type ReadListing } from './feed-listing.rules.ts'
import { findListings } from './feed-structure.rules.ts'
import { FeedUnreadable } from './feed-unreadable.ts'
import { readVrsync } from './vrsync.rules.ts'
import { parseListing, type XmlNode } from './xml-node.rules.ts'
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
  /** One at a time, so that whoever reads thousands can let others have their turn. */
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
      const node = span && parseListing(text.slice(span.start, span.end))
      if (!node) return { refused: { code: '', title: '', reasons: [feedTexts.refused.broken] } }
      return judgeListing(READERS[format](node), city)
    },
  }
}
