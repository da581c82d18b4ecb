import type { Route } from './+types/menu.ts'
import { loadStorefront } from './storefront/load-storefront.ts'
import { Storefront } from './storefront/Storefront.tsx'
import { storefrontMeta } from './storefront/storefront-meta.ts'

export const loader = (given: Route.LoaderArgs) => loadStorefront('menu', given)
export const meta: Route.MetaFunction = (given) => storefrontMeta('menu', given)

export default function Menu({ loaderData }: Route.ComponentProps) {
  return <Storefront key={loaderData.business.id} kind="menu" data={loaderData} />
}
