import type { Listing } from './listing.rules.ts'
import { isPublic } from './status.rules.ts'

type Changes = { announce(...tags: string[]): void }

/** Lists of what is open now; they change with the clock, the others do not. */
export const OPEN_TAG = 'establishments:open'

export const listingTag = (id: string) => `establishment:${id}`

/** Lists are made anew only where the change can be seen in one. */
export function announceListing(changes: Changes, before: Listing | null, after: Listing) {
  changes.announce(listingTag(after.id))
  if ((before && isPublic(before)) || isPublic(after)) changes.announce('establishments')
}
