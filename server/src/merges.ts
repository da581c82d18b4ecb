import { features } from './features.ts'
import type { Merged, MovedParts } from './platform/feature.ts'

type AllMoved = Required<MovedParts> & { counts: Required<NonNullable<MovedParts['counts']>> }

/**
 * What all features know of a business whose two entries become one: each says in its manifest what moves
 * along. In the transaction of the merge, with both entries held.
 */
export function mergesWithin(within: () => never) {
  const parts = features
    .flatMap(({ onMerge }) => onMerge ?? [])
    .toSorted((one, other) => Number(other.isFirst ?? false) - Number(one.isFirst ?? false))

  return {
    async moveAll(pair: Merged, now: Date): Promise<AllMoved> {
      const moved: AllMoved = {
        counts: { offers: 0, orders: 0, units: 0, properties: 0 },
        catalogues: { moved: [], left: [] },
        modules: [],
      }
      for (const part of parts) {
        const { counts, catalogues, modules = [] } = await part.move(within(), pair, now)
        Object.assign(moved.counts, counts)
        moved.modules.push(...modules)
        if (catalogues) moved.catalogues = catalogues
      }
      return moved
    },
  }
}
