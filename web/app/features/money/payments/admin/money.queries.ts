import { topics } from '@portal/contract/live/topics'
import type { listMoneyOrders, MoneyPayment } from '@portal/contract/money/payments/money'
import type { EndpointCall } from '@portal/contract/shared/endpoint'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { useLiveTopic } from '~/platform/live/use-live-topic.ts'

export const MONEY_KEY = ['admin', 'money'] as const
type MoneyFilter = EndpointCall<typeof listMoneyOrders>['query']

export const moneyOrdersQuery = (filter: MoneyFilter, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...MONEY_KEY, 'list', filter],
    queryFn: () => api.get('/api/v1/admin/plan-orders', { query: filter }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

const moneyOrderQuery = (id: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...MONEY_KEY, 'order', id],
    queryFn: () => api.get('/api/v1/admin/plan-orders/:id', { params: { id } }),
    refetchOnMount: 'always',
  })

/** One purchase as it changes: its buyer's, by the live channel; that of an account that is gone, by looking. */
export function useMoneyOrder(id: string) {
  const query = useQuery({
    ...moneyOrderQuery(id),
    refetchInterval: ({ state: { data } }) =>
      data && !data.order.user_id && data.payments.some(isGoingBack) ? LOOK_AGAIN_MS : false,
  })
  const buyer = query.data?.order.user_id
  useLiveTopic(buyer ? topics.planOrders(buyer) : [], [moneyOrderQuery(id).queryKey])
  return query
}

const isGoingBack = ({ refunds }: MoneyPayment) =>
  refunds.some(({ status }) => status === 'requested' || status === 'processing')

export const moneyFiguresQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...MONEY_KEY, 'figures'],
    queryFn: () => api.get('/api/v1/admin/plan-figures'),
    refetchOnMount: 'always',
  })

/** What was asked for is done by the worker, some time later: the page looks again by itself. */
const LOOK_AGAIN_MS = 20_000

export const reconciliationQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...MONEY_KEY, 'reconciliation'],
    queryFn: () => api.get('/api/v1/admin/plan-reconciliation'),
    refetchOnMount: 'always',
    refetchInterval: LOOK_AGAIN_MS,
  })

export const GIVEN_PLANS_KEY = [...MONEY_KEY, 'given'] as const

export const givenPlansQuery = (cursor?: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...GIVEN_PLANS_KEY, cursor ?? null],
    queryFn: () => api.get('/api/v1/admin/given-plans', { query: { cursor } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
