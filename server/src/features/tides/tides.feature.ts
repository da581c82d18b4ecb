import type { FeatureDeps } from '../../deps.ts'
import { defineFeature } from '../../platform/feature.ts'
import { presentTideDay } from './present-tide.ts'
import { readTideDays } from './read-tide-days.ts'
import { tideTablesRoutes } from './tide-tables.routes.ts'
import { tidesRoutes } from './tides.routes.ts'
import { tidesStore } from './tides.store.ts'

export const stores = { tides: tidesStore }
const uses = [] as const
export const ports = {
  /** Days of the tide, each with when the water reaches these levels. */
  async readTide(
    deps: Pick<Deps, 'stores' | 'clock'>,
    first: number,
    count: number,
    levels: readonly number[],
  ) {
    const { days, tables } = await readTideDays(first, count, deps)
    return days.map((day) => presentTideDay(day, tables, levels))
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
