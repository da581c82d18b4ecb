import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { type ApiClient, ApiError, browserApi } from '~/platform/api.ts'
import { noteAction } from '~/platform/visits/note-action.ts'
import type { NewOrderBody } from './checkout.rules.ts'

export type PlacedOrder = { id: string; number: number; token: string }

const SAME_KEY = 'orders.same-key'

/** It had arrived after all, and was changed since: what arrived is the order. */
function arrivedBefore(error: unknown): PlacedOrder | null {
  if (!(error instanceof ApiError) || error.code !== SAME_KEY) return null
  const { id, number, token } = error.problem?.details ?? {}
  const isWhole = typeof id === 'string' && typeof number === 'number' && typeof token === 'string'
  return isWhole ? { id, number, token } : null
}

/**
 * Sends an order once, however often it is pressed. Nothing waits for a connection by itself: somebody
 * who has long eaten elsewhere would be surprised.
 */
export function useSendOrder(slug: string, api: ApiClient = browserApi) {
  const isUnderWay = useRef(false)

  async function send(body: NewOrderBody): Promise<PlacedOrder> {
    try {
      return await api.send('POST', '/api/v1/establishments/:slug/orders', {
        params: { slug },
        body,
      })
    } catch (error) {
      const arrived = arrivedBefore(error)
      if (arrived) return arrived
      throw error
    }
  }
  const mutation = useMutation({
    mutationFn: send,
    networkMode: 'always',
    onSuccess: () => void noteAction('order', slug),
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
