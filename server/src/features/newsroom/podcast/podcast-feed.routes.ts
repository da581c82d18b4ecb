import { createHash } from 'node:crypto'
import {
  isTimed,
  readTranscript,
  toPlainText,
  toWebVtt,
} from '@portal/contract/newsroom/podcast/transcript'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { chaptersJson, podcastFeed } from './feed.rules.ts'
import { EPISODES_IN_FEED, FEED_MAX_AGE_SECONDS } from './podcast.constants.ts'
import type { Deps } from './podcast.feature.ts'
import type { Show, ShownEpisode } from './podcast.rules.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Text = { type: string; content: string }

/** What podcast apps read: the feed of each show, and the chapters and words of each episode. */
export async function podcastFeedRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, clock, config, reads } = deps
  const hidden = { schema: { hide: true } }

  async function sendFeed(show: Show | undefined, request: FastifyRequest, reply: FastifyReply) {
    if (!show) throw new NotFound('show')
    const part = { page: 1, limit: EPISODES_IN_FEED }
    const { episodes } = await stores.podcast.listPublished(show.id, part, clock.now())
    return sendText(request, reply, {
      type: 'application/rss+xml; charset=utf-8',
      content: podcastFeed(show, episodes, config.publicOrigin),
    })
  }

  app.get('/podcast/feed.xml', hidden, (request, reply) =>
    reads.throughGate(request, async () => {
      const shows = await stores.podcastShows.list()
      return sendFeed(
        shows.find(({ isFirst }) => isFirst),
        request,
        reply,
      )
    }),
  )
  app.get<{ Params: { show: string } }>(
    '/podcast/programas/:show/feed.xml',
    hidden,
    (request, reply) =>
      reads.throughGate(request, async () => {
        const shows = await stores.podcastShows.list()
        return sendFeed(
          shows.find(({ slug }) => slug === request.params.show),
          request,
          reply,
        )
      }),
  )

  const files: Record<string, (episode: ShownEpisode) => Text | null> = {
    'capitulos.json': (episode) =>
      episode.content.chapters.length === 0
        ? null
        : {
            type: 'application/json+chapters; charset=utf-8',
            content: JSON.stringify(chaptersJson(episode)),
          },
    'transcricao.vtt': ({ content, source }) => {
      const parts = readTranscript(content.transcript)
      if (!isTimed(parts)) return null
      return {
        type: 'text/vtt; charset=utf-8',
        content: toWebVtt(parts, source.durationMs / 1000),
      }
    },
    'transcricao.txt': ({ content }) => {
      const parts = readTranscript(content.transcript)
      if (parts.length === 0) return null
      return { type: 'text/plain; charset=utf-8', content: toPlainText(parts) }
    },
  }
  app.get<{ Params: { id: string; file: string } }>(
    '/podcast/episodios/:id/:file',
    hidden,
    async (request, reply) => {
      const { id, file } = request.params
      const read = Object.hasOwn(files, file) && UUID.test(id) ? files[file] : undefined
      const text = await reads.throughGate(request, async () => {
        const episode = read ? await stores.podcast.findPublishedById(id, clock.now()) : null
        return episode && read ? read(episode) : null
      })
      if (!text) throw new NotFound('episode', id)
      return sendText(request, reply, text)
    },
  )
}

/**
 * Who has it already is told so: apps ask often and rarely find anything new. By its content only: an
 * episode that was taken off leaves no later date behind.
 */
function sendText(request: FastifyRequest, reply: FastifyReply, { type, content }: Text) {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  reply
    .type(type)
    .header('cache-control', `public, max-age=${FEED_MAX_AGE_SECONDS}`)
    .header('etag', etag)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('access-control-allow-origin', '*')
  return isKnown(request, etag) ? reply.code(304).send() : reply.send(content)
}

/** A compressed answer carries a weak form of the same tag. */
function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const tags = headers['if-none-match']?.split(',') ?? []
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
