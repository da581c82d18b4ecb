import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { data, redirect } from 'react-router'
import { businessTexts } from '~/features/guide/establishments/business.texts.ts'
import { businessJsonLd } from '~/features/guide/establishments/business-json-ld.ts'
import { keywordsOf, summaryOf } from '~/features/guide/establishments/business-metadata.rules.ts'
import { ApiError } from '~/platform/api.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/business.ts'
import { BusinessScreen } from './business/BusinessScreen.tsx'
import { orderOfferOf } from './business/order-offer.ts'

/** More of them are in the programme. */
const EVENTS_SHOWN = 4

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = pageApi(context)
  const [business, nearby, settings] = await Promise.all([
    api.get('/api/v1/establishments/:slug', { params }).catch(notFoundAsPage),
    // The page stands without its neighbours.
    api.get('/api/v1/establishments/:slug/nearby', { params }).catch(() => []),
    api.get('/api/v1/portal-settings').catch(() => null),
  ])
  if (business.slug !== params.slug) throw redirect(`/guia/${business.slug}`, 301)
  // Nor does it fall for want of its reviews: it says that they could not be read.
  const [reviews, events, offers, ordering] = await Promise.all([
    api
      .get('/api/v1/establishments/:id/reviews', { params: { id: business.id }, query: {} })
      .catch(() => null),
    api
      .get('/api/v1/upcoming-events', {
        query: { establishment: business.id, limit: EVENTS_SHOWN },
      })
      .catch(() => []),
    business.has_coupon
      ? api.get('/api/v1/establishments/:slug/offers', { params }).catch(() => null)
      : null,
    isAvailable('delivery') && business.modules.includes('delivery')
      ? api.get('/api/v1/establishments/:slug/ordering', { params }).catch(() => null)
      : null,
  ])
  const now = new Date()
  const site = { identity: siteIdentity(settings), origin: context.get(pageContext).publicOrigin }
  // Written here, so that its code stays on the server.
  const jsonLd: object = businessJsonLd(business, site, now)
  return {
    business,
    nearby,
    reviews,
    events,
    offers: offers?.offers ?? [],
    order: business.modules.includes('menu') ? orderOfferOf(ordering, now) : null,
    hasEvents: events.length > 0,
    renderedAt: now.toISOString(),
    jsonLd,
  }
}

function notFoundAsPage(error: unknown): never {
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422)
  throw isUnknown ? data(null, { status: 404 }) : error
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const site = siteOf(matches)
  if (!loaderData) {
    return pageMetadata(
      { title: businessTexts.notFound, path: location.pathname, hidden: true },
      site,
    )
  }
  const { business, jsonLd } = loaderData
  return pageMetadata(
    {
      title: business.name,
      description:
        summaryOf(business.description) ??
        businessTexts.description(business.name, site.identity.city.name),
      keywords: keywordsOf(business, site.identity.city.name),
      path: `/guia/${business.slug}`,
      ...(business.social_image
        ? { image: business.social_image, imageAlt: businessTexts.socialImage(business) }
        : {}),
      jsonLd: [jsonLd],
    },
    site,
  )
}

/** Another business is another page: what was opened on the last one does not stay open. */
export default function Business({ loaderData, matches }: Route.ComponentProps) {
  const { business } = loaderData
  return <BusinessScreen key={business.id} data={loaderData} site={siteOf(matches).identity} />
}
