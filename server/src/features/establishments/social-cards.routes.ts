import { buffer } from 'node:stream/consumers'
import type { Establishment } from '@portal/contract/establishments/establishment'
import type { Photo } from '@portal/contract/media/media'
import { siteIdentity } from '@portal/contract/settings/fallbacks'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { clientKey } from '../../platform/limits/client-key.ts'
import type { StoredFile } from '../../platform/storage/storage.ts'
import { presentEstablishment } from './present-establishment.ts'
import {
  cardKey,
  cardPath,
  cardsOf,
  cardVersion,
  kickerOf,
  SOCIAL_CARDS,
  versionOfAddress,
} from './social-card.rules.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

type Needs = Pick<Deps, 'clock' | 'stores' | 'storage' | 'images' | 'sensitiveCalls'>
/** Photos belong to another feature: it says where the largest file of one is. */
type OpenPhoto = (photo: Photo) => Promise<StoredFile | null>

/**
 * The picture other sites show of a business. Drawn when first asked for and kept; whoever asks
 * meanwhile waits for the same drawing, and only the present version is ever drawn.
 */
export function socialCardsRoutes(app: FastifyInstance, deps: Needs, openPhoto: OpenPhoto) {
  const { clock, stores, storage, images, sensitiveCalls } = deps
  const drawing = new Map<string, Promise<Buffer>>()

  async function draw(place: Establishment): Promise<Buffer> {
    const version = cardVersion(place)
    const [photo, settings] = await Promise.all([
      place.photos[0] ? openPhoto(place.photos[0]) : null,
      stores.settings.read(),
    ])
    const card = await images.drawCard({
      photo: photo && (await buffer(photo.body)),
      name: place.name,
      kicker: kickerOf(place),
      site: siteIdentity(settings).siteName,
    })
    const key = cardKey(place.id, version)
    await storage.put(key, card)
    for await (const old of storage.list(cardsOf(place.id))) {
      if (old !== key) await storage.remove(old)
    }
    return card
  }

  function drawOnce(place: Establishment, key: string): Promise<Buffer> {
    const running =
      drawing.get(key) ??
      draw(place).finally(() => {
        drawing.delete(key)
      })
    drawing.set(key, running)
    return running
  }

  app.get<{ Params: { id: string; file: string } }>(
    `${SOCIAL_CARDS}/:id/:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, file } = request.params
      const version = versionOfAddress(id, file)
      if (!version) throw new NotFound('card')
      const etag = `"${version}"`
      reply.header('cross-origin-resource-policy', 'cross-origin')
      const kept = () =>
        reply.type('image/jpeg').header('cache-control', FOR_EVER).header('etag', etag)

      const key = cardKey(id, version)
      const stored = await storage.get(key)
      if (stored && request.headers['if-none-match'] === etag) {
        stored.body.destroy()
        return kept().code(304).send()
      }
      if (stored) return kept().header('content-length', stored.bytes).send(stored.body)

      const row = await stores.directory.findPublished(id, clock.now())
      if (!row) throw new NotFound('card')
      const place = presentEstablishment(row, clock.now())
      if (cardVersion(place) !== version) {
        // Who still has the address of yesterday is shown today's.
        return reply.header('cache-control', 'no-store').redirect(cardPath(place), 302)
      }
      if (!drawing.has(key)) await sensitiveCalls.spend('social-card', clientKey(request.ip))
      return kept().send(await drawOnce(place, key))
    },
  )
}
