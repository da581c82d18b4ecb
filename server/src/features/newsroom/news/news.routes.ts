import * as contract from '@portal/contract/newsroom/news/article'
import { previewArticle } from '@portal/contract/newsroom/news/article-editor'
import { ARTICLES_PAGE } from '@portal/contract/newsroom/news/news.texts'
import { photoIdsOf } from '@portal/contract/rich-text/measure-rich-text'
import type { FastifyInstance } from 'fastify'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { decodeCursor } from '../../../platform/database/list-cursor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { publicRead, route } from '../../../platform/http/route.ts'
import { Tag, tagsOfPhotos } from '../../../platform/live/tags.ts'
import type { PublicArticle } from './article-columns.ts'
import { requireArticle } from './articles.rules.ts'
import { PUBLIC_READ_SECONDS, RELATED_ARTICLES } from './news.constants.ts'
import type { Deps } from './news.feature.ts'
import { presentArticle, presentArticleCard } from './present-article.ts'
import { previewOf } from './preview-article.ts'

export function newsRoutes(app: FastifyInstance, deps: Deps) {
  const { clock, reads, stores } = deps
  // No answer outlives the next article: it appears on every node at its moment.
  const freshness = {
    ttlSeconds: PUBLIC_READ_SECONDS,
    until: () => stores.news.nextPublication(clock.now()),
  }

  async function surroundings({ id, content, category }: PublicArticle) {
    const now = clock.now()
    const [photos, establishments, events, related] = await Promise.all([
      stores.articles.photos(photoIdsOf(content.body)),
      content.establishment_ids.length > 0
        ? deps.ports.readListingCards(content.establishment_ids)
        : [],
      stores.articles.events(content.event_ids, now),
      stores.news.listRelated(id, category.id, now, RELATED_ARTICLES),
    ])
    return { photos, establishments, events, related }
  }

  publicRead(
    app,
    reads,
    contract.listArticles,
    {
      ...freshness,
      tags: ({ articles }) => [Tag.news, ...tagsOfPhotos(articles.map(({ photo }) => photo))],
    },
    async ({ query }) => {
      const after = query.cursor ? decodeCursor(query.cursor) : null
      const { rows, nextCursor } = await stores.news.list(
        clock.now(),
        query.category ?? null,
        after,
        ARTICLES_PAGE,
      )
      return { articles: rows.map(presentArticleCard), next_cursor: nextCursor }
    },
  )

  publicRead(
    app,
    reads,
    contract.readArticle,
    {
      ...freshness,
      tags: ({ photo, body_photos, establishments, events, related }) => [
        Tag.news,
        ...tagsOfPhotos([photo, ...body_photos, ...related.map((other) => other.photo)]),
        ...establishments.map(({ id }) => Tag.establishment(id)),
        ...(events.length > 0 ? [Tag.events] : []),
      ],
    },
    async ({ params }) => {
      const article = await stores.news.findPublished(params.slug, clock.now())
      if (!article) throw new NotFound('article', params.slug)
      return presentArticle(article, await surroundings(article))
    },
  )

  publicRead(app, reads, contract.listArticleCategories, { ...freshness, tags: [Tag.news] }, () =>
    stores.news.listCategories(clock.now()),
  )

  /** Whoever has the link is shown it; nothing on the way may keep it. */
  route(app, contract.readArticlePreview, async ({ params }) => {
    const now = clock.now()
    const id = await stores.articlePreviews.articleOf(hashToken(params.token), now)
    const article = id && (await stores.articles.find(id))
    if (!article) throw new NotFound('article-preview')
    const shown = await previewOf(article, now, stores)
    return presentArticle(shown, await surroundings(shown))
  })

  /** The text on a screen, saved or not; of somebody else's article there is nothing to see. */
  route(app, previewArticle, async ({ params, body, actor }) => {
    const now = clock.now()
    const { id } = params
    const known = await stores.articles.find(id)
    const { slug, publishedAt, revisedAt } = known
      ? requireArticle(actor, known, id, now)
      : { slug: null, publishedAt: null, revisedAt: null }
    const text = { id, slug, publishedAt, revisedAt, draft: body.content }
    const shown = await previewOf(text, now, stores)
    return presentArticle(shown, await surroundings(shown))
  })
}
