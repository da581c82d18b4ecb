import { buffer } from 'node:stream/consumers'
import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import {
  cardKey,
  cardPath,
  cardsOf,
  cardVersion,
  EVENT_CARDS,
  kickerOf,
} from './event-card.rules.ts'
import type { Deps } from './events.feature.ts'
import type { CityEvent } from './events.rules.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const FILE = /^([0-9a-f]{16})\.jpg$/

type Needs = Pick<Deps, 'ports' | 'stores' | 'storage' | 'images' | 'sensitiveCalls'>
/** Photos belong to another feature: it says where the largest file of one is. */

/** The picture other sites show of an event: drawn when first asked for, and kept. */
export function eventCardsRoutes(app: FastifyInstance, deps: Needs) {
  const { stores, storage, images, sensitiveCalls } = deps
  const drawing = new Map<string, Promise<Buffer>>()

  async function draw(event: CityEvent, key: string): Promise<Buffer> {
    const [photo, settings] = await Promise.all([
      event.photo ? deps.ports.openPhoto(event.photo) : null,
      stores.settings.read(),
    ])
    const card = await images.drawCard({
      photo: photo && (await buffer(photo.body)),
      name: event.details.title,
      kicker: kickerOf(event),
      site: siteIdentity(settings).siteName,
    })
    await storage.put(key, card)
    for await (const old of storage.list(cardsOf(event.id))) {
      if (old !== key) await storage.remove(old)
    }
    return card
  }

  app.get<{ Params: { id: string; file: string } }>(
    `${EVENT_CARDS}/:id/:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, file } = request.params
      const version = UUID.test(id) ? FILE.exec(file)?.[1] : undefined
      if (!version) throw new NotFound('card')
      reply.header('cross-origin-resource-policy', 'cross-origin')
      const kept = () => reply.type('image/jpeg').header('cache-control', FOR_EVER)
      const key = cardKey(id, version)
      const stored = await storage.get(key)
      if (stored) return kept().header('content-length', stored.bytes).send(stored.body)

      const event = await stores.events.findPublished(id)
      if (!event) throw new NotFound('card')
      if (cardVersion(event) !== version) {
        // Who still has the address of yesterday is shown today's.
        return reply.header('cache-control', 'no-store').redirect(cardPath(event), 302)
      }
      const running = drawing.get(key)
      if (running) return kept().send(await running)
      await sensitiveCalls.spend('social-card', clientKey(request.ip))
      const drawn = draw(event, key).finally(() => drawing.delete(key))
      drawing.set(key, drawn)
      return kept().send(await drawn)
    },
  )
}
