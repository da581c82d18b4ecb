import type { Photo } from '@portal/contract/ground/media/media'
import type { EstablishmentCard } from '@portal/contract/guide/establishments/establishment'
import type {
  ArticleCard,
  ArticleEvent,
  Article as ArticleWire,
} from '@portal/contract/newsroom/news/article'
import type {
  ArticlePreviewLink,
  ArticleVersionRow,
} from '@portal/contract/newsroom/news/article-editor'
import { photoIdsOf } from '@portal/contract/rich-text/measure-rich-text'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { CardRow, PublicArticle } from './article-columns.ts'
import type { PreviewLink } from './article-previews.store.ts'
import type { VersionRow } from './article-versions.store.ts'
import { articleCardPath } from './social-card.rules.ts'

export function presentArticleCard(row: CardRow): RowOf<typeof ArticleCard> {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    category: row.category,
    photo: row.photo,
    published_at: row.publishedAt,
    reading_minutes: row.readingMinutes,
    sponsor: row.sponsor,
  }
}

/** What stands around an article and belongs to others. */
export type Surroundings = {
  photos: Photo[]
  establishments: EstablishmentCard[]
  events: RowOf<typeof ArticleEvent>[]
  related: CardRow[]
}

export function presentArticle(
  article: PublicArticle,
  around: Surroundings,
): RowOf<typeof ArticleWire> {
  const { content, revisedAt } = article
  const inBody = new Set(photoIdsOf(content.body))
  return {
    ...presentArticleCard(article),
    cover_credit: content.cover?.credit ?? '',
    author: content.author,
    body: content.body,
    body_photos: around.photos.filter(({ id }) => inBody.has(id)),
    correction: content.correction,
    revised_at: revisedAt,
    establishments: inOrder(content.establishment_ids, around.establishments),
    events: inOrder(content.event_ids, around.events),
    related: around.related.map(presentArticleCard),
    social_image: articleCardPath(article),
  }
}

/** As the writer put them; what is gone is left out. */
function inOrder<Thing extends { id: string }>(ids: readonly string[], things: Thing[]): Thing[] {
  const known = new Map(things.map((thing) => [thing.id, thing]))
  return [...new Set(ids)].flatMap((id) => known.get(id) ?? [])
}

export function presentVersionRow(version: VersionRow): RowOf<typeof ArticleVersionRow> {
  return {
    number: version.number,
    kind: version.kind,
    title: version.title,
    saved_at: version.savedAt,
    saved_by: version.savedBy,
    restored_from: version.restoredFrom,
    words: version.words,
  }
}

export function presentPreviewLink(link: PreviewLink): RowOf<typeof ArticlePreviewLink> {
  return {
    id: link.id,
    created_at: link.createdAt,
    created_by: link.createdBy,
    expires_at: link.expiresAt,
  }
}
