import type { Change } from './in-memory-copy.ts'
import { Tag } from './tags.ts'

const LISTING = Tag.establishment('')
/** More at once are read anew with all the others. */
const MOST_ALONE = 200

/**
 * Which listings an announcement is about. Whoever changes one names it (`establishment:<id>`) besides
 * the lists it is in (`establishments`); whoever changes many at once names the lists only.
 */
export function changedListings(tags: readonly Tag[]): Change | null {
  const named = tags
    .filter((tag) => tag.startsWith(LISTING))
    .map((tag) => tag.slice(LISTING.length))
  const isMany = named.length === 0 || named.length > MOST_ALONE
  if (tags.includes(Tag.categories) || (tags.includes(Tag.establishments) && isMany)) return 'all'
  return named.length > 0 ? new Set(named) : null
}
