import type { OrderingPlace } from '~/features/storefront/orders/use-ordering.ts'
import type { StorefrontData } from './load-storefront.ts'
import { STOREFRONTS, type StorefrontKind } from './storefronts.ts'

/** Where and how something is ordered here; null where nothing can be. */
export function placeOf(
  kind: StorefrontKind,
  { business, catalogue, ordering }: StorefrontData,
): OrderingPlace | null {
  return (
    ordering && {
      ordering,
      catalogue,
      preferred: kind === 'delivery' ? 'delivery' : null,
      base: `${STOREFRONTS[kind].path}/${business.slug}`,
    }
  )
}
