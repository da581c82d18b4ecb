import { Tag } from '../../../platform/live/tags.ts'
import type { Listing } from './listing.rules.ts'
import { isPublic } from './status.rules.ts'

type Changes = { announce(...tags: Tag[]): void }

/** Lists are made anew only where the change can be seen in one. */
export function announceListing(changes: Changes, before: Listing | null, after: Listing) {
  changes.announce(Tag.establishment(after.id))
  if ((before && isPublic(before)) || isPublic(after)) changes.announce(Tag.establishments)
  if (isWaiting(before) || isWaiting(after)) changes.announce(Tag.waiting)
}

/** Whether somebody has to decide: on it, or on changes of it. */
const isWaiting = (listing: Listing | null) =>
  listing !== null && (listing.status === 'pending' || listing.waiting !== null)
