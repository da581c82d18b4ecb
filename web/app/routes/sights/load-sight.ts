import type { SightKind } from '@portal/contract/city/sights/sight.texts'
import { data, type RouterContextProvider } from 'react-router'
import { ApiError } from '~/platform/api.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'

const NEARBY = 6

/** A beach or an attraction with what its page stands on; neighbours may be missing. */
export async function loadSight(
  context: Readonly<RouterContextProvider>,
  kind: SightKind,
  slug: string,
) {
  const api = pageApi(context)
  const [sight, sights] = await Promise.all([
    api.get('/api/v1/sights/:kind/:slug', { params: { kind, slug } }).catch(notFoundAsPage),
    api.get('/api/v1/sights').catch(() => []),
  ])
  const place = sight.place
  const nearby = place
    ? await api
        .get('/api/v1/establishments', {
          query: { ordem: 'distancia', lat: place.latitude, lng: place.longitude },
        })
        .then(({ establishments }) => establishments.slice(0, NEARBY))
        .catch(() => [])
    : []
  // The page stands without them, and offers to read them again.
  const reviews = await api
    .get('/api/v1/sights/:id/reviews', { params: { id: sight.id }, query: {} })
    .catch(() => null)
  const alike = sights.filter((one) => one.kind === kind)
  const here = alike.findIndex((one) => one.slug === slug)
  const next = alike.length > 1 ? (alike[(here + 1) % alike.length] ?? null) : null
  return { sight, nearby, next, reviews, renderedAt: context.get(pageContext).now.toISOString() }
}

export function notFoundAsPage(error: unknown): never {
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422)
  throw isUnknown ? data(null, { status: 404 }) : error
}
