import { isDeepStrictEqual } from 'node:util'
import type { ArticleRow, EditedArticle } from '@portal/contract/newsroom/news/article-editor'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../../platform/actor.ts'
import { type Article, mayDo, photosIn } from './articles.rules.ts'
import type { Deps } from './news.feature.ts'

type CategoryNames = ReadonlyMap<string, string>

export function presentArticleRow(
  article: Article,
  categories: CategoryNames,
): RowOf<typeof ArticleRow> {
  const { draft, live } = article
  const category = draft.category_id ? categories.get(draft.category_id) : undefined
  return {
    id: article.id,
    title: draft.title,
    slug: article.slug,
    status: article.status,
    category: draft.category_id && category ? { id: draft.category_id, name: category } : null,
    author: draft.author,
    sponsor: draft.sponsor,
    publish_at: article.publishAt,
    published_at: article.publishedAt,
    updated_at: article.updatedAt,
    updated_by: article.updatedBy,
    has_unpublished_changes: live !== null && !isDeepStrictEqual(live, draft),
    is_late: article.isLate ?? false,
  }
}

export async function categoryNames({ articleCategories }: Deps['stores']): Promise<CategoryNames> {
  return new Map((await articleCategories.list()).map(({ id, name }) => [id, name]))
}

/** With the names and photos its editor shows beside the text. */
export async function presentEditedArticle(
  actor: Actor,
  article: Article,
  stores: Deps['stores'],
): Promise<RowOf<typeof EditedArticle>> {
  const { draft } = article
  const [names, photos, establishments, events] = await Promise.all([
    categoryNames(stores),
    stores.articles.photos(photosIn(draft)),
    stores.articles.establishmentNames(draft.establishment_ids),
    stores.articles.eventNames(draft.event_ids),
  ])
  return {
    ...presentArticleRow(article, names),
    version: article.version,
    content: draft,
    photos,
    establishments,
    events,
    may: mayDo(actor, article),
  }
}
