import { type Home, readHome } from '@portal/contract/home/home'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { publicRead } from '../../platform/http/route.ts'
import { homeTexts } from './home.texts.ts'

/** What is on moves on with the clock. */
const TTL_SECONDS = 60
/** What its features announce when they change. */
const TAGS = ['sights', 'events', 'news', 'podcast', 'contributions']

type Beside = { latestEpisode: (now: Date) => Promise<Home['episode']> }

export function homeRoutes(
  app: FastifyInstance,
  { reads, stores, clock }: Deps,
  { latestEpisode }: Beside,
) {
  publicRead(
    app,
    reads,
    readHome,
    {
      ttlSeconds: TTL_SECONDS,
      tags: (home) => [...TAGS, ...photoTags(home)],
      until: async ({ changes_at }) => (changes_at ? new Date(changes_at) : null),
    },
    async () => {
      const now = clock.now()
      const [{ nextAt, contributions, ...digest }, episode] = await Promise.all([
        stores.home.read(now),
        latestEpisode(now),
      ])
      return {
        ...digest,
        episode,
        contributions: contributions.map(({ slug, title, credit_name, photo }) => ({
          path: `/voce-no-portal/${slug}`,
          title,
          credit: credit_name ?? homeTexts.anonymous,
          photo,
        })),
        changes_at: nextAt?.toISOString() ?? null,
      }
    },
  )
}

/** A photo that becomes ready is shown at once. */
function photoTags({ beaches, events, articles, contributions, episode }: Home): string[] {
  return [...beaches, ...events, ...articles, ...contributions, episode].flatMap((one) =>
    one?.photo ? [`media:${one.photo.id}`] : [],
  )
}
