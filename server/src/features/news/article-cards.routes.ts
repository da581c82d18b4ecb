import { siteIdentity } from '@portal/contract/settings/fallbacks'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { type SocialCard, serveSocialCards } from '../../platform/images/social-cards.ts'
import { ARTICLE_CARDS, articleCardPath, cardVersion, kickerOf } from './social-card.rules.ts'

type Needs = Pick<Deps, 'clock' | 'stores' | 'storage' | 'images' | 'sensitiveCalls'>
type OpenPhoto = Parameters<typeof serveSocialCards>[2]['openPhoto']

/** The picture other sites show of an article: its cover with the headline. */
export function articleCardsRoutes(app: FastifyInstance, deps: Needs, openPhoto: OpenPhoto) {
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
    openPhoto,
    siteName: async () => siteIdentity(await stores.settings.read()).siteName,
  })
}
