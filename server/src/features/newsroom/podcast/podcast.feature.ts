import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { audioStore } from './audio.store.ts'
import { audioFilesRoutes } from './audio-files.routes.ts'
import { audioUploadRoutes } from './audio-upload.routes.ts'
import { episodesStore } from './episodes.store.ts'
import { podcastJobs, sweepAudio } from './podcast.jobs.ts'
import { podcastRoutes } from './podcast.routes.ts'
import { podcastEditorRoutes } from './podcast-editor.routes.ts'
import { podcastFeedRoutes } from './podcast-feed.routes.ts'
import { podcastPicturesRoutes } from './podcast-pictures.routes.ts'
import { showsStore } from './shows.store.ts'

export const stores = { podcast: episodesStore, podcastAudio: audioStore, podcastShows: showsStore }
const uses = ['openPhoto', 'settings.read'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'podcast',
  owns: [
    'episode_documents',
    'podcast_audio',
    'podcast_episodes',
    'podcast_shows',
    'podcast_slugs',
  ],
  objects: [
    { at: '/admin/podcast/shows/:id', is: 'show', table: 'podcast_shows', by: { id: 'id' } },
    {
      at: '/admin/podcast/episodes/:id',
      is: 'episode',
      table: 'podcast_episodes',
      by: { id: 'id' },
    },
  ],
  stores,
  uses,
  routes: [podcastRoutes, podcastEditorRoutes, audioUploadRoutes, podcastFeedRoutes],
  files: [audioFilesRoutes, podcastPicturesRoutes],
  jobs: podcastJobs,
  retention: [sweepAudio],
  sitemap: {
    async pages({ stores, clock }) {
      const episodes = await stores.podcast.listAddresses(clock.now())
      return [
        { path: '/podcast' },
        ...episodes.map(({ slug, updatedAt }) => ({
          path: `/podcast/${slug}`,
          changedAt: updatedAt,
        })),
      ]
    },
  },
  search: ['episode'],
})
