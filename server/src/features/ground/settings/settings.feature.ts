import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { settingsRoutes } from './settings.routes.ts'
import { settingsStore } from './settings.store.ts'

export const stores = { settings: settingsStore }
const uses = ['media.known'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'settings',
  owns: ['portal_settings'],
  stores,
  uses,
  routes: [settingsRoutes],
  photos: { replace: ({ settings }, id, newId, now) => settings.replacePicture(id, newId, now) },
})
