import { buffer } from 'node:stream/consumers'
import type { Photo } from '@portal/contract/ground/media/media'
import type { FastifyInstance } from 'fastify'
import type { SensitiveCalls } from '../limits/sensitive-calls.ts'
import type { Storage, StoredFile } from '../storage/storage.ts'
import type { Images } from './images.ts'
import { serveKeptPictures } from './kept-pictures.ts'

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

/** Serves the picture other sites show of a page. */
export function serveSocialCards(app: FastifyInstance, needs: Needs, source: Source) {
  async function draw({ name, kicker, photo }: SocialCard): Promise<Buffer> {
    const [file, site] = await Promise.all([
      photo ? source.openPhoto(photo) : null,
      source.siteName(),
    ])
    return needs.images.drawCard({
      photo: file && (await buffer(file.body)),
      name,
      kicker,
      site,
    })
  }

  serveKeptPictures(app, needs, {
    path: source.path,
    folder: 'cards',
    find: async (id) => {
      const card = await source.find(id)
      return card && { version: card.version, path: card.path, draw: () => draw(card) }
    },
  })
}
