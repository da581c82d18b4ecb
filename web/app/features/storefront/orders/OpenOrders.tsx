import { isOver } from '@portal/contract/storefront/orders/order-rules'
import { ORDER_STATUS_WORDS } from '@portal/contract/storefront/orders/orders.texts'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { type KeptOrder, keptOrders } from './kept-orders.ts'
import { followedQuery } from './order.queries.ts'
import { orderingTexts as texts } from './ordering.texts.ts'
import { orderPath } from './orders.constants.ts'

/** After so long nothing is under way any more, whatever happened. */
const DAYS_UNDER_WAY = 4
const DAY_MS = 24 * 60 * 60 * 1000

/** What was ordered here from this phone and is on its way. */
export function OpenOrders({ slug, now }: { slug: string; now: Date }) {
  const kept = useSyncExternalStore(keptOrders.subscribe, keptOrders.read, keptOrders.readNothing)
  const newest = kept.find(
    (order) =>
      order.slug === slug && now.getTime() - Date.parse(order.placed_at) < DAYS_UNDER_WAY * DAY_MS,
  )
  return newest ? <OpenOrder order={newest} /> : null
}

function OpenOrder({ order: { token, number } }: { order: KeptOrder }) {
  const { data } = useQuery(followedQuery(token))
  if (!data || isOver(data.status)) return null
  return (
    <p className="pointer-events-auto mx-auto w-full max-w-152">
      <Link
        to={orderPath(token)}
        data-bar="foot"
        className="num flex min-h-11 items-center justify-between gap-3 rounded-input bg-mar-100 px-4 text-sm font-semibold text-mar-900 no-underline shadow-soft"
      >
        <span className="min-w-0 truncate">
          {texts.openOrder(number, ORDER_STATUS_WORDS[data.status].toLowerCase())}
        </span>
        <span className="flex flex-none items-center">
          <span className="max-md:sr-only">{texts.follow}</span>
          <ChevronRight aria-hidden="true" className="size-5" />
        </span>
      </Link>
    </p>
  )
}
