import { episodePath } from '@portal/contract/newsroom/podcast/podcast.texts'
import { data, redirect } from 'react-router'
import { EpisodeScreen } from '~/features/newsroom/podcast/EpisodeScreen.tsx'
import { podcastTexts } from '~/features/newsroom/podcast/podcast.texts.ts'
import { episodeJsonLd } from '~/features/newsroom/podcast/podcast-json-ld.ts'
import { ApiError } from '~/platform/api.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { Later } from '~/ui/Later.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import type { Route } from './+types/episode.ts'

const loadRest = () => import('./podcast/EpisodeRest.tsx').then((module) => module.EpisodeRest)
// In the browser's build the condition is false, and nothing of it is left.
const RestOnServer = import.meta.env.SSR ? await loadRest() : null

export async function loader({ params, context }: Route.LoaderArgs) {
  const episode = await pageApi(context)
    .get('/api/v1/podcast/episodes/:slug', { params })
    .catch((error: unknown) => {
      const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422)
      throw isUnknown ? data(null, { status: 404 }) : error
    })
  if (episode.slug !== params.slug) throw redirect(episodePath(episode.slug), 301)
  const { publicOrigin } = context.get(pageContext)
  // Written here, so that its code stays on the server.
  const jsonLd: object = episodeJsonLd(episode, publicOrigin)
  return { episode, jsonLd }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const site = siteOf(matches)
  if (!loaderData) {
    return pageMetadata(
      { title: podcastTexts.episode.notFound, path: location.pathname, hidden: true },
      site,
    )
  }
  const { episode, jsonLd } = loaderData
  return [
    ...pageMetadata(
      {
        title: `${episode.title} (${episode.show.title})`,
        description: episode.summary,
        path: episodePath(episode.slug),
        image: episode.social_image,
        imageAlt: episode.title,
        type: 'article',
        jsonLd: [jsonLd],
      },
      site,
    ),
    ...(episode.audio.is_external
      ? []
      : [{ property: 'og:audio', content: new URL(episode.audio.url, site.origin).href }]),
  ]
}

/** Another episode is another page: what was opened on the last one does not stay open. */
export default function EpisodeRoute({ loaderData: { episode } }: Route.ComponentProps) {
  return (
    <EpisodeScreen
      key={episode.id}
      episode={episode}
      rest={
        <Later
          onServer={RestOnServer}
          load={loadRest}
          props={{ episode }}
          skeleton={<Skeleton shape="block" className="h-80" />}
        />
      }
    />
  )
}
