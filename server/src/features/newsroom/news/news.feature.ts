import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { articleCardsRoutes } from './article-cards.routes.ts'
import { articleCategoriesRoutes } from './article-categories.routes.ts'
import { articleCategoriesStore } from './article-categories.store.ts'
import { articleEditorRoutes } from './article-editor.routes.ts'
import { articlePreviewsStore } from './article-previews.store.ts'
import { articleVersionsStore } from './article-versions.store.ts'
import { mayReach } from './articles.rules.ts'
import { articlesStore } from './articles.store.ts'
import { newsJobs, sweepNews } from './news.jobs.ts'
import { newsRoutes } from './news.routes.ts'
import { newsStore } from './news.store.ts'
import { NEWS_SITEMAP_PATH, newsFeedRoutes } from './news-feed.routes.ts'
import { newsSitemap } from './news-sitemap.ts'

export const stores = {
  articleCategories: articleCategoriesStore,
  articlePreviews: articlePreviewsStore,
  articleVersions: articleVersionsStore,
  articles: articlesStore,
  news: newsStore,
}
const uses = ['openPhoto', 'readListingCards', 'settings.read'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'news',
  owns: [
    'article_categories',
    'article_documents',
    'article_photos',
    'article_presence',
    'article_previews',
    'article_slugs',
    'article_versions',
    'articles',
  ],
  objects: [
    {
      at: '/admin/articles/:id',
      is: 'article',
      find: async ({ params: { id = '' }, request }, { stores }) => {
        const { actor } = request
        const article = await stores.articles.find(id)
        // One that was never saved has its id from the browser, and is shown before it is sent.
        if (article === null) return request.routeOptions.url?.endsWith('/:id/preview') ?? false
        return actor !== null && mayReach(actor, article)
      },
    },
    {
      at: '/admin/article-categories/:id',
      is: 'article-category',
      table: 'article_categories',
      by: { id: 'id' },
    },
  ],
  stores,
  uses,
  routes: [newsRoutes, articleEditorRoutes, articleCategoriesRoutes],
  files: [articleCardsRoutes, newsFeedRoutes],
  jobs: newsJobs,
  retention: [sweepNews],
  photos: { replace: ({ articles }, id, newId) => articles.replacePhoto(id, newId) },
  sitemap: {
    pages: async () => [{ path: '/noticias' }],
    sources: (deps) => ({ noticias: newsSitemap(deps) }),
    others: [NEWS_SITEMAP_PATH],
  },
  search: ['article'],
})
