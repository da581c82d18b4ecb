import type { FeatureDeps } from '../../deps.ts'
import { defineFeature } from '../../platform/feature.ts'
import { peopleRoutes } from './people.routes.ts'
import { peopleStore } from './people.store.ts'

export const stores = { people: peopleStore }
const uses = [
  'accounts.countSuperadmins',
  'accounts.lockPerson',
  'accounts.setRole',
  'listingUpkeep.settlePlans',
  'sessions.endAll',
  'subscriptions.endInForce',
  'subscriptions.grant',
] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'people',
  owns: [],
  stores,
  uses,
  routes: [peopleRoutes],
})
