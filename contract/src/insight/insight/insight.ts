import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { VISIT_KINDS, VISIT_SOURCES } from '../analytics/visit-kinds.ts'
import { PERIODS } from './periods.ts'

const day = z.iso.date()
const count = z.int().nonnegative()
const pair = { now: count, before: count }
const span = z.object({ first_day: day, last_day: day })
const KindFigures = z.array(z.object({ kind: z.enum(VISIT_KINDS), ...pair }))

/** How a business did: counted visits only, and nobody in them can be told from another. */
export const Insight = z
  .object({
    period: z.enum(PERIODS),
    now: span,
    /** The same part of the last period: up to this hour of its last day. */
    before: span,
    counted_at: moment,
    /** Null where nothing was ever counted. */
    counting_since: day.nullable(),
    /** People of each day; of twelve months the visits of each month, by its first day. */
    bars: z.array(z.object({ day, ...pair, is_unfinished: z.boolean() })),
    kinds: KindFigures,
    /** Views by day of the week (Sunday is 0) and in steps of two hours. */
    hours: z.array(
      z.object({ weekday: z.int().min(0).max(6), hour: z.int().min(0).max(22), visits: count }),
    ),
    sources: z.array(z.object({ source: z.enum(VISIT_SOURCES), visits: count })),
    /** Words of the portal's search that led here often enough to be nobody's own. */
    words: z.array(z.object({ word: z.string(), visits: count })),
    reviews: z.object({ count, before: count, mean: z.number().nullable() }),
    /** Coupons used at the counter. */
    redeemed: z.object(pair),
    /** Whether the person who asks is sent the e-mail of the month; null for who is none of its owners. */
    is_monthly_email_wanted: z.boolean().nullable(),
  })
  .meta({ id: 'Insight' })
export type Insight = z.input<typeof Insight>

/** What the plan Atalaia has too: the week, on the owner's home. */
export const InsightWeek = z
  .object({
    counted_at: moment,
    counting_since: day.nullable(),
    days: z.array(z.object({ day, ...pair, is_unfinished: z.boolean() })),
    kinds: KindFigures,
  })
  .meta({ id: 'InsightWeek' })
export type InsightWeek = z.input<typeof InsightWeek>

const BASE = '/api/v1/my/establishments/:id/insight'
const own = { tag: 'Meu negócio' } as const
const place = z.object({ id: z.uuid() })
const query = z.object({ period: z.enum(PERIODS).default('28d') })

export const readInsight = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: BASE,
  summary: 'Desempenho do negócio num período, contra o período anterior',
  params: place,
  query,
  response: Insight,
  status: 200,
})

export const downloadInsight = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: `${BASE}/sheet`,
  summary: 'Os números do período em CSV: hora por hora, e dia por dia nos 12 meses',
  params: place,
  query,
  produces: 'text/csv',
  response: z.string(),
  status: 200,
})

export const readInsightWeek = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: `${BASE}/week`,
  summary: 'Resumo da semana do negócio, até esta hora',
  params: place,
  response: InsightWeek,
  status: 200,
})

export const chooseMonthlyEmail = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: `${BASE}/monthly-email`,
  summary: 'Escolhe se o dono recebe o e-mail do mês',
  params: place,
  body: z.object({ is_wanted: z.boolean() }).strict(),
  response: z.object({ is_wanted: z.boolean() }),
  status: 200,
})
