import type { Deps } from './establishments.feature.ts'

/** Below the format's 50,000: what is published before parts are counted again still fits. */
const PART_LISTINGS = 40_000
const BATCH = 1000
/** How long the borders of the parts are remembered. */
const BORDERS_MS = 3_600_000

type Entry = { path: string; changedAt: Date }
type Border = { first: string; changedAt: Date | null }
type Options = { partListings?: number }

/** All public pages of businesses, in the order of their ids. */
export function listingSitemap(
  { stores, clock }: Pick<Deps, 'stores' | 'clock'>,
  { partListings = PART_LISTINGS }: Options = {},
) {
  let known: { at: number; borders: Promise<Border[]> } | null = null

  function borders(): Promise<Border[]> {
    const now = clock.now().getTime()
    if (!known || now - known.at > BORDERS_MS) {
      const fresh = { at: now, borders: stores.directory.listBorders(partListings) }
      // A failure is not remembered.
      fresh.borders.catch(() => {
        if (known === fresh) known = null
      })
      known = fresh
    }
    return known.borders
  }

  async function* batches(from: string, before: string | null): AsyncIterable<Entry[]> {
    for (let after: string | null = null; ; ) {
      const rows = await stores.directory.listAddresses({ from, after, before }, BATCH)
      yield rows.map(({ slug, updatedAt }) => ({ path: `/guia/${slug}`, changedAt: updatedAt }))
      if (rows.length < BATCH) return
      after = rows.at(-1)?.id ?? null
    }
  }

  return {
    parts: async () =>
      (await borders()).map(({ changedAt }, index) => ({ number: index + 1, changedAt })),
    async read(part: number): Promise<AsyncIterable<Entry[]> | null> {
      const all = await borders()
      const here = all[part - 1]
      return here ? batches(here.first, all[part]?.first ?? null) : null
    },
  }
}
