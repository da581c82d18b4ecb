import { topics } from '@portal/contract/live/topics'
import type { PlanOrder } from '@portal/contract/money/payments/plan-order'
import type { BillingCycle, PaidPlan } from '@portal/contract/shared/plans'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { browserApi, createApiClient } from '~/platform/api.ts'
import { failureStatus } from '~/platform/failure-text.ts'
import { useLiveTopic } from '~/platform/live/use-live-topic.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { clockOffsetMs } from './pix-clock.rules.ts'
import { pollDelayMs, retryDelayMs } from './plan-order.rules.ts'

const ORDERS_KEY = ['me', 'plan-orders'] as const
const LIST_KEY = [...ORDERS_KEY, 'list'] as const
export const CARD_RENEWAL_KEY = ['me', 'card-renewal'] as const

export const planQuoteQuery = (plan: PaidPlan, cycle: BillingCycle) =>
  queryOptions({
    queryKey: ['me', 'plan-quote', plan, cycle],
    queryFn: () => browserApi.get('/api/v1/plan-quote', { query: { plan, cycle } }),
    refetchOnMount: 'always',
  })

const planOrdersQuery = () =>
  queryOptions({
    queryKey: LIST_KEY,
    queryFn: async () => (await browserApi.get('/api/v1/my/plan-orders')).orders,
    refetchOnMount: 'always',
  })

/** What the person bought, as it changes: paid, being given back, given back. */
export function usePlanOrders({ enabled = true } = {}) {
  const { user } = useAuth()
  const orders = useQuery({ ...planOrdersQuery(), enabled })
  // Who never bought anything has nothing that could change by itself: no stream for them.
  const isWatched = user && orders.data && orders.data.length > 0
  useLiveTopic(isWatched ? topics.planOrders(user.id) : [], [LIST_KEY, CARD_RENEWAL_KEY])
  return orders
}

/** The renewal by card; null for who never paid by one. */
export const cardRenewalQuery = () =>
  queryOptions({
    queryKey: CARD_RENEWAL_KEY,
    queryFn: async () => (await browserApi.get('/api/v1/my/card-renewal')).renewal,
    refetchOnMount: 'always',
  })
export const STANDING_KEY = ['me', 'plan-standing'] as const

/** Where the person stands with their plan, as it changes. */
export function usePlanStanding({ enabled = true } = {}) {
  const { user } = useAuth()
  const standing = useQuery({
    queryKey: STANDING_KEY,
    queryFn: () => browserApi.get('/api/v1/my/plan-standing'),
    refetchOnMount: 'always',
    enabled,
  })
  // Who never had a plan has nothing that could change by itself: no stream for them.
  const isWatched = user && standing.data && standing.data.state !== 'none'
  useLiveTopic(isWatched ? topics.planOrders(user.id) : [], [STANDING_KEY])
  return standing
}

/** An order, with how far the server's clock was ahead when it answered. */
type Watched = { order: PlanOrder; offsetMs: number }

async function readOrder(id: string): Promise<Watched> {
  let offsetMs = 0
  const api = createApiClient(async (method, url) => {
    const sentAt = Date.now()
    const answer = await fetch(url, { method, cache: 'no-store' })
    const dateHeader = answer.headers.get('date')
    offsetMs = clockOffsetMs({ sentAt, receivedAt: Date.now(), dateHeader })
    return { status: answer.status, body: await answer.json().catch(() => null) }
  })
  const order = await api.get('/api/v1/plan-orders/:id', { params: { id } })
  return { order, offsetMs }
}

const NO_ORDER = new Set([404, 422])
const HTTP_ERROR = 500
const TOO_MANY = 429

/** A refusal stays one; a server that is busy, or no answer at all, may be better the next time. */
function isPassing(error: Error): boolean {
  const status = failureStatus(error)
  return status === 0 || status === TOO_MANY || status >= HTTP_ERROR
}

/**
 * One order as it changes: the live channel tells of it, and for a phone that the channel does not reach
 * it is asked for again and again while the tab is in sight, slower the longer it takes, and at once when
 * the tab comes back or the phone wakes.
 */
export function usePlanOrder(id: string) {
  const client = useQueryClient()
  const { user } = useAuth()
  const queryKey = [...ORDERS_KEY, 'one', id]
  useLiveTopic(user ? topics.planOrders(user.id) : [], [queryKey])
  const query = useQuery({
    queryKey,
    queryFn: () => readOrder(id),
    refetchInterval: ({ state }) => pollDelayMs(state.data?.order, state.dataUpdateCount),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: (_, error) => isPassing(error),
    retryDelay: retryDelayMs,
  })
  return {
    query,
    /** There is no such order, or not of this person. */
    isMissing: query.data === undefined && NO_ORDER.has(failureStatus(query.error)),
    /** Nothing was heard of the portal for a while. */
    isUnreached: query.failureCount > 1 || query.fetchStatus === 'paused',
    /** The order as a write of this page answered with it. */
    put: (order: PlanOrder) =>
      client.setQueryData<Watched>(queryKey, (before) => ({ offsetMs: 0, ...before, order })),
  }
}

/** After a payment, or its undoing: the plan, what it allows and what was bought are others. */
export function useRefreshPlan() {
  const client = useQueryClient()
  const { refreshPlanType } = useAuth()
  return useCallback(async () => {
    await refreshPlanType()
    await client.invalidateQueries({ queryKey: ['me'] })
  }, [client, refreshPlanType])
}
