import { numberedSlug, slugOf } from '@portal/contract/shared/slug'
import { newTimedId } from '../../../platform/timed-id.ts'
import type { KnownListing } from './feed-listings.store.ts'
import type { Within } from './property-feeds.feature.ts'
import type { Counts } from './property-feeds.store.ts'
import { feedTexts } from './property-feeds.texts.ts'
import type { Stock, StockListing } from './read-stock.foreign.ts'

type Feed = { id: string; establishmentId: string }

/** What a stock means for what the feed keeps already. Nothing is written to find out. */
export type Plan = {
  added: StockListing[]
  changed: (StockListing & { propertyId: string })[]
  unchanged: StockListing[]
  /** There again after they were gone. */
  found: KnownListing[]
  /** Kept so far and not in this stock, refused ones apart: those are still there. */
  gone: KnownListing[]
  /** For the second time. */
  archived: KnownListing[]
  refused: Stock['refused']
  /** How many were kept, of which so many are gone. */
  live: number
}

/** More than the plan of the agency has room for stays outside; what is inside stays. */
export function planImport(
  stock: Stock,
  known: readonly KnownListing[],
  room: number | null,
): Plan {
  const byCode = new Map(known.map((listing) => [listing.code, listing]))
  const plan: Plan = {
    ...{ added: [], changed: [], unchanged: [], found: [], gone: [], archived: [] },
    refused: [...stock.refused],
    live: known.filter(({ missed }) => missed < 2).length,
  }
  let held = plan.live
  for (const listing of stock.listings) {
    const before = byCode.get(listing.code)
    const comesBack = before !== undefined && before.missed >= 2
    if ((before === undefined || comesBack) && room !== null && held >= room) {
      const { code, content } = listing
      plan.refused.push({ code, title: content.title, reasons: [feedTexts.refused.overPlan(room)] })
      continue
    }
    if (before === undefined || comesBack) held += 1
    if (before === undefined) plan.added.push(listing)
    else if (before.hash.equals(listing.hash)) plan.unchanged.push(listing)
    else plan.changed.push({ ...listing, propertyId: before.propertyId })
    if (before !== undefined && before.missed > 0) plan.found.push(before)
  }
  const present = new Set([
    ...stock.listings.map(({ code }) => code),
    ...stock.refused.map(({ code }) => code),
  ])
  plan.gone = known.filter(({ code, missed }) => missed < 2 && !present.has(code))
  plan.archived = plan.gone.filter(({ missed }) => missed === 1)
  return plan
}

export const countsOf = ({ listings, refused }: Stock, plan: Plan): Counts => ({
  found: listings.length + refused.length,
  added: plan.added.length,
  changed: plan.changed.length,
  unchanged: plan.unchanged.length,
  gone: plan.gone.length,
  archived: plan.archived.length,
  refused: plan.refused.length,
})

export const writesNothing = (plan: Plan): boolean =>
  [plan.added, plan.changed, plan.found, plan.gone].every((list) => list.length === 0)

/** So many rows go to the database in one statement. */
const AT_ONCE = 500

/** All of it in the transaction of the caller, who holds the agency and its feed. */
export async function importStock(
  within: Pick<Within, 'feedProperties' | 'feedListings' | 'feedPhotos'>,
  feed: Feed,
  plan: Plan,
  now: Date,
) {
  const { feedProperties, feedListings, feedPhotos } = within
  const owner = { feedId: feed.id, establishmentId: feed.establishmentId }
  const { slugs } = await feedProperties.listTaken(owner)
  const added = plan.added.map((listing) => ({
    ...listing,
    id: newTimedId(now),
    externalId: listing.code,
    slug: freeSlug(listing, slugs),
  }))
  for (const part of parts(added)) await feedProperties.addOfFeed(owner, part.map(rowOf), now)
  const changed = plan.changed.map((listing) => ({ ...listing, id: listing.propertyId }))
  for (const part of parts(changed)) {
    await feedProperties.saveOfFeed(feed.id, part.map(contentOf), now)
  }
  for (const part of parts([...added, ...changed])) {
    await feedListings.save(
      feed.id,
      part.map(({ id, code, hash }) => ({ propertyId: id, code, hash })),
    )
    await feedPhotos.setPhotos(
      feed.id,
      part.map(({ id, photos }) => ({ propertyId: id, photos })),
      now,
    )
  }
  const archivedBefore = plan.found.filter(({ missed }) => missed >= 2)
  await feedProperties.bringBackOfFeed(feed.id, archivedBefore.map(idOf), now)
  await feedListings.noteFound(feed.id, plan.found.map(codeOf))
  await feedListings.noteMissed(feed.id, plan.gone.map(codeOf))
  await feedProperties.archiveOfFeed(feed.id, plan.archived.map(idOf), now)
}

type Row = Parameters<Within['feedProperties']['addOfFeed']>[1][number]
const rowOf = ({ id, externalId, slug, content }: Row): Row => ({ id, externalId, slug, content })
const contentOf = ({ id, content }: Pick<Row, 'id' | 'content'>) => ({ id, content })
const idOf = ({ propertyId }: KnownListing) => propertyId
const codeOf = ({ code }: KnownListing) => code

function* parts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    yield items.slice(start, start + AT_ONCE)
  }
}

/** With its code, which no other listing of the agency has: thousands of titles are alike. */
function freeSlug({ content, code }: StockListing, taken: Set<string>): string {
  const slug = slugOf(`${content.title.slice(0, 60)} ${code}`)
  let free = slug
  for (let number = 2; taken.has(free); number += 1) free = numberedSlug(slug, number)
  taken.add(free)
  return free
}
