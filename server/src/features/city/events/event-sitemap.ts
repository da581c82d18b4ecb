import type { Deps } from './events.feature.ts'

const BATCH = 1000

/** All events, also those that are over: their pages remain. One part: a city has no 50,000. */
export function eventSitemap({ stores }: Pick<Deps, 'stores'>) {
  async function* batches() {
    for (let after: string | null = null; ; ) {
      const rows = await stores.events.listAddresses(after, BATCH)
      yield rows.map(({ slug, updatedAt }) => ({ path: `/eventos/${slug}`, changedAt: updatedAt }))
      if (rows.length < BATCH) return
      after = rows.at(-1)?.id ?? null
    }
  }
  return {
    parts: async () => [{ number: 1, changedAt: null }],
    read: async (part: number) => (part === 1 ? batches() : null),
  }
}
