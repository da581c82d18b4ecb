import type { FeatureDeps, WithinOf } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { askedTrialsStore } from './asked-trials.store.ts'
import { beginAskedTrial } from './start-trial.ts'
import { subscriptionsRoutes } from './subscriptions.routes.ts'
import { subscriptionsStore } from './subscriptions.store.ts'

export const stores = { askedTrials: askedTrialsStore, subscriptions: subscriptionsStore }
const uses = ['accounts.planType', 'listingUpkeep.settlePlans', 'plans.trialEnd'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>
export type Within = WithinOf<Deps>

export const feature = defineFeature<Deps>({
  name: 'subscriptions',
  owns: ['asked_trials', 'subscriptions', 'held_plans'],
  stores,
  uses,
  routes: [subscriptionsRoutes],
  person: {
    policy: 'Quando você compra um plano',
    tables: { asked_trials: 'user_id', subscriptions: 'user_id' },
    whenProved: beginAskedTrial,
    names: {
      asked_trials: {
        title: 'Teste à espera da confirmação',
        columns: {
          user_id: 'Código da conta',
          plan_type: {
            name: 'Plano escolhido',
            values: { atalaia: 'Atalaia', macarico: 'Maçarico', espadarte: 'Espadarte' },
          },
          cycle: { name: 'Cobrança', values: { month: 'Mensal', year: 'Anual' } },
          asked_at: 'Pedido em',
        },
      },
      subscriptions: {
        title: 'Planos',
        columns: {
          id: 'Código da assinatura',
          user_id: 'Código da conta',
          plan_type: {
            name: 'Plano',
            values: { atalaia: 'Atalaia', macarico: 'Maçarico', espadarte: 'Espadarte' },
          },
          status: {
            name: 'Situação',
            values: {
              trialing: 'Em teste',
              active: 'Ativa',
              past_due: 'Pagamento atrasado',
              suspended: 'Suspensa',
              canceled: 'Cancelada',
            },
          },
          source: {
            name: 'Origem',
            values: { trial: 'Teste', granted: 'Concedida', paid: 'Paga' },
          },
          plan_version: 'Versão do plano combinada',
          cycle: { name: 'Cobrança', values: { month: 'Mensal', year: 'Anual' } },
          canceled_at: 'Cancelada pela pessoa em',
          next_plan_type: {
            name: 'Plano escolhido para depois',
            values: { atalaia: 'Atalaia', macarico: 'Maçarico', espadarte: 'Espadarte' },
          },
          next_cycle: {
            name: 'Cobrança escolhida para depois',
            values: { month: 'Mensal', year: 'Anual' },
          },
          granted_reason: 'Motivo de ter sido concedida',
          ended_reason: 'Motivo de ter sido encerrada',
          started_at: 'Começou em',
          ends_at: 'Termina em',
          created_at: 'Criada em',
          updated_at: 'Alterada em',
        },
      },
    },
  },
})
