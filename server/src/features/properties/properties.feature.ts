import type { FeatureDeps } from '../../deps.ts'
import { defineFeature } from '../../platform/feature.ts'
import { names } from './personal-data.texts.ts'
import { propertiesStore } from './properties.store.ts'

export const stores = { properties: propertiesStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'properties',
  owns: ['properties', 'property_advertisers', 'property_leads', 'property_photos'],
  stores,
  uses,
  person: { tables: { property_leads: 'user_id' }, names },
})
