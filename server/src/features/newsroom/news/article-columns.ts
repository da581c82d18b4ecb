import type { Photo } from '@portal/contract/ground/media/media'
import type { ArticleCategory } from '@portal/contract/newsroom/news/article-category'
import type { ArticleContent } from '@portal/contract/newsroom/news/article-content'
import { sql } from 'kysely'
import { bool } from '../../../platform/database/checked-sql.ts'
import { microsOf } from '../../../platform/database/list-cursor.ts'
import { photoJson } from '../../../platform/database/photo-json.ts'

export type CardRow = {
  id: string
  slug: string
  title: string
  summary: string
  category: ArticleCategory
  photo: Photo | null
  publishedAt: Date
  readingMinutes: number
  sponsor: string | null
  micros: number
}

/** An article as the public reads it. */
export type PublicArticle = CardRow & { content: ArticleContent; revisedAt: Date | null }

/** On `articles as article`. */
export const cardColumns = sql`
  article.id, article.slug, article.title, article.summary,
  article.published_at as "publishedAt", article.reading_minutes as "readingMinutes",
  article.live ->> 'sponsor' as sponsor, ${microsOf('article.published_at')} as micros,
  jsonb_build_object('id', category.id, 'slug', category.slug, 'name', category.name) as category,
  case when media.id is not null then ${photoJson()} end as photo`

export const cardJoins = sql`
  join article_categories as category on category.id = article.category_id
  left join media on media.id = article.cover_id
    and media.status <> 'failed' and not media.is_private`

/** Whoever reads says what time it is: an article appears on every node at its minute. */
export const isOnAir = (now: Date) => bool`
  article.status in ('scheduled', 'published') and article.publish_at <= ${now}`
