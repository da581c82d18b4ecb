import { type Home, readHome } from '@portal/contract/portal/home/home'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { FastifyInstance } from 'fastify'
import { publicRead } from '../../../platform/http/route.ts'
import { Tag, tagsOfPhotos } from '../../../platform/live/tags.ts'
import type { Deps } from './home.feature.ts'
import { presentHome } from './present-home.ts'

/** What is on moves on with the clock. */
const TTL_SECONDS = 60
/** What its features announce when they change. */
const TAGS = [
  Tag.sights,
  Tag.collections,
  Tag.events,
  Tag.news,
  Tag.podcast,
  Tag.contributions,
  Tag.notices,
]

export function homeRoutes(app: FastifyInstance, { reads, stores, clock }: Deps) {
  publicRead(
    app,
    reads,
    readHome,
    {
      ttlSeconds: TTL_SECONDS,
      tags: (home) => [...TAGS, ...photoTags(home)],
      until: async ({ changes_at }) => changes_at,
    },
    async () => presentHome(await stores.home.read(clock.now())),
  )
}

/** A photo that becomes ready is shown at once. */
function photoTags({
  beaches,
  collections,
  events,
  articles,
  contributions,
  episode,
}: RowOf<typeof Home>): Tag[] {
  return tagsOfPhotos(
    [...beaches, ...collections, ...events, ...articles, ...contributions, episode].map(
      (one) => one?.photo,
    ),
  )
}
