import { CollectionsPage } from '~/features/city/collections/CollectionsPage.tsx'
import { COLLECTIONS } from '~/features/city/collections/collection-address.rules.ts'
import { collectionsTexts as texts } from '~/features/city/collections/collections.texts.ts'
import { PLAN_PATH } from '~/features/city/itinerary/itinerary.constants.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import type { Route } from './+types/collections.ts'

/** What fails is left out: the page stands, and says what it could not read. */
export async function loader({ context }: Route.LoaderArgs) {
  const collections = await pageApi(context)
    .get('/api/v1/collections')
    .catch((error: unknown) => {
      context.get(pageContext).reportError(error)
      return null
    })
  return { collections }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const description = texts.meta(site.identity.city.name)
  return pageMetadata({ title: texts.title, description, path: COLLECTIONS }, site)
}

export default function CollectionsRoute({ loaderData, matches }: Route.ComponentProps) {
  return (
    <CollectionsPage
      collections={loaderData.collections}
      city={siteOf(matches).identity.city.name}
      own={<LinkButton to={PLAN_PATH}>{texts.own}</LinkButton>}
    />
  )
}
