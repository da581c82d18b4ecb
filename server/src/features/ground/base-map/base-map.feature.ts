import type { FeatureDeps, WithinOf } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { baseMapFilesRoutes, baseMapRoutes } from './base-map.routes.ts'
import { mapKey } from './base-map.rules.ts'
import { baseMapsStore } from './base-maps.store.ts'

export const stores = { baseMaps: baseMapsStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>
export type Within = WithinOf<Deps>

export const ports = {
  /** The map in use, and whether its file is still where it was put; null where the coast alone is drawn. */
  async findMapInUse({
    stores,
    storage,
  }: Deps): Promise<{ bytes: number; isKept: boolean } | null> {
    const map = await stores.baseMaps.inUse()
    if (!map) return null
    const file = await storage.get(mapKey(map.hash), { start: 0, end: 0 })
    file?.body.destroy()
    return { bytes: map.bytes, isKept: file !== null }
  },
}

export const feature = defineFeature<Deps>({
  name: 'base-map',
  owns: ['base_maps', 'base_map_choice'],
  stores,
  uses,
  ports,
  routes: [baseMapRoutes],
  files: [baseMapFilesRoutes],
})
