import type { FollowedOrder } from '@portal/contract/storefront/orders/order'
import { isOver } from '@portal/contract/storefront/orders/order-rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { followTexts as texts } from './follow.texts.ts'
import { followedQuery } from './order.queries.ts'
import { useOrderTopics } from './use-order-topics.ts'

/** The order behind a link, read anew whenever it moves. */
export function useFollowedOrder(token: string) {
  const order = useQuery(followedQuery(token))
  const watched = order.data && isMoving(order.data) ? [{ id: order.data.id, token }] : []
  useOrderTopics(watched, () => void order.refetch())
  return order
}

/** Under way, or with goods that are still to come back. */
const isMoving = ({ status, return: back }: FollowedOrder) =>
  !isOver(status) || (back !== null && back.status !== 'received')

/** Each answers with the order as it now is. */
export function useOrderSteps(token: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const settle = (done: (order: FollowedOrder) => string, failed: string) => ({
    onSuccess: (order: FollowedOrder) => {
      client.setQueryData(followedQuery(token).queryKey, order)
      toast({ title: done(order), variant: 'success' as const })
    },
    onError: (error: unknown) => {
      toast({ title: failed, description: failureText(error), variant: 'destructive' as const })
      // The business may have moved it meanwhile.
      void client.invalidateQueries({ queryKey: followedQuery(token).queryKey })
    },
  })
  const leave = useMutation({
    mutationFn: () => api.send('POST', '/api/v1/orders/leave', { body: { token } }),
    ...settle(
      ({ status }) => (status === 'cancelled' ? texts.cancelled : texts.asked),
      texts.leaveFailed,
    ),
  })
  const giveBack = useMutation({
    mutationFn: (reason: string) =>
      api.send('POST', '/api/v1/orders/return', { body: { token, reason } }),
    ...settle(() => texts.returnAsked, texts.returnFailed),
  })
  const prove = useMutation({
    mutationFn: (code: string) =>
      api.send('POST', '/api/v1/orders/proof', { body: { token, code } }),
    ...settle(() => texts.keepLonger.done, texts.keepLonger.failed),
  })
  return { leave, giveBack, prove }
}
