import type { Photo } from '@portal/contract/ground/media/media'
import type { ArticleEvent } from '@portal/contract/newsroom/news/article'
import type { ArticleContent } from '@portal/contract/newsroom/news/article-content'
import type { ArticleStatus } from '@portal/contract/newsroom/news/news.texts'
import { plainTextOf, readingMinutes } from '@portal/contract/rich-text/plain-text-of'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { ListSort } from '@portal/contract/shared/list-query'
import { sql } from 'kysely'
import { selected, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { photoJson } from '../../../platform/database/photo-json.ts'
import { ordersBy, sortedList } from '../../../platform/database/sorted-list.ts'
import type { Article, Editor } from './articles.rules.ts'

export type ArticleFilter = {
  status?: ArticleStatus | undefined
  category?: string | undefined
  q?: string | undefined
  /** Only what this person began. */
  writer?: string | null
}
export type PhotoOfUse = { id: string; userId: string | null; status: string; isShown: boolean }
export type NamedThing = { id: string; name: string; slug: string }

const editor = selected<Editor>`case when editor.id is not null
  then jsonb_build_object('id', editor.id, 'name', editor.name) end`

/** As PostgreSQL's `like` would read them: signs of its own are letters here. */
const containing = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

const columns = sql`
  article.id, article.slug, article.status, article.version, article.draft, article.live,
  article.publish_at as "publishAt", article.published_at as "publishedAt",
  article.revised_at as "revisedAt", article.created_at as "createdAt", article.created_by as "createdBy",
  article.updated_at as "updatedAt", ${editor} as "updatedBy"`

const ORDERS = ordersBy(
  sql`article.updated_at`,
  sql`(folded(article.draft ->> 'title') collate "C")`,
)
type Page = { sort: ListSort; cursor?: string | undefined; limit: number }

/** Articles as they are written. */
export function articlesStore(connection: Connection) {
  return {
    /** In the text, the public copy and every version: one that is brought back shows the new photo too. */
    async replacePhoto(oldId: string, newId: string) {
      const swapped = (column: string) =>
        sql`replace(${sql.ref(column)}::text, ${oldId}, ${newId})::jsonb`
      const shownIn = sql`select article_id from article_photos where media_id = ${oldId}`
      await sql`
        update articles set draft = ${swapped('draft')}, live = ${swapped('live')}, version = version + 1
        where id in (${shownIn})
      `.execute(connection)
      await sql`
        update article_versions set content = ${swapped('content')} where article_id in (${shownIn})
      `.execute(connection)
    },

    async find(id: string): Promise<Article | null> {
      const { rows } = await statement<Article>`
        select ${columns} from articles as article
        left join users as editor on editor.id = article.updated_by where article.id = ${id}
      `.execute(connection)
      return rows[0] ?? null
    },

    async lock(id: string): Promise<Article | null> {
      await sql`select 1 from articles where id = ${id} for update`.execute(connection)
      return this.find(id)
    },

    /** By when it was changed, or its title; `now` tells what is on the air already. */
    async list(filter: ArticleFilter, { sort, cursor, limit }: Page, now: Date) {
      const list = sortedList(ORDERS, sort, 'article.id')
      const isDue = sql`(article.status = 'scheduled' and article.publish_at <= ${now})`
      const conditions = [
        filter.status
          ? sql`case when ${isDue} then 'published' else article.status end = ${filter.status}`
          : sql`true`,
        filter.category ? sql`article.draft ->> 'category_id' = ${filter.category}` : sql`true`,
        filter.q
          ? sql`folded(article.draft ->> 'title') like folded(${containing(filter.q)})`
          : sql`true`,
        filter.writer ? sql`article.created_by = ${filter.writer}` : sql`true`,
        list.after(cursor),
      ]
      const { rows } = await statement<Article & { sort_key: number | string }>`
        select ${columns}, ${list.key} as sort_key
        from articles as article left join users as editor on editor.id = article.updated_by
        where ${sql.join(conditions, sql` and `)}
        order by ${list.orderBy} limit ${limit + 1}
      `.execute(connection)
      return list.toPage(rows, limit)
    },

    /** Whether it was added; false where there is one of that id already. */
    async add(id: string, draft: ArticleContent, by: string | null, now: Date): Promise<boolean> {
      const row = await connection
        .insertInto('articles')
        .values({
          id,
          draft: JSON.stringify(draft),
          created_at: now,
          updated_at: now,
          created_by: by,
          updated_by: by,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    async save(article: Article, by: string | null, now: Date) {
      const { live } = article
      await connection
        .updateTable('articles')
        .set((expression) => ({
          slug: article.slug,
          status: article.status,
          version: expression('version', '+', 1),
          draft: JSON.stringify(article.draft),
          live: live && JSON.stringify(live),
          body_text: live ? plainTextOf(live.body) : '',
          reading_minutes: live ? readingMinutes(live.body) : 1,
          publish_at: article.publishAt,
          published_at: article.publishedAt,
          revised_at: article.revisedAt,
          updated_at: now,
          updated_by: by,
        }))
        .where('id', '=', article.id)
        .execute()
    },

    /** What is due becomes published; answers with what did. Its editors notice nothing. */
    async publishDue(now: Date): Promise<{ id: string }[]> {
      const { rows } = await statement<{ id: string }>`
        update articles set status = 'published' where id in (
          select id from articles where status = 'scheduled' and publish_at <= ${now}
          for update skip locked
        ) returning id
      `.execute(connection)
      return rows
    },

    /** Whether no other article has this address, or had it. */
    async isSlugFree(slug: string, id: string): Promise<boolean> {
      const { rows } = await sql`
        select 1 from articles where slug = ${slug} and id <> ${id}
        union all select 1 from article_slugs where slug = ${slug} and article_id <> ${id}
      `.execute(connection)
      return rows.length === 0
    },

    /** From now on `old` leads to the article, whose own address is `present`. */
    async keepOldSlug(id: string, old: string, present: string) {
      await sql`
        insert into article_slugs (slug, article_id) values (${old}, ${id})
        on conflict (slug) do nothing
      `.execute(connection)
      await connection.deleteFrom('article_slugs').where('slug', '=', present).execute()
    },

    /** Those of them that are photos anybody may see; none of them is swept meanwhile. */
    async lockPhotos(ids: readonly string[], articleId: string): Promise<PhotoOfUse[]> {
      const { rows } = await statement<PhotoOfUse>`
        select id, user_id as "userId", status, exists (
          select 1 from article_photos as shown
          where shown.media_id = media.id and shown.article_id = ${articleId}
        ) as "isShown"
        from media where id = any(${[...ids]}::uuid[]) and not is_private for key share
      `.execute(connection)
      return rows
    },

    async addPhotos(articleId: string, ids: readonly string[]) {
      if (ids.length === 0) return
      await sql`
        insert into article_photos (article_id, media_id)
        select ${articleId}, unnest(${[...ids]}::uuid[]) on conflict do nothing
      `.execute(connection)
    },

    async photos(ids: readonly string[]): Promise<Photo[]> {
      if (ids.length === 0) return []
      const { rows } = await statement<{ photo: Photo }>`
        select ${photoJson()} as photo from media
        where id = any(${[...ids]}::uuid[]) and status <> 'failed' and not is_private
      `.execute(connection)
      return rows.map(({ photo }) => photo)
    },

    async establishmentNames(ids: readonly string[]): Promise<NamedThing[]> {
      if (ids.length === 0) return []
      const { rows } = await statement<NamedThing>`
        select id, name, slug from establishments where id = any(${[...ids]}::uuid[])
      `.execute(connection)
      return rows
    },

    async eventNames(ids: readonly string[]): Promise<NamedThing[]> {
      if (ids.length === 0) return []
      const { rows } = await statement<NamedThing>`
        select id, title as name, slug from events where id = any(${[...ids]}::uuid[])
      `.execute(connection)
      return rows
    },

    /** Those that are published, with their next date, or their last where none is to come. */
    async events(ids: readonly string[], now: Date): Promise<RowOf<typeof ArticleEvent>[]> {
      if (ids.length === 0) return []
      const { rows } = await statement<RowOf<typeof ArticleEvent>>`
        select event.id, event.slug, event.title,
          case when media.id is not null then ${photoJson()} end as photo,
          coalesce(
            (select min(starts_at) from event_occurrences
              where event_id = event.id and over_at > ${now}),
            (select max(starts_at) from event_occurrences where event_id = event.id)
          ) as starts_at
        from events as event
        left join media on media.id = event.poster_id
          and media.status <> 'failed' and not media.is_private
        where event.id = any(${[...ids]}::uuid[]) and event.status = 'published'
      `.execute(connection)
      return rows
    },

    /** Somebody has it open. */
    async beat(articleId: string, editorId: string, now: Date) {
      await sql`
        insert into article_presence (article_id, editor_id, seen_at)
        values (${articleId}, ${editorId}, ${now})
        on conflict (article_id, editor_id) do update set seen_at = excluded.seen_at
      `.execute(connection)
    },

    async leave(articleId: string, editorId: string) {
      await connection
        .deleteFrom('article_presence')
        .where('article_id', '=', articleId)
        .where('editor_id', '=', editorId)
        .execute()
    },

    /** Who has any of these open, but for one person. */
    async others(articleIds: readonly string[], editorId: string, since: Date) {
      const { rows } = await statement<{
        articleId: string
        id: string
        name: string
        seenAt: Date
      }>`
        select presence.article_id as "articleId", editor.id, editor.name,
          presence.seen_at as "seenAt"
        from article_presence as presence join users as editor on editor.id = presence.editor_id
        where presence.article_id = any(${[...articleIds]}::uuid[])
          and presence.editor_id <> ${editorId}
          and presence.seen_at > ${since}
        order by editor.name
      `.execute(connection)
      return rows
    },

    async forgetPresence(before: Date) {
      await connection.deleteFrom('article_presence').where('seen_at', '<', before).execute()
    },
  }
}
