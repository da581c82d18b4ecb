import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { menuJsonLd } from '~/features/storefront/menu/menu-json-ld.ts'
import { ApiError } from '~/platform/api.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { STOREFRONTS, type StorefrontKind } from './storefronts.ts'

type Arguments = { params: { slug: string }; context: Readonly<RouterContextProvider> }

/**
 * The business, what it sells and how it is ordered; `below` is the rest of the address. Where nothing
 * can be ordered the page is one to read.
 */
export async function loadStorefront(
  kind: StorefrontKind,
  { params, context }: Arguments,
  below = '',
) {
  const { path, catalogue: sold, capability } = STOREFRONTS[kind]
  if (!isAvailable(capability)) throw data(null, { status: 404 })
  const api = pageApi(context)
  const business = await api.get('/api/v1/establishments/:slug', { params }).catch(notFoundAsPage)
  const { slug } = business
  if (slug !== params.slug) throw redirect(`${path}/${slug}${below}`, 301)
  const [catalogue, ordering] = await Promise.all([
    api
      .get('/api/v1/establishments/:slug/catalogue/:kind', { params: { slug, kind: sold } })
      .catch(notFoundAsPage),
    takesOrders(sold)
      ? api.get('/api/v1/establishments/:slug/ordering', { params: { slug } }).catch(nothing)
      : null,
  ])
  const modes = ordering?.modes[sold] ?? []
  if (kind === 'delivery' && !modes.includes('delivery')) throw data(null, { status: 404 })
  const { publicOrigin, now } = context.get(pageContext)
  // Written here, so that its code stays on the server.
  const jsonLd: object | null = sold === 'menu' ? menuJsonLd(catalogue, publicOrigin, now) : null
  return {
    business,
    catalogue,
    ordering: modes.length > 0 ? ordering : null,
    renderedAt: now.toISOString(),
    jsonLd,
  }
}

/** What is cooked is ordered where deliveries are; what stands on a shelf, where shops are. */
const takesOrders = (sold: CatalogueKind) => isAvailable(sold === 'shop' ? 'shop' : 'delivery')

export type StorefrontData = Awaited<ReturnType<typeof loadStorefront>>

export function notFoundAsPage(error: unknown): never {
  throw isUnknown(error) ? data(null, { status: 404 }) : error
}

function nothing(error: unknown): null {
  if (isUnknown(error)) return null
  throw error
}

const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 422)
