import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { accountLinksStore } from './account-links.store.ts'
import { accountsJobs, sweepSessions } from './accounts.jobs.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { accountsStore } from './accounts.store.ts'
import { avatarsRoutes } from './avatars.routes.ts'
import { avatarsStore } from './avatars.store.ts'
import { emailChangeRoutes } from './email-change.routes.ts'
import { googleRoutes } from './google.routes.ts'
import { names } from './personal-data.texts.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'
import { proveAgain } from './second-factor.ts'
import { secondFactorsStore } from './second-factors.store.ts'
import { sessionRoutes } from './session.routes.ts'
import { sessionsStore } from './sessions.store.ts'

export const stores = {
  accountLinks: accountLinksStore,
  accounts: accountsStore,
  avatars: avatarsStore,
  secondFactors: secondFactorsStore,
  sessions: sessionsStore,
}
const uses = [
  'consents.record',
  'consents.recordLegal',
  'profiles.fill',
  'askedTrials.ask',
  'askedTrials.find',
  'refusedAddresses.forget',
  'refusedAddresses.has',
] as const
export const ports = { proveAgain }
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'accounts',
  owns: [
    'account_links',
    'accounts',
    'avatars',
    'sessions',
    'two_factors',
    'users',
    'verifications',
  ],
  stores,
  uses,
  ports,
  routes: [
    accountsRoutes,
    emailChangeRoutes,
    sessionRoutes,
    secondFactorRoutes,
    googleRoutes,
    avatarsRoutes,
  ],
  jobs: accountsJobs,
  retention: [sweepSessions],
  person: {
    policy: 'O que guardamos',
    names,
    tables: {
      users: 'id',
      accounts: 'user_id',
      sessions: 'user_id',
      avatars: 'user_id',
    },
  },
})
