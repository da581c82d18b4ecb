import printUrl from '~/features/city/utilities/print.css?url'
import { UtilityPage } from '~/features/city/utilities/UtilityPage.tsx'
import { UTILITY_PAGE } from '~/features/city/utilities/utilities.constants.ts'
import { utilitiesTexts as texts } from '~/features/city/utilities/utilities.texts.ts'
import { utilitiesJsonLd } from '~/features/city/utilities/utilities-json-ld.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { useNow } from '~/platform/use-now.ts'
import type { Route } from './+types/utilities.ts'

/** Only paper needs it: no screen waits for it. */
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: printUrl, media: 'print' },
]

export async function loader({ context }: Route.LoaderArgs) {
  const utilities = await pageApi(context)
    .get('/api/v1/utilities')
    // The national numbers stand without it.
    .catch((error: unknown) => {
      context.get(pageContext).reportError(error)
      return null
    })
  return { utilities, renderedAt: new Date().toISOString() }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  const { utilities, renderedAt } = loaderData ?? {}
  return pageMetadata(
    {
      title: texts.title,
      description: texts.meta(site.identity.city.name),
      path: UTILITY_PAGE,
      ...(utilities && renderedAt
        ? { jsonLd: utilitiesJsonLd(utilities, new Date(renderedAt), site) }
        : {}),
    },
    site,
  )
}

export default function UtilitiesRoute({ loaderData, matches }: Route.ComponentProps) {
  const now = useNow(loaderData.renderedAt)
  const { identity, origin } = siteOf(matches)
  return (
    <UtilityPage
      utilities={loaderData.utilities}
      now={now}
      city={identity.city.name}
      address={`${identity.siteName}, ${origin}${UTILITY_PAGE}`}
    />
  )
}
