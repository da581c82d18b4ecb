import type { ArticleCategory } from '@portal/contract/newsroom/news/article-category'
import { type RawBuilder, sql } from 'kysely'
import { momentOrNull, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { isAfterPlace, type ListPosition, toPage } from '../../../platform/database/list-cursor.ts'
import {
  type CardRow,
  cardColumns,
  cardJoins,
  isOnAir,
  type PublicArticle,
} from './article-columns.ts'

/** What the public reads: only what is on the air at the moment it names. */
export function newsStore(connection: Connection) {
  const cards = async (now: Date, condition: RawBuilder<unknown>, limit: number) => {
    const { rows } = await statement<CardRow>`
      select ${cardColumns} from articles as article ${cardJoins}
      where ${isOnAir(now)} and ${condition}
      order by article.published_at desc, article.id desc limit ${limit}
    `.execute(connection)
    return rows
  }
  const nextMoment = (now: Date) => momentOrNull`(
    select min(publish_at) from articles where status = 'scheduled' and publish_at > ${now})`

  return {
    async list(now: Date, category: string | null, after: ListPosition | null, limit: number) {
      const inCategory = category ? sql`category.slug = ${category}` : sql`true`
      const isFurther = after
        ? isAfterPlace('article.published_at', 'article.id', after)
        : sql`true`
      return toPage(await cards(now, sql`${inCategory} and ${isFurther}`, limit + 1), limit)
    },

    /** Also by an address it once had. */
    async findPublished(slug: string, now: Date): Promise<PublicArticle | null> {
      const { rows } = await statement<PublicArticle>`
        select ${cardColumns}, article.live as content, article.revised_at as "revisedAt"
        from articles as article ${cardJoins}
        where ${isOnAir(now)} and article.id in (
          select id from articles where slug = ${slug}
          union all select article_id from article_slugs where slug = ${slug}
        )
      `.execute(connection)
      return rows[0] ?? null
    },

    async findPublishedById(id: string, now: Date): Promise<CardRow | null> {
      return (await cards(now, sql`article.id = ${id}`, 1))[0] ?? null
    },

    /** What to read next: of the same category first. Nobody pays to stand here. */
    async listRelated(id: string, categoryId: string | null, now: Date, limit: number) {
      const { rows } = await statement<CardRow>`
        select ${cardColumns} from articles as article ${cardJoins}
        where ${isOnAir(now)} and article.id <> ${id} and article.live ->> 'sponsor' is null
        order by article.category_id = ${categoryId}::uuid desc nulls last,
          article.published_at desc, article.id desc
        limit ${limit}
      `.execute(connection)
      return rows
    },

    /** With whole texts, for the feed. */
    async listWhole(now: Date, limit: number): Promise<PublicArticle[]> {
      const { rows } = await statement<PublicArticle>`
        select ${cardColumns}, article.live as content, article.revised_at as "revisedAt"
        from articles as article ${cardJoins} where ${isOnAir(now)}
        order by article.published_at desc, article.id desc limit ${limit}
      `.execute(connection)
      return rows
    },

    async listSince(moment: Date, now: Date, limit: number): Promise<CardRow[]> {
      return cards(now, sql`article.published_at >= ${moment}`, limit)
    },

    /** Those that have something to show. */
    async listCategories(now: Date): Promise<ArticleCategory[]> {
      const { rows } = await statement<ArticleCategory>`
        select id, slug, name from article_categories as category
        where exists (
          select 1 from articles as article
          where article.category_id = category.id and ${isOnAir(now)}
        )
        order by position, name
      `.execute(connection)
      return rows
    },

    /** When the next scheduled article appears: what is remembered now is wrong from then on. */
    async nextPublication(now: Date): Promise<Date | null> {
      const { rows } = await statement<{
        at: Date | null
      }>`select ${nextMoment(now)} as at`.execute(connection)
      return rows[0]?.at ?? null
    },

    /** Addresses in the order of their ids, for the sitemap. */
    async listAddresses(now: Date, after: string | null, limit: number) {
      const { rows } = await statement<{ id: string; slug: string; changedAt: Date }>`
        select article.id, article.slug,
          coalesce(article.revised_at, article.published_at) as "changedAt"
        from articles as article
        where ${isOnAir(now)} and ${after ? sql`article.id > ${after}` : sql`true`}
        order by article.id limit ${limit}
      `.execute(connection)
      return rows
    },

    async lastChange(now: Date): Promise<Date | null> {
      const { rows } = await statement<{ at: Date | null }>`
        select max(coalesce(article.revised_at, article.published_at)) as at
        from articles as article where ${isOnAir(now)}
      `.execute(connection)
      return rows[0]?.at ?? null
    },
  }
}
