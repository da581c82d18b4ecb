import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { FastifyInstance } from 'fastify'
import { type SocialCard, serveSocialCards } from '../../../platform/images/social-cards.ts'
import type { Deps } from './establishments.feature.ts'
import { presentEstablishment } from './present-establishment.ts'
import { cardPath, cardVersion, kickerOf, SOCIAL_CARDS } from './social-card.rules.ts'

type Needs = Pick<Deps, 'ports' | 'clock' | 'stores' | 'storage' | 'images' | 'sensitiveCalls'>

/** The picture other sites show of a business. */
export function socialCardsRoutes(app: FastifyInstance, deps: Needs) {
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
    openPhoto: deps.ports.openPhoto,
    siteName: async () => siteIdentity(await stores.settings.read()).siteName,
  })
}
