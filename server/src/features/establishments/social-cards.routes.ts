import { siteIdentity } from '@portal/contract/settings/fallbacks'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { type SocialCard, serveSocialCards } from '../../platform/images/social-cards.ts'
import { presentEstablishment } from './present-establishment.ts'
import { cardPath, cardVersion, kickerOf, SOCIAL_CARDS } from './social-card.rules.ts'

type Needs = Pick<Deps, 'clock' | 'stores' | 'storage' | 'images' | 'sensitiveCalls'>
type OpenPhoto = Parameters<typeof serveSocialCards>[2]['openPhoto']

/** The picture other sites show of a business. */
export function socialCardsRoutes(app: FastifyInstance, deps: Needs, openPhoto: OpenPhoto) {
  const { clock, stores } = deps

  async function find(id: string): Promise<SocialCard | null> {
    const row = await stores.directory.findPublished(id, clock.now())
    if (!row) return null
    const place = presentEstablishment(row, clock.now())
    return {
      id,
      version: cardVersion(place),
      path: cardPath(place),
      name: place.name,
      kicker: kickerOf(place),
      photo: place.photos[0] ?? null,
    }
  }

  serveSocialCards(app, deps, {
    path: SOCIAL_CARDS,
    find,
    openPhoto,
    siteName: async () => siteIdentity(await stores.settings.read()).siteName,
  })
}
