import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { announcementsRoutes } from './announcements.routes.ts'
import { announcementsStore } from './announcements.store.ts'

export const stores = { announcements: announcementsStore }
const uses = ['media.describe', 'settings.lock', 'settings.save'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'announcements',
  owns: ['announcements'],
  stores,
  uses,
  routes: [announcementsRoutes],
})
