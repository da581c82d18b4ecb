import type { Change } from './kept-part.ts'

const LISTING = 'establishment:'
/** More at once are read anew with all the others. */
const MOST_ALONE = 200

/**
 * What an announcement means for the map. Whoever changes a listing names it (`establishment:<id>`)
 * besides the lists it is in (`establishments`); whoever changes many at once names the lists only.
 */
export function changeIn(tags: readonly string[]): {
  businesses: Change | null
  sights: boolean
  events: boolean
} {
  const changesLists = tags.includes('establishments')
  const named = tags
    .filter((tag) => tag.startsWith(LISTING))
    .map((tag) => tag.slice(LISTING.length))
  const isAll = tags.includes('categories') || (changesLists && isMany(named))
  return {
    businesses: isAll ? 'all' : named.length > 0 ? new Set(named) : null,
    sights: tags.includes('sights'),
    events: ['events', 'sights', 'establishments'].some((tag) => tags.includes(tag)),
  }
}

const isMany = ({ length }: readonly string[]) => length === 0 || length > MOST_ALONE
