import { buffer } from 'node:stream/consumers'
import type { Photo } from '@portal/contract/media/media'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../errors/domain-errors.ts'
import { clientKey } from '../limits/client-key.ts'
import type { SensitiveCalls } from '../limits/sensitive-calls.ts'
import type { Storage, StoredFile } from '../storage/storage.ts'
import type { Images } from './images.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const PREFIX = 'cards/'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const FILE = /^([0-9a-f]{16})\.jpg$/

/** What is drawn of a page, and the address of the drawing: another content is another address. */
export type SocialCard = {
  id: string
  version: string
  path: string
  name: string
  kicker: string
  photo: Photo | null
}

type Needs = { storage: Storage; images: Images; sensitiveCalls: SensitiveCalls }
type Source = {
  /** The cards are at `<path>/:id/:version.jpg`. */
  path: string
  /** As it is now; null where the public sees no such page. */
  find: (id: string) => Promise<SocialCard | null>
  /** Photos belong to a feature: it says where the largest file of one is. */
  openPhoto: (photo: Photo) => Promise<StoredFile | null>
  siteName: () => Promise<string>
}

/**
 * Serves the picture other sites show of a page. Drawn when first asked for and kept; whoever asks
 * meanwhile waits for the same drawing, and only the present version is ever drawn.
 */
export function serveSocialCards(app: FastifyInstance, needs: Needs, source: Source) {
  const { storage, images, sensitiveCalls } = needs
  const drawing = new Map<string, Promise<Buffer>>()

  async function draw({ id, version, name, kicker, photo }: SocialCard): Promise<Buffer> {
    const [file, site] = await Promise.all([
      photo ? source.openPhoto(photo) : null,
      source.siteName(),
    ])
    const card = await images.drawCard({
      photo: file && (await buffer(file.body)),
      name,
      kicker,
      site,
    })
    const key = keyOf(id, version)
    await storage.put(key, card)
    for await (const old of storage.list(folderOf(id))) {
      if (old !== key) await storage.remove(old)
    }
    return card
  }

  function drawOnce(card: SocialCard, key: string): Promise<Buffer> {
    const running =
      drawing.get(key) ??
      draw(card).finally(() => {
        drawing.delete(key)
      })
    drawing.set(key, running)
    return running
  }

  app.get<{ Params: { id: string; file: string } }>(
    `${source.path}/:id/:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, file } = request.params
      const version = versionOf(id, file)
      if (!version) throw new NotFound('card')
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

      const card = await source.find(id)
      if (!card) throw new NotFound('card')
      if (card.version !== version) {
        // Who still has the address of yesterday is shown today's.
        return reply.header('cache-control', 'no-store').redirect(card.path, 302)
      }
      if (!drawing.has(key)) await sensitiveCalls.spend('social-card', clientKey(request.ip))
      return kept().send(await drawOnce(card, key))
    },
  )
}

const folderOf = (id: string) => `${PREFIX}${id}/`
const keyOf = (id: string, version: string) => `${folderOf(id)}${version}.jpg`

/** The version an address asks for; null where it can name no card of ours. */
function versionOf(id: string, file: string): string | null {
  return UUID.test(id) ? (FILE.exec(file)?.[1] ?? null) : null
}
