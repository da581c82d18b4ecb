import * as contract from '@portal/contract/newsroom/podcast/podcast'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { publicRead } from '../../../platform/http/route.ts'
import { Tag, tagsOfPhotos } from '../../../platform/live/tags.ts'
import { EPISODES_A_PAGE, PUBLIC_TTL_SECONDS } from './podcast.constants.ts'
import type { Deps } from './podcast.feature.ts'
import { requireShow } from './podcast.rules.ts'
import { presentEpisode, presentEpisodeCard, presentShow } from './present-podcast.ts'

export function podcastRoutes(app: FastifyInstance, { reads, stores, clock }: Deps) {
  publicRead(
    app,
    reads,
    contract.readPodcast,
    {
      ttlSeconds: PUBLIC_TTL_SECONDS,
      tags: ({ show, episodes }) => [
        Tag.podcast,
        ...tagsOfPhotos([show.cover, ...episodes.map(({ photo }) => photo)]),
      ],
    },
    async ({ query }) => {
      const now = clock.now()
      const [shows, withEpisodes] = await Promise.all([
        stores.podcastShows.list(),
        stores.podcast.showsWithEpisodes(now),
      ])
      // The first show stands even before its first episode; the others come with theirs.
      const shown = shows.filter(({ id, isFirst }) => isFirst || withEpisodes.has(id))
      const show = query.show ? shown.find(({ slug }) => slug === query.show) : shown[0]
      if (!show) throw new NotFound('show', query.show)
      const part = { page: query.page, limit: EPISODES_A_PAGE }
      const { episodes, count } = await stores.podcast.listPublished(show.id, part, now)
      if (episodes.length === 0 && query.page > 1) throw new NotFound('page', String(query.page))
      return {
        show: presentShow(show),
        shows: shown.map(({ slug, title }) => ({ slug, title })),
        episodes: episodes.map(presentEpisodeCard),
        page: query.page,
        page_count: Math.max(1, Math.ceil(count / EPISODES_A_PAGE)),
        episode_count: count,
      }
    },
  )

  publicRead(
    app,
    reads,
    contract.readEpisode,
    {
      ttlSeconds: PUBLIC_TTL_SECONDS,
      // Its neighbours are named on it: what changes the list changes it too.
      tags: ({ id, photo, show }) => [
        Tag.podcast,
        Tag.episode(id),
        ...tagsOfPhotos([photo, show.cover]),
      ],
    },
    async ({ params: { slug } }) => {
      const now = clock.now()
      const episode = await stores.podcast.findPublished(slug, now)
      if (!episode) throw new NotFound('episode', slug)
      const [show, neighbours] = await Promise.all([
        stores.podcastShows.find(episode.showId),
        stores.podcast.neighbours(episode, now),
      ])
      return presentEpisode(episode, { show: requireShow(show, episode.showId), ...neighbours })
    },
  )
}
