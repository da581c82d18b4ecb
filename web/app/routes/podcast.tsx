import { data } from 'react-router'
import { NoPodcast } from '~/features/newsroom/podcast/NoPodcast.tsx'
import { PodcastPage } from '~/features/newsroom/podcast/PodcastPage.tsx'
import { podcastTexts } from '~/features/newsroom/podcast/podcast.texts.ts'
import {
  PODCAST_PARAMETERS,
  pageAddress,
  readPlace,
} from '~/features/newsroom/podcast/podcast-address.rules.ts'
import { podcastJsonLd } from '~/features/newsroom/podcast/podcast-json-ld.ts'
import { ApiError } from '~/platform/api.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/podcast.ts'

export const handle = { searchParameters: PODCAST_PARAMETERS }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { show, page } = readPlace(new URL(request.url).searchParams)
  const podcast = await pageApi(context)
    .get('/api/v1/podcast', { query: { page, ...(show ? { show } : {}) } })
    .catch((error: unknown) => {
      const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422)
      if (!isUnknown) throw error
      // Every menu leads here: before the first show there is a page that says so.
      if (!show && page === 1) return null
      throw data(null, { status: 404 })
    })
  // Not kept by anybody: the first show changes it at once.
  if (!podcast) return data(null, { status: 404 })
  const { publicOrigin } = context.get(pageContext)
  const jsonLd: object = podcastJsonLd(podcast.show, publicOrigin)
  return {
    podcast,
    path: pageAddress({ show, page }),
    jsonLd,
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const site = siteOf(matches)
  if (!loaderData) {
    return pageMetadata(
      { title: podcastTexts.podcast, path: location.pathname, hidden: true },
      site,
    )
  }
  const { podcast, path, jsonLd } = loaderData
  const { show } = podcast
  return [
    ...pageMetadata(
      {
        title: podcastTexts.title(show.title),
        description: podcastTexts.meta(show.title, site.identity.city.name),
        path,
        jsonLd: [jsonLd],
      },
      site,
    ),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: show.title,
      href: show.feed,
    },
  ]
}

export default function PodcastRoute({ loaderData, matches }: Route.ComponentProps) {
  if (!loaderData) return <NoPodcast />
  return <PodcastPage podcast={loaderData.podcast} origin={siteOf(matches).origin} />
}
