import { z } from 'zod'
import type { FeatureDeps, WithinOf } from '../../../deps.ts'
import { isSuperadmin } from '../../../platform/actor.ts'
import { bool } from '../../../platform/database/checked-sql.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { cardHintsRoutes, cardRenewalRoutes } from './card.routes.ts'
import { cardChargesStore } from './card-charges.store.ts'
import { cardRenewalsStore } from './card-renewals.store.ts'
import { collectPurchases } from './collect-purchases.ts'
import { forgetBuyer, forgetBuyersJob } from './forget-buyers.ts'
import { moneyRoutes } from './money/money.routes.ts'
import { moneyListStore } from './money/money-list.store.ts'
import { moneyOrdersStore } from './money/money-orders.store.ts'
import { moneyOverviewRoutes } from './money/money-overview.routes.ts'
import { moneyOverviewStore } from './money/money-overview.store.ts'
import { moneySheetsStore } from './money/money-sheets.store.ts'
import { paymentHintsStore } from './payment-hints.store.ts'
import { paymentsJobs, sweepHints } from './payments.jobs.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { isHintSecret, pixHintsRoutes } from './pix-hints.routes.ts'
import { pixRenewalsStore } from './pix-renewals.store.ts'
import { planBuyersStore } from './plan-buyers.store.ts'
import { planOrdersStore } from './plan-orders.store.ts'
import { planPaymentsStore } from './plan-payments.store.ts'
import { planRemindersStore } from './plan-reminders.store.ts'
import { planStandingRoutes } from './plan-standing.routes.ts'
import { planStandingStore } from './plan-standing.store.ts'
import { purchaseNames } from './purchases.texts.ts'
import { teamWaits } from './team-waits.store.ts'

export const stores = {
  cardCharges: cardChargesStore,
  cardRenewals: cardRenewalsStore,
  moneyList: moneyListStore,
  moneyOrders: moneyOrdersStore,
  moneySheets: moneySheetsStore,
  moneyOverview: moneyOverviewStore,
  paymentHints: paymentHintsStore,
  pixRenewals: pixRenewalsStore,
  planBuyers: planBuyersStore,
  planOrders: planOrdersStore,
  planPayments: planPaymentsStore,
  planReminders: planRemindersStore,
  planStanding: planStandingStore,
}
const uses = [
  'accounts.find',
  'accounts.findByEmail',
  'accounts.listSuperadminIds',
  'accounts.lockPerson',
  'legal.read',
  'listingUpkeep.settlePlans',
  'plans.priceOf',
  'settings.read',
  'subscriptions.agreedVersion',
  'subscriptions.chosenCycle',
  'subscriptions.endInForce',
  'subscriptions.grant',
  'subscriptions.holdings',
  'subscriptions.keepPaid',
  'subscriptions.paidTerms',
  'subscriptions.setCanceled',
  'subscriptions.setNext',
  'subscriptions.setPaidPlan',
  'subscriptions.setPaidUntil',
] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>
/** What a transaction hands over. */
export type Within = WithinOf<Deps>

