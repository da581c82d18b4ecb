import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { consentsStore } from './consents.store.ts'
import { names } from './personal-data.texts.ts'
import { profilesJobs, sweepWhatsAppCodes } from './profiles.jobs.ts'
import { profilesRoutes } from './profiles.routes.ts'
import { profilesStore } from './profiles.store.ts'
import { whatsAppCodesStore } from './whatsapp-codes.store.ts'

export const stores = {
  consents: consentsStore,
  profiles: profilesStore,
  whatsAppCodes: whatsAppCodesStore,
}
export type Deps = FeatureDeps<typeof stores>

export const feature = defineFeature<Deps>({
  name: 'profiles',
  owns: ['consents', 'profiles', 'whatsapp_codes'],
  stores,
  uses: [],
  routes: [profilesRoutes],
  jobs: profilesJobs,
  retention: [sweepWhatsAppCodes],
  person: {
    policy: 'O que guardamos',
    names,
    tables: { profiles: 'user_id', consents: 'user_id' },
  },
})
