import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { type ApiClient, ApiError, browserApi } from '~/platform/api.ts'
import type { NewOrderBody } from './checkout.rules.ts'

export type PlacedOrder = { id: string; number: number; token: string }

const SAME_KEY = 'orders.same-key'

/**
 * Sends an order once, however often it is pressed. Nothing waits for a connection by itself: somebody
 * who has long eaten elsewhere would be surprised.
 */
export function useSendOrder(slug: string, api: ApiClient = browserApi) {
  const unanswered = useRef<NewOrderBody | null>(null)
  const isUnderWay = useRef(false)
  const place = (body: NewOrderBody) =>
    api.send('POST', '/api/v1/establishments/:slug/orders', { params: { slug }, body })

  async function send(body: NewOrderBody): Promise<PlacedOrder> {
    try {
      const placed = await place(body)
      unanswered.current = null
      return placed
    } catch (error) {
      const before = unanswered.current
      if (!(error instanceof ApiError)) unanswered.current = body
      // It had arrived after all, and was changed since: what arrived is the order.
      else if (error.code === SAME_KEY && before) return place(before)
      throw error
    }
  }
  const mutation = useMutation({
    mutationFn: send,
    networkMode: 'always',
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  return {
    isPending: mutation.isPending,
    isSuccess: mutation.isSuccess,
    error: mutation.error,
    forget: mutation.reset,
    /** The second tap of a double tap comes before the first can say that it runs. */
    send(
      body: NewOrderBody,
      onPlaced: (order: PlacedOrder) => void,
      onRefused: (error: unknown) => void,
    ) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutation.mutate(body, { onSuccess: onPlaced, onError: onRefused })
    },
  }
}
