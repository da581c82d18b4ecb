import type { EndpointResult } from '@portal/contract/shared/endpoint'
import type { listMyOrders } from '@portal/contract/storefront/orders/order'
import { isOver } from '@portal/contract/storefront/orders/order-rules'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { FIRST_PAGE } from '~/platform/first-page.ts'
import { toast } from '~/ui/toast.ts'
import { myOrdersTexts as texts } from './my-orders.texts.ts'
import { FOLLOW_POLL_MS } from './orders.constants.ts'
import { useOrderTopics } from './use-order-topics.ts'

export type MyOrder = EndpointResult<typeof listMyOrders>['orders'][number]

/** What the person ordered while signed in, the newest first, as it moves. */
export function useMyOrders(api: ApiClient = browserApi) {
  const query = useInfiniteQuery({
    queryKey: ['me', 'orders'],
    queryFn: ({ pageParam }) =>
      api.get('/api/v1/my/orders', { query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next_cursor: next }) => next,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    // Beside the stream, which may be down without anybody knowing.
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ orders }) => orders.some(({ status }) => !isOver(status)))
        ? FOLLOW_POLL_MS
        : false,
  })
  const orders = query.data?.pages.flatMap((page) => page.orders)
  const open = (orders ?? []).filter(({ status }) => !isOver(status))
  useOrderTopics(open, () => void query.refetch())
  return { query, orders }
}

/** The list has no choices: they are read by the link of the order that is wanted again. */
export function useOrderAgain(api: ApiClient = browserApi) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (token: string) => {
      const order = await api.send('POST', '/api/v1/orders/follow', { body: { token } })
      // The cart is of the pages where people order; this list does without until it is asked for.
      const { orderAgain } = await import('./order-again.ts')
      return orderAgain(order)
    },
    onSuccess: (address) => void navigate(address),
    onError: (error) =>
      toast({
        title: texts.againFailed,
        description: failureText(error),
        variant: 'destructive',
      }),
  })
}
