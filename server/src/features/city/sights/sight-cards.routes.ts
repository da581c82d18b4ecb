import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { FastifyInstance } from 'fastify'
import { serveSocialCards } from '../../../platform/images/social-cards.ts'
import { SIGHT_CARDS, sightCard } from './sight-card.rules.ts'
import type { Deps } from './sights.feature.ts'

type Needs = Pick<Deps, 'ports' | 'stores' | 'storage' | 'images' | 'sensitiveCalls'>

/** The picture other sites show of a beach or an attraction. */
export function sightCardsRoutes(app: FastifyInstance, deps: Needs) {
  const { stores } = deps
  serveSocialCards(app, deps, {
    path: SIGHT_CARDS,
    async find(id) {
      const sight = await stores.sights.find(id)
      return sight?.status === 'published' ? sightCard(sight) : null
    },
    openPhoto: deps.ports.openPhoto,
    siteName: async () => siteIdentity(await stores.settings.read()).siteName,
  })
}
