import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { presentTideDay } from './present-tide.ts'
import { readScatteredTideDays } from './read-tide-days.ts'
import { tideTablesRoutes } from './tide-tables.routes.ts'
import { tidesRoutes } from './tides.routes.ts'
import { tidesStore } from './tides.store.ts'

export const stores = { tides: tidesStore }
const uses = [] as const
export const ports = {
  /** Any of these days of the tide, each with when the water reaches these levels. */
  async readTides(deps: Pick<Deps, 'stores'>, days: readonly number[]) {
    const read = await readScatteredTideDays(days, deps)
    return (first: number, count: number, levels: readonly number[]) => {
      const { days: found, tables } = read(first, count)
      return found.map((day) => presentTideDay(day, tables, levels))
    }
  },
}
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'tides',
  owns: ['tide_extremes', 'tide_tables'],
  stores,
  uses,
  ports,
  routes: [tidesRoutes, tideTablesRoutes],
})
