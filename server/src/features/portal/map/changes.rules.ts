import { changedListings } from '../../../platform/live/changed-listings.rules.ts'
import type { Change } from '../../../platform/live/in-memory-copy.ts'
import { Tag } from '../../../platform/live/tags.ts'

/** What an announcement means for the map. */
export function changeIn(tags: readonly Tag[]): {
  businesses: Change | null
  sights: boolean
  events: boolean
  /** By their advertisers: which of theirs are shown depends on the plan and the page of each. */
  properties: Change | null
} {
  return {
    businesses: changedListings(tags),
    sights: tags.includes(Tag.sights),
    properties: together(changedAdvertisers(tags), changedListings(tags)),
    events: [Tag.events, Tag.sights, Tag.establishments].some((tag) => tags.includes(tag)),
  }
}

const ADVERTISER = Tag.propertiesOf('')

/** Whoever changes the stock of one advertiser names it besides the lists it is in. */
function changedAdvertisers(tags: readonly Tag[]): Change | null {
  const named = tags
    .filter((tag) => tag.startsWith(ADVERTISER))
    .map((tag) => tag.slice(ADVERTISER.length))
  if (named.length > 0) return new Set(named)
  return tags.includes(Tag.properties) ? 'all' : null
}

function together(one: Change | null, other: Change | null): Change | null {
  if (one === null || other === null) return one ?? other
  return one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other])
}
