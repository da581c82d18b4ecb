import type { Route } from './+types/delivery.ts'
import { loadStorefront } from './storefront/load-storefront.ts'
import { Storefront } from './storefront/Storefront.tsx'
import { storefrontMeta } from './storefront/storefront-meta.ts'

export const loader = (given: Route.LoaderArgs) => loadStorefront('delivery', given)
export const meta: Route.MetaFunction = (given) => storefrontMeta('delivery', given)

export default function Delivery({ loaderData }: Route.ComponentProps) {
  return <Storefront key={loaderData.business.id} kind="delivery" data={loaderData} />
}
