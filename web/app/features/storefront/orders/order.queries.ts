import { isOver } from '@portal/contract/storefront/orders/order-rules'
import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { FOLLOW_POLL_MS } from './orders.constants.ts'

/** By a write: the secret of the link goes in the body, where no log keeps it. */
export const followedQuery = (token: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['me', 'order', token],
    queryFn: () => api.send('POST', '/api/v1/orders/follow', { body: { token } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    // Beside the stream, which may be down without anybody knowing.
    refetchInterval: ({ state: { data } }) =>
      data && isOver(data.status) ? false : FOLLOW_POLL_MS,
  })
