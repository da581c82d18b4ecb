import { data, redirect } from 'react-router'
import { BusinessPage } from '~/features/establishments/BusinessPage.tsx'
import { businessTexts } from '~/features/establishments/business.texts.ts'
import { businessJsonLd } from '~/features/establishments/business-json-ld.ts'
import { ApiError } from '~/platform/api.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import type { Route } from './+types/business.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = pageApi(context)
  const [business, nearby] = await Promise.all([
    api.get('/api/v1/establishments/:slug', { params }).catch(notFoundAsPage),
    // The page stands without its neighbours.
    api.get('/api/v1/establishments/:slug/nearby', { params }).catch(() => []),
  ])
  if (business.slug !== params.slug) throw redirect(`/guia/${business.slug}`, 301)
  return { business, nearby, renderedAt: new Date().toISOString() }
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
  const { business, renderedAt } = loaderData
  return pageMetadata(
    {
      title: business.name,
      description: businessTexts.description(business.name, site.identity.city.name),
      path: `/guia/${business.slug}`,
      ...(business.social_image
        ? { image: business.social_image, imageAlt: businessTexts.socialImage(business) }
        : {}),
      jsonLd: [businessJsonLd(business, site, new Date(renderedAt))],
    },
    site,
  )
}

export default function Business({ loaderData, matches }: Route.ComponentProps) {
  const { business } = loaderData
  const { showContactModal } = useAuth()
  const writeMessage = () =>
    showContactModal({ establishmentName: business.name, establishmentId: business.id })
  // Another business is another page: what was opened on the last one does not stay open.
  return (
    <BusinessPage
      key={business.id}
      data={loaderData}
      site={siteOf(matches).identity}
      onMessage={writeMessage}
    />
  )
}
