import type { OrderPeriodKind } from '@portal/contract/storefront/orders/business-day'
import type { OrderStatus } from '@portal/contract/storefront/orders/orders.texts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { ordersKey } from './board.queries.ts'

export type OrderFilter = {
  from: string
  until: string
  status: OrderStatus | undefined
  search: string | undefined
  cursor: string | undefined
}

export const orderListQuery = (id: string, filter: OrderFilter, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...ordersKey(id), 'list', filter],
    queryFn: () =>
      api.get('/api/v1/my/establishments/:id/orders', { params: { id }, query: filter }),
    placeholderData: (previous, query) =>
      query?.queryKey[2] === id ? keepPreviousData(previous) : undefined,
    refetchOnMount: 'always',
  })

export const orderQuery = (id: string, order: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...ordersKey(id), 'one', order],
    queryFn: () =>
      api.get('/api/v1/my/establishments/:id/orders/:order', { params: { id, order } }),
    refetchOnMount: 'always',
  })

export const dayClosingQuery = (id: string, day: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...ordersKey(id), 'day', day],
    queryFn: () =>
      api.get('/api/v1/my/establishments/:id/orders/days/:day', { params: { id, day } }),
    refetchOnMount: 'always',
  })

export const orderPeriodQuery = (
  id: string,
  period: OrderPeriodKind,
  day: string,
  api: ApiClient = browserApi,
) =>
  queryOptions({
    queryKey: [...ordersKey(id), period, day],
    queryFn: () =>
      api.get('/api/v1/my/establishments/:id/orders/periods/:period/:day', {
        params: { id, period, day },
      }),
    refetchOnMount: 'always',
  })

export const sheetAddress = (id: string, { from, until }: Pick<OrderFilter, 'from' | 'until'>) =>
  `/api/v1/my/establishments/${id}/orders/sheet?from=${from}&until=${until}`

/** The figures of a week or a month as a file. */
export const periodFileAddress = (
  file: 'sheet' | 'paper',
  { place, kind, day }: { place: string; kind: OrderPeriodKind; day: string },
) => `/api/v1/my/establishments/${place}/orders/periods/${kind}/${day}/${file}`
