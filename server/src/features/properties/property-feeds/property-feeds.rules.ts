import { createHash } from 'node:crypto'
import { MOST_GONE } from '@portal/contract/properties/property-feeds/property-feeds.texts'
import type { FeedListing } from './reading/feed-listing.rules.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** After a reading that failed: often the other side mends itself. */
const RETRY_MS = 3 * HOUR_MS
const JITTER_MS = HOUR_MS
/** A reading that has not ended by then never will: its worker is gone. */
export const LOST_READING_MS = 15 * 60_000
/** Readings say "still to be had" once in so many days. */
export const CONFIRM_MS = 30 * DAY_MS
export const READINGS_KEPT_MS = 90 * DAY_MS

/** Of all that is shown of a listing, in a fixed order: two that are the same have the same. */
export function hashOf({ content, photos }: Pick<FeedListing, 'content' | 'photos'>): Buffer {
  const fields = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([fields, photos]))
    .digest()
}

/** Of a whole stock, whatever order or date the file has it in. */
export function stockHashOf(listings: readonly { code: string; hash: Buffer }[]): Buffer {
  const lines = listings.map(({ code, hash }) => `${code}\n${hash.toString('hex')}`).sort()
  return createHash('sha256').update(lines.join('\n')).digest()
}

/** More may have gone than an agency sells in a day: half a file looks like this too. */
export const isTooMuchGone = (gone: number, of: number): boolean => of > 0 && gone / of > MOST_GONE

/** Each feed at an hour of its own, a little different every day, so that no host is asked by all at once. */
export function nextReading(feedId: string, now: Date, isGood: boolean): Date {
  const seed = createHash('sha256').update(`${feedId} ${now.toISOString()}`).digest().readUInt32BE()
  const jitter = (seed / 0xffffffff) * JITTER_MS
  return new Date(now.getTime() + (isGood ? DAY_MS - JITTER_MS / 2 : RETRY_MS) + jitter)
}

export const isReading = (since: Date | null, now: Date): boolean =>
  since !== null && now.getTime() - since.getTime() < LOST_READING_MS
