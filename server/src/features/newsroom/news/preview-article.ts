import { readingMinutes } from '@portal/contract/rich-text/plain-text-of'
import type { PublicArticle } from './article-columns.ts'
import type { Article } from './articles.rules.ts'
import type { Deps } from './news.feature.ts'
import { newsTexts } from './news.texts.ts'

/** What a preview needs of an article, which may be no more than a text on a screen. */
type Previewed = Pick<Article, 'id' | 'slug' | 'draft' | 'publishedAt' | 'revisedAt'>

/** The working copy as if it were published: what is missing is said to be. */
export async function previewOf(
  article: Previewed,
  now: Date,
  { articles, articleCategories }: Pick<Deps['stores'], 'articles' | 'articleCategories'>,
): Promise<PublicArticle> {
  const { draft } = article
  const [category, photos] = await Promise.all([
    draft.category_id ? articleCategories.find(draft.category_id) : null,
    draft.cover ? articles.photos([draft.cover.photo_id]) : [],
  ])
  return {
    id: article.id,
    slug: article.slug ?? 'previa',
    title: draft.title || newsTexts.untitled,
    summary: draft.summary,
    category: category ?? { id: article.id, slug: '', name: newsTexts.noCategory },
    photo: photos[0] ?? null,
    publishedAt: article.publishedAt ?? now,
    readingMinutes: readingMinutes(draft.body),
    sponsor: draft.sponsor,
    micros: 0,
    content: draft,
    revisedAt: article.revisedAt,
  }
}
