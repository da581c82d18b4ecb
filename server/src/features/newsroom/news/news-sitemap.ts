import { articlePath } from '@portal/contract/newsroom/news/news.texts'
import type { Deps } from './news.feature.ts'

const BATCH = 1000

type Needs = Pick<Deps, 'stores' | 'clock'>

/** Every article, in one part: a city writes no 50,000 of them. */
export function newsSitemap({ stores, clock }: Needs) {
  async function* batches() {
    for (let after: string | null = null; ; ) {
      const rows: { id: string; slug: string; changedAt: Date }[] = await stores.news.listAddresses(
        clock.now(),
        after,
        BATCH,
      )
      yield rows.map(({ slug, changedAt }) => ({ path: articlePath(slug), changedAt }))
      if (rows.length < BATCH) return
      after = rows.at(-1)?.id ?? null
    }
  }
  return {
    async parts() {
      const changedAt = await stores.news.lastChange(clock.now())
      return changedAt ? [{ number: 1, changedAt }] : []
    },
    read: async (part: number) => (part === 1 ? batches() : null),
  }
}
