import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { roleMay } from '@portal/contract/guide/team/team-rights'
import { topics } from '@portal/contract/live/topics'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { useLiveTopic } from '~/platform/live/use-live-topic.ts'

/** Orders are told by the live channel; this is for a network that lets no stream through. */
const BADGE_REFRESH_MS = 2 * 60_000

export const ordersKey = (establishmentId: string) => ['me', 'orders', establishmentId] as const
export const boardKey = (establishmentId: string) =>
  [...ordersKey(establishmentId), 'board'] as const

/** Asked also while the browser believes to be offline: the answer is what counts. */
export const boardQuery = (id: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: boardKey(id),
    queryFn: () => api.get('/api/v1/my/establishments/:id/orders/board', { params: { id } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    refetchInterval: BADGE_REFRESH_MS,
    networkMode: 'always',
  })

export const orderingKey = (establishmentId: string) => ['me', 'ordering', establishmentId] as const

export const ownOrderingQuery = (id: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: orderingKey(id),
    queryFn: () => api.get('/api/v1/my/establishments/:id/ordering', { params: { id } }),
    refetchOnMount: 'always',
  })

/** What changes by itself while somebody works: the orders, and whether any are taken. */
export const useLiveOrders = (establishmentId: string | null) =>
  useLiveTopic(
    establishmentId ? topics.orders(establishmentId) : [],
    establishmentId ? [boardKey(establishmentId), orderingKey(establishmentId)] : [],
  )

/** Whether the portal takes orders for anybody. */
export const hasOrders = () => isAvailable('delivery') || isAvailable('shop')

/** For the menu: whether this place takes orders, and until when it rests. */
export function useOrdersEntry(listing: Pick<MyEstablishment, 'id' | 'role'> | null) {
  const isTold = listing !== null && roleMay(listing.role, 'orders.see')
  const id = isTold && hasOrders() ? listing.id : null
  const { data } = useQuery({ ...ownOrderingQuery(id ?? ''), enabled: id !== null })
  const takes = data?.is_in_plan === true && (data.is_delivery_on || data.is_shop_on)
  useLiveOrders(takes ? id : null)
  return { takes, pause: takes ? data.pause : null }
}
