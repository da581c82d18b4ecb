import type { FeatureDeps } from '../../deps.ts'
import { defineFeature } from '../../platform/feature.ts'
import type { Job } from '../../platform/queue/job.ts'
import { TELL_SUBSCRIBER_JOB, type TellData } from './change-plan.ts'
import { planUpdatesStore } from './plan-updates.store.ts'
import { plansRoutes } from './plans.routes.ts'
import { plansStore } from './plans.store.ts'
import { tellSubscriber } from './tell-subscriber.ts'

export const stores = { plans: plansStore, planUpdates: planUpdatesStore }
const uses = ['listingUpkeep.settlePlans'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const tell: Job<Deps, TellData> = {
  ...TELL_SUBSCRIBER_JOB,
  retryLimit: 8,
  expireInSeconds: 60,
  handle: tellSubscriber,
}

export const feature = defineFeature<Deps>({
  name: 'plans',
  owns: ['plans', 'plan_versions', 'plan_updates'],
  stores,
  uses,
  routes: [plansRoutes],
  jobs: [tell],
  sitemap: { pages: async () => [{ path: '/planos' }] },
  person: {
    tables: { plan_updates: 'user_id' },
    names: {
      plan_updates: {
        title: 'Mudanças do plano de que avisamos',
        columns: {
          id: 'Código do aviso',
          subscription_id: 'Código da assinatura',
          user_id: 'Código da conta',
          plan_id: {
            name: 'Plano',
            values: { atalaia: 'Atalaia', macarico: 'Maçarico', espadarte: 'Espadarte' },
          },
          version: 'Versão do plano',
          created_at: 'Criado em',
          told_at: 'Avisado em',
          in_force_at: 'Vale a partir de',
          withdrawn_at: 'Cancelado em',
        },
      },
    },
  },
})
