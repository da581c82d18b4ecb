import { type Capability, isAvailable } from '@portal/contract/shared/capabilities'
import type { SitemapEntry, SitemapSource } from './http/sitemaps.ts'

type Address = SitemapEntry & { id: string }
const BATCH = 1000

/** Addresses of what the portal can do, in the order of their ids. A city has fewer than one file holds. */
export function sitemapByIds(
  capability: Capability,
  list: (after: string | null, limit: number) => Promise<Address[]>,
): SitemapSource {
  async function* batches() {
    for (let after: string | null = null; ; ) {
      const rows: Address[] = await list(after, BATCH)
      yield rows
      if (rows.length < BATCH) return
      after = rows.at(-1)?.id ?? null
    }
  }
  return {
    parts: async () =>
      isAvailable(capability) && (await list(null, 1)).length > 0
        ? [{ number: 1, changedAt: null }]
        : [],
    read: async (part) => (part === 1 && isAvailable(capability) ? batches() : null),
  }
}
