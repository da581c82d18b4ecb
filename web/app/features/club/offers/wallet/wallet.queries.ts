import type { Wallet } from '@portal/contract/club/offers/coupon'
import { topics } from '@portal/contract/live/topics'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ApiClient, ApiError, browserApi } from '~/platform/api.ts'
import { useLiveTopic } from '~/platform/live/use-live-topic.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { keepCoupons } from './kept-coupons.ts'

export const WALLET_KEY = ['me', 'wallet'] as const
const REFRESH_MS = 60_000
const UNAUTHENTICATED = 401

export type ReadWallet = Wallet & {
  /** The phone's clock when the answer came: compared with the server's. */
  readAt: string
}

export const walletQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: WALLET_KEY,
    async queryFn(): Promise<ReadWallet> {
      try {
        const wallet = await api.get('/api/v1/my/coupons')
        keepCoupons(wallet.coupons)
        return { ...wallet, readAt: new Date().toISOString() }
      } catch (error) {
        // Somebody signed out: the next person with this phone has none of it.
        if (error instanceof ApiError && error.status === UNAUTHENTICATED) keepCoupons([])
        throw error
      }
    },
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    refetchInterval: REFRESH_MS,
    networkMode: 'always',
    retry: false,
  })

/** The counter tells of a use the moment it happens. */
export function useWallet() {
  const { user } = useAuth()
  useLiveTopic(user ? topics.wallet(user.id) : [], [WALLET_KEY])
  return useQuery(walletQuery())
}
