import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { FastifyInstance } from 'fastify'
import { serveSocialCards } from '../../../platform/images/social-cards.ts'
import { COLLECTION_CARDS, collectionCard } from './collection-card.rules.ts'
import type { Deps } from './collections.feature.ts'

type Needs = Pick<Deps, 'ports' | 'stores' | 'storage' | 'images' | 'sensitiveCalls'>

/** The picture other sites show of a collection. */
export function collectionCardsRoutes(app: FastifyInstance, deps: Needs) {
  const { stores } = deps
  serveSocialCards(app, deps, {
    path: COLLECTION_CARDS,
    async find(id) {
      const collection = await stores.collections.find(id)
      return collection?.status === 'published' ? collectionCard(collection) : null
    },
    openPhoto: deps.ports.openPhoto,
    siteName: async () => siteIdentity(await stores.settings.read()).siteName,
  })
}
