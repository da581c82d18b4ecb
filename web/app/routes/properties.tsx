import '../workplace.css'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { data, redirect } from 'react-router'
import { callLink, whatsAppLink } from '~/features/guide/establishments/contact.rules.ts'
import { OpenLine } from '~/features/guide/establishments/OpenLine.tsx'
import { PropertiesPage } from '~/features/properties/properties/PropertiesPage.tsx'
import { propertiesTexts as texts } from '~/features/properties/properties/properties.texts.ts'
import {
  advertiserPath,
  PROPERTY_PARAMETERS,
  propertiesAddress,
  readProperties,
} from '~/features/properties/properties/property-address.rules.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/properties.ts'
import { notFoundAsPage } from './storefront/load-storefront.ts'

export const handle = { searchParameters: PROPERTY_PARAMETERS }

export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (!isAvailable('properties')) throw data(null, { status: 404 })
  const state = readProperties(new URL(request.url).searchParams)
  const api = pageApi(context)
  const business = await api.get('/api/v1/establishments/:slug', { params }).catch(notFoundAsPage)
  if (business.slug !== params.slug) throw redirect(propertiesAddress(business.slug, state), 301)
  const { ver: _ver, ...query } = state
  const list = await api
    .get('/api/v1/establishments/:slug/properties', { params, query })
    .catch(notFoundAsPage)
  const { name, phone, whatsapp } = business
  return {
    business,
    list,
    state,
    // Written here, so that their code stays on the server.
    contact: {
      whatsapp: whatsapp ? whatsAppLink(whatsapp, texts.whatsAppHello(name)) : null,
      call: phone ? callLink(phone) : null,
    },
    renderedAt: context.get(pageContext).now.toISOString(),
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const site = siteOf(matches)
  if (!loaderData) {
    return pageMetadata({ title: texts.notFound, path: location.pathname, hidden: true }, site)
  }
  const { business } = loaderData
  return pageMetadata(
    {
      title: texts.title(business.name),
      description: texts.meta(business.name, site.identity.city.name),
      // Filters and pages are ways to look at the same list.
      path: advertiserPath(business.slug),
      ...(business.social_image
        ? { image: business.social_image, imageAlt: texts.title(business.name) }
        : {}),
    },
    site,
  )
}

export default function Properties({ loaderData, matches }: Route.ComponentProps) {
  const { business, list, state, contact, renderedAt } = loaderData
  return (
    <PropertiesPage
      key={business.id}
      list={list}
      state={state}
      city={siteOf(matches).identity.city.name}
      contact={contact}
      isDemo={business.is_demo}
      renderedAt={renderedAt}
      openLine={(now) => <OpenLine place={business} now={now} />}
    />
  )
}
