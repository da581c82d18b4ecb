import { data } from 'react-router'
import { ContributionPage } from '~/features/newsroom/contributions/ContributionPage.tsx'
import { contributionJsonLd } from '~/features/newsroom/contributions/contribution-json-ld.ts'
import { contributionsTexts as texts } from '~/features/newsroom/contributions/contributions.texts.ts'
import { contributionAddress } from '~/features/newsroom/contributions/gallery-address.rules.ts'
import { failureStatus } from '~/platform/failure-text.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { sourcesOf } from '~/ui/photo-sources.ts'
import type { Route } from './+types/contribution.ts'

const OTHERS = 4

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = pageApi(context)
  const [contribution, newest] = await Promise.all([
    api.get('/api/v1/contributions/:slug', { params: { slug: params.slug } }).catch(notFoundAsPage),
    api
      .get('/api/v1/contributions', { query: { limit: OTHERS + 1 } })
      .then(({ contributions }) => contributions)
      // The page stands without its neighbours.
      .catch(() => []),
  ])
  const others = newest.filter(({ id }) => id !== contribution.id).slice(0, OTHERS)
  return { contribution, others }
}

function notFoundAsPage(error: unknown): never {
  const status = failureStatus(error)
  throw status === 404 || status === 422 ? data(null, { status: 404 }) : error
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const site = siteOf(matches)
  if (!loaderData) {
    return pageMetadata({ title: texts.notFound, path: location.pathname, hidden: true }, site)
  }
  const { contribution } = loaderData
  const { title, summary, credit_name: credit, photo } = contribution
  return pageMetadata(
    {
      title,
      description: summary || texts.meta(site.identity.city.name),
      path: contributionAddress(contribution),
      type: 'article',
      ...(credit ? { author: credit } : {}),
      ...(photo ? { image: sourcesOf(photo).src, imageAlt: photo.alt || title } : {}),
      jsonLd: [contributionJsonLd(contribution, site)],
    },
    site,
  )
}

export default function ContributionRoute({ loaderData }: Route.ComponentProps) {
  const { contribution, others } = loaderData
  return <ContributionPage key={contribution.id} contribution={contribution} others={others} />
}
