import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { cityNumbersRoutes } from './city-numbers.routes.ts'
import { cityNumbersStore } from './city-numbers.store.ts'
import { insightRoutes, leaveRoute } from './insight.routes.ts'
import { insightStore } from './insight.store.ts'
import { monthlyEmailsJobs } from './monthly-emails.jobs.ts'
import { monthlyEmailsStore } from './monthly-emails.store.ts'

export const stores = {
  cityNumbers: cityNumbersStore,
  insight: insightStore,
  monthlyEmails: monthlyEmailsStore,
}
const uses = ['club.count', 'settings.read', 'team.roleOf'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

/** What counted visits say to a business and to the city. */
export const feature = defineFeature<Deps>({
  name: 'insight',
  owns: ['insight_email_stops', 'insight_emails'],
  stores,
  uses,
  routes: [insightRoutes, cityNumbersRoutes, leaveRoute],
  jobs: monthlyEmailsJobs,
  sitemap: { pages: async () => [{ path: '/cidade-em-numeros' }] },
  person: {
    policy: 'Quem cuida de um negócio ou do portal',
    tables: { insight_email_stops: 'user_id' },
    names: {
      insight_email_stops: {
        title: 'Resumos do mês que não quer receber',
        columns: {
          user_id: 'Código da conta',
          establishment_id: 'Código do negócio',
          stopped_at: 'Desde',
        },
      },
    },
  },
})
