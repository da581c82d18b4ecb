import { buffer } from 'node:stream/consumers'
import type { Photo } from '@portal/contract/ground/media/media'
import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { FastifyInstance } from 'fastify'
import { serveKeptPictures } from '../../../platform/images/kept-pictures.ts'
import { serveSocialCards } from '../../../platform/images/social-cards.ts'
import {
  COVERS,
  coverPath,
  coverVersion,
  kickerOf,
  SOCIAL_CARDS,
  socialCardPath,
  socialCardVersion,
} from './pictures.rules.ts'
import type { Deps } from './podcast.feature.ts'

type Needs = Pick<Deps, 'ports' | 'clock' | 'stores' | 'storage' | 'images' | 'sensitiveCalls'>
/** Photos belong to another feature: it says where the largest file of one is. */

/** Pictures drawn of shows and episodes. */
export function podcastPicturesRoutes(app: FastifyInstance, deps: Needs) {
  const { clock, stores, images } = deps

  serveKeptPictures(app, deps, {
    path: COVERS,
    folder: 'podcast-covers',
    find: async (id) => {
      const show = await stores.podcastShows.find(id)
      return show && { version: coverVersion(show), path: coverPath(show), draw: () => draw(show) }
    },
  })

  async function draw({ cover, title, author }: { cover: Photo | null } & Titled) {
    const stored = cover && (await deps.ports.openPhoto(cover))
    return images.drawCover({ photo: stored && (await buffer(stored.body)), title, author })
  }

  serveSocialCards(app, deps, {
    path: SOCIAL_CARDS,
    openPhoto: deps.ports.openPhoto,
    siteName: async () => siteIdentity(await stores.settings.read()).siteName,
    find: async (id) => {
      const episode = await stores.podcast.findPublishedById(id, clock.now())
      return (
        episode && {
          id,
          version: socialCardVersion(episode),
          path: socialCardPath(episode),
          name: episode.title,
          kicker: kickerOf(episode.showTitle, episode.content),
          photo: episode.cover ?? episode.showCover,
        }
      )
    },
  })
}

type Titled = { title: string; author: string }
