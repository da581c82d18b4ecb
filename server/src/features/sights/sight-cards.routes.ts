import { siteIdentity } from '@portal/contract/settings/fallbacks'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { serveSocialCards } from '../../platform/images/social-cards.ts'
import { SIGHT_CARDS, sightCard } from './sight-card.rules.ts'

type Needs = Pick<Deps, 'stores' | 'storage' | 'images' | 'sensitiveCalls'>
type OpenPhoto = Parameters<typeof serveSocialCards>[2]['openPhoto']

/** The picture other sites show of a beach or an attraction. */
export function sightCardsRoutes(app: FastifyInstance, deps: Needs, openPhoto: OpenPhoto) {
  const { stores } = deps
  serveSocialCards(app, deps, {
    path: SIGHT_CARDS,
    async find(id) {
      const sight = await stores.sights.find(id)
      return sight?.status === 'published' ? sightCard(sight) : null
    },
    openPhoto,
    siteName: async () => siteIdentity(await stores.settings.read()).siteName,
  })
}
