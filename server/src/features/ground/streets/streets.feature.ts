import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { cityStreets } from './city-streets.ts'
import { searchStreets, suggestStreetNames } from './find-streets.ts'
import type { Point } from './plane.rules.ts'
import { readWayInWords } from './read-way-in-words.ts'
import { streetsRoutes } from './streets.routes.ts'
import { streetsStore } from './streets.store.ts'

export const stores = { streets: streetsStore }
const uses = [] as const
export const ports = {
  /** By street from each place to the next; null where one is on no street or nothing joins them. */
  async readLegs(deps: Pick<Deps, 'folders'>, points: readonly Point[]) {
    const { ways } = await cityStreets(deps)
    return ways.legs(points)
  },
  /** How far it is on foot from one place to each of a page of others. */
  async readStreetDistances(deps: Pick<Deps, 'folders'>, from: Point, points: readonly Point[]) {
    const { ways } = await cityStreets(deps)
    return ways.distances(from, points)
  },
  readWayInWords,
  searchStreets,
  suggestStreetNames,
}
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'streets',
  owns: [],
  stores,
  uses,
  ports,
  routes: [streetsRoutes],
})
