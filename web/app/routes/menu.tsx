import { isAvailable } from '@portal/contract/shared/capabilities'
import { data, redirect } from 'react-router'
import type { Thing, WithContext } from 'schema-dts'
import { OpenLine } from '~/features/establishments/OpenLine.tsx'
import { MenuPage } from '~/features/menu/MenuPage.tsx'
import { menuTexts as texts } from '~/features/menu/menu.texts.ts'
import { menuJsonLd } from '~/features/menu/menu-json-ld.ts'
import { ApiError } from '~/platform/api.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/menu.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!isAvailable('menu')) throw data(null, { status: 404 })
  const api = pageApi(context)
  const business = await api.get('/api/v1/establishments/:slug', { params }).catch(notFoundAsPage)
  if (business.slug !== params.slug) throw redirect(`/cardapio/${business.slug}`, 301)
  const menu = await api
    .get('/api/v1/establishments/:slug/catalogue/:kind', {
      params: { slug: business.slug, kind: 'menu' },
    })
    .catch(notFoundAsPage)
  const now = new Date()
  const { publicOrigin } = context.get(pageContext)
  return {
    business,
    menu,
    renderedAt: now.toISOString(),
    // Written here, so that its code stays on the server.
    jsonLd: menuJsonLd(menu, publicOrigin, now) as object,
  }
}

function notFoundAsPage(error: unknown): never {
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422)
  throw isUnknown ? data(null, { status: 404 }) : error
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const site = siteOf(matches)
  if (!loaderData) {
    return pageMetadata({ title: texts.notFound, path: location.pathname, hidden: true }, site)
  }
  const { business, jsonLd } = loaderData
  return pageMetadata(
    {
      title: texts.title(business.name),
      description: texts.description(business.name, site.identity.city.name),
      path: `/cardapio/${business.slug}`,
      ...(business.social_image
        ? { image: business.social_image, imageAlt: texts.title(business.name) }
        : {}),
      jsonLd: [jsonLd as WithContext<Thing>],
    },
    site,
  )
}

export default function Menu({ loaderData }: Route.ComponentProps) {
  const { business, menu, renderedAt } = loaderData
  return (
    <MenuPage
      key={business.id}
      business={business}
      menu={menu}
      renderedAt={renderedAt}
      openLine={(now) => <OpenLine place={business} now={now} />}
    />
  )
}
