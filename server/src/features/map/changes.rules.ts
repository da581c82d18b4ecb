import { changedListings } from '../../platform/live/changed-listings.rules.ts'
import type { Change } from '../../platform/live/in-memory-copy.ts'
import { Tag } from '../../platform/live/tags.ts'

/** What an announcement means for the map. */
export function changeIn(tags: readonly Tag[]): {
  businesses: Change | null
  sights: boolean
  events: boolean
  properties: boolean
} {
  return {
    businesses: changedListings(tags),
    sights: tags.includes(Tag.sights),
    properties: [Tag.properties, Tag.establishments].some((tag) => tags.includes(tag)),
    events: [Tag.events, Tag.sights, Tag.establishments].some((tag) => tags.includes(tag)),
  }
}
