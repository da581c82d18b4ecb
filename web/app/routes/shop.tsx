import type { Route } from './+types/shop.ts'
import { loadStorefront } from './storefront/load-storefront.ts'
import { Storefront } from './storefront/Storefront.tsx'
import { storefrontMeta } from './storefront/storefront-meta.ts'

export const loader = (given: Route.LoaderArgs) => loadStorefront('shop', given)
export const meta: Route.MetaFunction = (given) => storefrontMeta('shop', given)

export default function Shop({ loaderData }: Route.ComponentProps) {
  return <Storefront key={loaderData.business.id} kind="shop" data={loaderData} />
}
