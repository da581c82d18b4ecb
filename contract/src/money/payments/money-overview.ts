import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { sortedPage } from '../../shared/list-query.ts'
import { moment } from '../../shared/moment.ts'
import { Email } from '../../shared/person-fields.ts'
import { PaidPlan } from '../../shared/plans.ts'
import { daySpan, inOrder, MONEY_TAG, MoneyReason, REVERSED } from './money.ts'

const cents = z.int().nonnegative()

export const MoneyProvider = z.enum(['pix', 'stripe'])
export type MoneyProvider = z.infer<typeof MoneyProvider>

const totals = z.object({ paid_cents: cents, refunded_cents: cents })
const waiting = z.object({ count: z.int(), oldest_at: moment.nullable() })

export const Reconciliation = z
  .object({
    /** False where no bank is set up: nothing of it is read then, and nothing is late. */
    has_bank: z.boolean(),
    /** The same of the provider of cards. */
    has_cards: z.boolean(),
    watermarks: z.array(
      z.object({
        name: z.enum([
          'five-minutes',
          'hour',
          'night',
          'webhook',
          'card-events',
          'card-hour',
          'card-night',
        ]),
        provider: MoneyProvider,
        read_to: moment.nullable(),
        allowed_minutes: z.int(),
        is_late: z.boolean(),
      }),
    ),
    /** What providers told by themselves and nobody has looked into yet. */
    hints: waiting,
    /** Codes that the bank has not answered about. */
    unknown_codes: waiting,
    open_refunds: waiting,
    /** The last with each provider; none of one that was never compared with. */
    comparisons: z.array(
      z.object({
        provider: MoneyProvider,
        compared_at: moment,
        from: moment,
        to: moment,
        ours: totals,
        theirs: totals,
        is_same: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Reconciliation' })
export type Reconciliation = z.input<typeof Reconciliation>

export const readReconciliation = endpoint({
  method: 'GET',
  path: '/api/v1/admin/plan-reconciliation',
  access: 'superadministrator',
  tag: MONEY_TAG,
  summary: 'Até onde o banco e a operadora de cartões foram lidos, e se os livros batem',
  response: Reconciliation,
  status: 200,
})

export const reconcileNow = endpoint({
  method: 'POST',
  path: '/api/v1/admin/plan-reconciliation',
  access: 'superadministrator',
  tag: MONEY_TAG,
  summary: 'Pede que o banco e a operadora sejam lidos e os livros comparados agora',
  response: z.object({ queued: z.boolean() }),
  status: 202,
})

export const MoneyMonth = z.object({
  /** "2026-11", on the calendar of the city. */
  month: z.string(),
  /** The month goes on: figures up to this moment, and no churn yet. */
  is_running: z.boolean(),
  mrr_cents: cents,
  paying: z.int(),
  /** Paid at the month's start and no longer at its end. */
  left: z.int(),
  /** `left` over who paid at the start; null where nobody did, or the month goes on. */
  churn: z.number().nullable(),
  trials: z.int(),
  /** Of the trials begun in the month, those whose person has paid since. */
  converted: z.int(),
})
export type MoneyMonth = z.infer<typeof MoneyMonth>

export const readMoneyFigures = endpoint({
  method: 'GET',
  path: '/api/v1/admin/plan-figures',
  access: 'superadministrator',
  tag: MONEY_TAG,
  summary: 'Receita recorrente, assinantes, saídas e testes dos últimos doze meses',
  response: z.object({ months: z.array(MoneyMonth) }),
  status: 200,
})

export const MONEY_SHEETS = ['orders', 'payments', 'ledger'] as const

export const downloadMoney = endpoint({
  method: 'GET',
  path: '/api/v1/admin/exports/plan-money.csv',
  access: 'superadministrator',
  tag: MONEY_TAG,
  summary: 'Baixa em CSV as compras, os pagamentos ou o livro de um período',
  query: z.object({ sheet: z.enum(MONEY_SHEETS), ...daySpan }).refine(inOrder, REVERSED),
  produces: 'text/csv',
  response: z.string().meta({ format: 'binary' }),
  status: 200,
})

/** A plan somebody of the team gave, without payment. */
export const GivenPlan = z
  .object({
    id: z.uuid(),
    person: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
    plan: PaidPlan,
    started_at: moment,
    /** Null for one without an end. */
    ends_at: moment.nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'GivenPlan' })
export type GivenPlan = z.input<typeof GivenPlan>

export const listGivenPlans = endpoint({
  method: 'GET',
  path: '/api/v1/admin/given-plans',
  access: 'superadministrator',
  tag: MONEY_TAG,
  summary: 'Planos dados pela equipe que valem agora, o mais novo primeiro',
  query: z.object(sortedPage),
  response: z.object({ plans: z.array(GivenPlan), next_cursor: z.string().nullable() }),
  status: 200,
})

export const givePlan = endpoint({
  method: 'POST',
  path: '/api/v1/admin/given-plans',
  access: 'superadministrator',
  tag: MONEY_TAG,
  summary: 'Dá um plano a uma pessoa até uma data',
  body: z
    .object({
      email: Email,
      plan: PaidPlan,
      /** The last day it holds, on the calendar of the city. */
      until: z.iso.date('Use uma data que exista.'),
      reason: MoneyReason,
      /** The person has a trial that would end for good: without this it is a conflict that names it. */
      ends_trial: z.boolean().optional(),
    })
    .strict(),
  response: GivenPlan,
  status: 201,
})

export const takePlanBack = endpoint({
  method: 'POST',
  path: '/api/v1/admin/given-plans/:id/end',
  access: 'superadministrator',
  tag: MONEY_TAG,
  summary: 'Encerra um plano dado pela equipe',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: MoneyReason }).strict(),
  response: z.object({ ended: z.boolean() }),
  status: 200,
})
