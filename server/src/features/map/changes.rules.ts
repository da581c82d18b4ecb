import { changedListings } from '../../platform/live/changed-listings.rules.ts'
import type { Change } from '../../platform/live/kept-part.ts'

/** What an announcement means for the map. */
export function changeIn(tags: readonly string[]): {
  businesses: Change | null
  sights: boolean
  events: boolean
} {
  return {
    businesses: changedListings(tags),
    sights: tags.includes('sights'),
    events: ['events', 'sights', 'establishments'].some((tag) => tags.includes(tag)),
  }
}
