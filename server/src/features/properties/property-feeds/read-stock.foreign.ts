import type { FeedFormat } from '@portal/contract/properties/property-feeds/property-feeds.texts'
import { hashOf, stockHashOf } from './property-feeds.rules.ts'
import { feedTexts } from './property-feeds.texts.ts'
import type { City, FeedListing, RefusedListing } from './reading/feed-listing.rules.ts'
import { FeedUnreadable } from './reading/feed-unreadable.ts'
import { openFeed } from './reading/open-feed.foreign.ts'

export type StockListing = FeedListing & { hash: Buffer }
export type Stock = {
  format: FeedFormat
  warnings: string[]
  listings: StockListing[]
  refused: RefusedListing[]
  hash: Buffer
}

/** A file as we know it: what comes, what is refused and why; or why it is no feed at all. */
export function readStock(
  body: Buffer,
  { city, codesByHand }: { city: City; codesByHand: ReadonlySet<string> },
): Stock | { unreadable: string } {
  const feed = open(body)
  if ('unreadable' in feed) return feed
  const listings = new Map<string, StockListing>()
  const refused: RefusedListing[] = []
  for (let index = 0; index < feed.count; index += 1) {
    const read = feed.read(index, city)
    if ('refused' in read) {
      const { code, title } = read.refused
      const known = code || title ? title : feedTexts.nameless(index + 1)
      refused.push({ ...read.refused, title: known })
      continue
    }
    const { code, content } = read.listing
    const reason = listings.has(code)
      ? feedTexts.refused.repeatedCode
      : codesByHand.has(code)
        ? feedTexts.refused.codeByHand
        : null
    if (reason) {
      refused.push({ code, title: content.title, reasons: [reason] })
      continue
    }
    listings.set(code, { ...read.listing, hash: hashOf(read.listing) })
  }
  const all = [...listings.values()]
  return {
    format: feed.format,
    warnings: feed.warnings,
    listings: all,
    refused,
    hash: stockHashOf(all),
  }
}

function open(body: Buffer) {
  try {
    return openFeed(body)
  } catch (error) {
    if (error instanceof FeedUnreadable) return { unreadable: error.sentence }
    throw error
  }
}
