import type { FastifyInstance } from 'fastify'
import { NotFound } from '../errors/domain-errors.ts'
import { clientKey } from '../limits/client-key.ts'
import type { SensitiveCalls } from '../limits/sensitive-calls.ts'
import type { Storage } from '../storage/storage.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const FILE = /^([0-9a-f]{16})\.jpg$/

/** The present version of a picture, its address and how it is drawn: another content is another address. */
export type Drawing = { version: string; path: string; draw: () => Promise<Buffer> }

type Needs = { storage: Storage; sensitiveCalls: SensitiveCalls }
type Source = {
  /** The pictures are at `<path>/:id/:version.jpg`. */
  path: string
  /** Where they are kept. */
  folder: string
  /** As it is now; null where the public sees no such thing. */
  find: (id: string) => Promise<Drawing | null>
}

/**
 * Serves pictures that are drawn when first asked for and kept. Whoever asks meanwhile waits for the
 * same drawing, and only the present version is ever drawn.
 */
export function serveKeptPictures(app: FastifyInstance, needs: Needs, source: Source) {
  const { storage, sensitiveCalls } = needs
  const drawing = new Map<string, Promise<Buffer>>()
  const folderOf = (id: string) => `${source.folder}/${id}/`

  async function drawAndKeep(id: string, key: string, draw: Drawing['draw']): Promise<Buffer> {
    const picture = await draw()
    await storage.put(key, picture)
    for await (const old of storage.list(folderOf(id))) {
      if (old !== key) await storage.remove(old)
    }
    return picture
  }

  function drawOnce(id: string, key: string, draw: Drawing['draw']): Promise<Buffer> {
    const running =
      drawing.get(key) ??
      drawAndKeep(id, key, draw).finally(() => {
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
      if (!version) throw new NotFound('picture')
      const etag = `"${version}"`
      reply.header('cross-origin-resource-policy', 'cross-origin')
      const kept = () =>
        reply.type('image/jpeg').header('cache-control', FOR_EVER).header('etag', etag)

      const key = `${folderOf(id)}${version}.jpg`
      const stored = await storage.get(key)
      if (stored && request.headers['if-none-match'] === etag) {
        stored.body.destroy()
        return kept().code(304).send()
      }
      if (stored) return kept().header('content-length', stored.bytes).send(stored.body)

      const present = await source.find(id)
      if (!present) throw new NotFound('picture')
      if (present.version !== version) {
        // Who still has the address of yesterday is shown today's.
        return reply.header('cache-control', 'no-store').redirect(present.path, 302)
      }
      if (!drawing.has(key)) await sensitiveCalls.spend('social-card', clientKey(request.ip))
      return kept().send(await drawOnce(id, key, present.draw))
    },
  )
}

/** The version an address asks for; null where it can name no picture of ours. */
function versionOf(id: string, file: string): string | null {
  return UUID.test(id) ? (FILE.exec(file)?.[1] ?? null) : null
}