export const feature = defineFeature<Deps>({
  name: 'payments',
  owns: [
    'payment_comparisons',
    'payment_hints',
    'payment_watermarks',
    'plan_card_charges',
    'plan_charges',
    'plan_failures',
    'plan_decisions',
    'plan_grants',
    'plan_invoices',
    'plan_ledger',
    'plan_orders',
    'plan_payments',
    'plan_refunds',
    'plan_reminders',
    'plan_renewals',
    'plan_withdrawals',
  ],
  decisions: [
    {
      at: '/admin/plan-payments/:id',
      table: 'plan_payments',
      isOwn: (userId) =>
        bool`exists (select from plan_orders as bought
        where bought.id = thing.order_id and bought.user_id = ${userId})`,
    },
  ],
  objects: [
    {
      at: '/pix-hints/:secret',
      is: 'pix-hint',
      find: async ({ params: { secret = '' } }, { config }) => isHintSecret(secret, config),
    },
    {
      at: '/admin/plan-payments/:id',
      is: 'plan-payment',
      table: 'plan_payments',
      by: { id: 'id' },
    },
    { at: '/admin/plan-orders/:id', is: 'plan-order', table: 'plan_orders', by: { id: 'id' } },
    { at: '/admin/given-plans/:id', is: 'given-plan', table: 'plan_grants', by: { id: 'id' } },
  ],
  stores,
  uses,
  routes: [
    paymentsRoutes,
    pixHintsRoutes,
    cardHintsRoutes,
    cardRenewalRoutes,
    planStandingRoutes,
    moneyRoutes,
    moneyOverviewRoutes,
  ],
  topics: {
    planOrders: {
      id: z.uuid(),
      // Whoever leads the money sees every purchase.
      mayJoin: async ({ id, actor }) =>
        actor !== null && (actor.userId === id || isSuperadmin(actor)),
    },
  },
  jobs: paymentsJobs,
  retention: [sweepHints, forgetBuyersJob],
  person: {
    policy: 'Quando você compra um plano',
    tables: { plan_orders: 'user_id', plan_reminders: 'user_id', plan_renewals: 'user_id' },
    collect: (rows, { userId }) => collectPurchases(rows, userId),
    erase: (stores, { userId }, now) => forgetBuyer(userId, stores, now),
    names: {
      ...purchaseNames,
      plan_reminders: {
        title: 'Lembretes de planos',
        columns: {
          user_id: 'Código da conta',
          ends_at: 'Fim do plano',
          kind: {
            name: 'Lembrete',
            values: {
              'week-before': 'Uma semana antes',
              'day-before': 'Um dia antes',
              'day-after': 'Um dia depois',
              'four-days-after': 'Quatro dias depois',
            },
          },
          sent_at: 'Enviado em',
        },
      },
      plan_renewals: {
        title: 'Renovações automáticas de planos',
        columns: {
          id: 'Número da renovação',
          user_id: 'Código da conta',
          method: {
            name: 'Forma de pagamento',
            values: { pix_automatic: 'Pix Automático', card: 'Cartão' },
          },
          first_order_id: 'Primeira compra',
          provider_id: 'Número no banco ou na operadora',
          customer_id: 'Cliente na operadora',
          plan_type: {
            name: 'Plano',
            values: { atalaia: 'Atalaia', macarico: 'Maçarico', espadarte: 'Espadarte' },
          },
          plan_version: 'Versão do plano combinada',
          cycle: { name: 'Ciclo', values: { month: 'Mensal', year: 'Anual' } },
          status: {
            name: 'Situação',
            values: { pending: 'Aguardando', active: 'Ativa', ended: 'Encerrada' },
          },
          ended_at: 'Encerrada em',
          checkout_id: 'Página de pagamento na operadora',
          checkout_url: 'Endereço da página de pagamento',
          checkout_expires_at: 'Página de pagamento aberta até',
          asked_at: 'Pedida ao banco em',
          check_at: 'Próxima consulta',
          created_at: 'Feita em',
          updated_at: 'Alterada em',
        },
      },
      plan_orders: {
        title: 'Compras de planos',
        columns: {
          id: 'Número da compra',
          user_id: 'Código da conta',
          key: 'Código do pedido no formulário',
          plan_type: {
            name: 'Plano',
            values: { atalaia: 'Atalaia', macarico: 'Maçarico', espadarte: 'Espadarte' },
          },
          plan_version: 'Versão do plano combinada',
          cycle: { name: 'Ciclo', values: { month: 'Mensal', year: 'Anual' } },
          reason: { name: 'Motivo', values: { renewal: 'Período', upgrade: 'Plano maior' } },
          method: {
            name: 'Forma de pagamento',
            values: { pix: 'Pix', pix_automatic: 'Pix Automático', card: 'Cartão' },
          },
          status: {
            name: 'Situação',
            values: {
              awaiting_payment: 'Aguardando pagamento',
              scheduled: 'Agendada no banco',
              paid: 'Paga',
              partially_refunded: 'Devolvida em parte',
              refunded: 'Devolvida',
              expired: 'Vencida',
              canceled: 'Cancelada',
              review: 'Em análise',
            },
          },
          price_cents: 'Preço (centavos)',
          credit_cents: 'Crédito (centavos)',
          amount_cents: 'Valor (centavos)',
          buyer_name: 'Nome do comprador',
          buyer_document: 'CPF ou CNPJ',
          buyer_document_hint: 'CPF ou CNPJ (parte)',
          renewal_id: 'Renovação automática',
          terms_version: 'Versão dos termos',
          terms_hash: 'Prova dos termos',
          accepted_at: 'Termos aceitos em',
          accepted_from: 'Endereço de rede do aceite',
          paid_at: 'Paga em',
          withdrawal_until: 'Pode desistir até',
          covers_until: 'Resto do período até',
          created_at: 'Feita em',
          updated_at: 'Alterada em',
        },
      },
    },
  },
  teamWaits,
})
