import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { defineJob, EMAIL_JOB, type Job } from '../../../platform/queue/job.ts'
import { TELL_SUBSCRIBER_JOB, type TellData } from './change-plan.ts'
import { planUpdatesStore } from './plan-updates.store.ts'
import { planUseStore } from './plan-use.store.ts'
import { plansRoutes } from './plans.routes.ts'
import { plansStore } from './plans.store.ts'
import { tellMissedUpdates } from './tell-missed-updates.ts'
import { tellSubscriber } from './tell-subscriber.ts'

export const stores = { plans: plansStore, planUpdates: planUpdatesStore, planUse: planUseStore }
const uses = ['listingUpkeep.settlePlans'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const tell: Job<Deps, TellData> = {
  ...TELL_SUBSCRIBER_JOB,
  ...EMAIL_JOB,
  handle: tellSubscriber,
}

const tellMissed: Job<Deps> = {
  ...defineJob('plans.tell-missed-updates'),
  retryLimit: 1,
  expireInSeconds: 240,
  schedule: '7 * * * *',
  async handle(_data, deps) {
    const asked = await tellMissedUpdates(deps)
    if (asked > 0) deps.log.info({ asked }, 'e-mails about plans asked for later')
  },
}

export const feature = defineFeature<Deps>({
  name: 'plans',
  owns: ['plans', 'plan_versions', 'plan_updates'],
  objects: [{ at: '/admin/plans/:id', is: 'plan', table: 'plans', by: { id: 'id' } }],
  stores,
  uses,
  routes: [plansRoutes],
  jobs: [tell, tellMissed],
  sitemap: { pages: async () => [{ path: '/planos' }] },
  person: {
    policy: 'Quando você compra um plano',
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
          asked_at: 'Aviso pedido em',
          told_at: 'Avisado em',
          in_force_at: 'Vale a partir de',
          withdrawn_at: 'Cancelado em',
        },
      },
    },
  },
})
