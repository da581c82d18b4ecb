import { buffer } from 'node:stream/consumers'
import type { Photo } from '@portal/contract/media/media'
import { siteIdentity } from '@portal/contract/settings/fallbacks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { clientKey } from '../../platform/limits/client-key.ts'
import type { StoredFile } from '../../platform/storage/storage.ts'
import {
  coverKey,
  coverPath,
  coverVersion,
  kickerOf,
  socialCardKey,
  socialCardPath,
  socialCardVersion,
  versionOfAddress,
} from './pictures.rules.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

type Needs = Pick<Deps, 'clock' | 'stores' | 'storage' | 'images' | 'sensitiveCalls'>
/** Photos belong to another feature: it says where the largest file of one is. */
type OpenPhoto = (photo: Photo) => Promise<StoredFile | null>
type Address = { Params: { id: string; file: string } }
/** The present version of a picture, where it lies and how it is drawn. */
type Drawing = { version: string; path: string; draw: () => Promise<Buffer> }

/** Pictures drawn of shows and episodes when first asked for, and kept; only present versions. */
export function podcastPicturesRoutes(app: FastifyInstance, deps: Needs, openPhoto: OpenPhoto) {
  const { clock, stores, storage, images, sensitiveCalls } = deps
  const drawing = new Map<string, Promise<Buffer>>()
  const contentOf = async (photo: Photo | null) => {
    const stored = photo ? await openPhoto(photo) : null
    return stored && buffer(stored.body)
  }

  function drawOnce(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const running =
      drawing.get(key) ??
      draw()
        .then(async (picture) => {
          await storage.put(key, picture)
          const folder = key.slice(0, key.lastIndexOf('/') + 1)
          for await (const old of storage.list(folder)) if (old !== key) await storage.remove(old)
          return picture
        })
        .finally(() => drawing.delete(key))
    drawing.set(key, running)
    return running
  }

  async function send(
    request: FastifyRequest<Address>,
    reply: FastifyReply,
    keyOf: (id: string, version: string) => string,
    find: (id: string) => Promise<Drawing | null>,
  ) {
    const { id, file } = request.params
    const version = versionOfAddress(id, file)
    if (!version) throw new NotFound('picture')
    const etag = `"${version}"`
    reply.header('cross-origin-resource-policy', 'cross-origin')
    const kept = () =>
      reply.type('image/jpeg').header('cache-control', FOR_EVER).header('etag', etag)
    const key = keyOf(id, version)
    const stored = await storage.get(key)
    if (stored && request.headers['if-none-match'] === etag) {
      stored.body.destroy()
      return kept().code(304).send()
    }
    if (stored) return kept().header('content-length', stored.bytes).send(stored.body)
    const present = await find(id)
    if (!present) throw new NotFound('picture')
    if (present.version !== version) {
      // Who still has the address of yesterday is shown today's.
      return reply.header('cache-control', 'no-store').redirect(present.path, 302)
    }
    if (!drawing.has(key)) await sensitiveCalls.spend('social-card', clientKey(request.ip))
    return kept().send(await drawOnce(key, present.draw))
  }

  const hidden = { schema: { hide: true } }
  app.get<Address>('/podcast/capas/:id/:file', hidden, (request, reply) =>
    send(request, reply, coverKey, async (id) => {
      const show = await stores.podcastShows.find(id)
      return (
        show && {
          version: coverVersion(show),
          path: coverPath(show),
          draw: async () =>
            images.drawCover({
              photo: await contentOf(show.cover),
              title: show.title,
              author: show.author,
            }),
        }
      )
    }),
  )
  app.get<Address>('/podcast/previas/:id/:file', hidden, (request, reply) =>
    send(request, reply, socialCardKey, async (id) => {
      const episode = await stores.podcast.findHeardById(id, clock.now())
      return (
        episode && {
          version: socialCardVersion(episode),
          path: socialCardPath(episode),
          draw: async () =>
            images.drawCard({
              photo: await contentOf(episode.cover ?? episode.showCover),
              name: episode.title,
              kicker: kickerOf(episode.showTitle, episode.content),
              site: siteIdentity(await stores.settings.read()).siteName,
            }),
        }
      )
    }),
  )
}
