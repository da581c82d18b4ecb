import { z } from 'zod'
import type { FeatureDeps } from '../../../deps.ts'
import { hasStaffDuty } from '../../../platform/actor.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { queuesRoutes } from './queues.routes.ts'
import { queuesStore } from './queues.store.ts'

export const stores = { queues: queuesStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'queues',
  owns: [],
  stores,
  uses,
  routes: [queuesRoutes],
  topics: {
    waiting: {
      id: z.literal(''),
      mayJoin: async ({ actor }) => actor !== null && hasStaffDuty(actor, 'any'),
    },
  },
})
