import { isAvailable } from '@portal/contract/shared/capabilities'
import type { Deps } from './properties.feature.ts'

const BATCH = 1000

/** All pages of properties, in the order of their ids. A city has fewer than one file holds. */
export function propertySitemap({ stores }: Pick<Deps, 'stores'>) {
  async function* batches() {
    for (let after: string | null = null; ; ) {
      const rows: { id: string; path: string; changedAt: Date }[] =
        await stores.publicProperties.listAddresses(after, BATCH)
      yield rows.map(({ path, changedAt }) => ({ path, changedAt }))
      if (rows.length < BATCH) return
      after = rows.at(-1)?.id ?? null
    }
  }
  return {
    async parts() {
      if (!isAvailable('properties')) return []
      const [first] = await stores.publicProperties.listAddresses(null, 1)
      return first ? [{ number: 1, changedAt: null }] : []
    },
    read: async (part: number) => (part === 1 && isAvailable('properties') ? batches() : null),
  }
}
