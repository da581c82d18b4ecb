import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { FastifyInstance } from 'fastify'
import { type SocialCard, serveSocialCards } from '../../../platform/images/social-cards.ts'
import type { Deps } from './news.feature.ts'
import { ARTICLE_CARDS, articleCardPath, cardVersion, kickerOf } from './social-card.rules.ts'

type Needs = Pick<Deps, 'ports' | 'clock' | 'stores' | 'storage' | 'images' | 'sensitiveCalls'>

/** The picture other sites show of an article: its cover with the headline. */
export function articleCardsRoutes(app: FastifyInstance, deps: Needs) {
  const { clock, stores } = deps

  async function find(id: string): Promise<SocialCard | null> {
    const article = await stores.news.findPublishedById(id, clock.now())
    if (!article) return null
    return {
      id,
      version: cardVersion(article),
      path: articleCardPath(article),
      name: article.title,
      kicker: kickerOf(article),
      photo: article.photo,
    }
  }

  serveSocialCards(app, deps, {
    path: ARTICLE_CARDS,
    find,
    openPhoto: deps.ports.openPhoto,
    siteName: async () => siteIdentity(await stores.settings.read()).siteName,
  })
}
