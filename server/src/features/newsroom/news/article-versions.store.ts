import type { ArticleContent } from '@portal/contract/newsroom/news/article-content'
import type { VersionKind } from '@portal/contract/newsroom/news/news.texts'
import { countWords, plainTextOf } from '@portal/contract/rich-text/plain-text-of'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { Editor } from './articles.rules.ts'

export type VersionRow = {
  number: number
  kind: VersionKind
  title: string
  savedAt: Date
  savedBy: Editor
  restoredFrom: number | null
  words: number
}
export type Version = VersionRow & { content: ArticleContent }
type NewVersion = {
  articleId: string
  kind: VersionKind
  content: ArticleContent
  restoredFrom?: number
  by: string | null
  now: Date
}

const columns = sql`
  version.number, version.kind, version.content ->> 'title' as title,
  version.saved_at as "savedAt", version.restored_from as "restoredFrom", version.words,
  case when editor.id is not null
    then jsonb_build_object('id', editor.id, 'name', editor.name) end as "savedBy"`
const joins = sql`
  from article_versions as version left join users as editor on editor.id = version.saved_by`

/** The article is locked by whoever writes here: numbers follow one another. */
export function articleVersionsStore(connection: Connection) {
  return {
    async list(articleId: string, before: number | null, limit: number): Promise<VersionRow[]> {
      const { rows } = await statement<VersionRow>`
        select ${columns} ${joins} where version.article_id = ${articleId}
          and ${before === null ? sql`true` : sql`version.number < ${before}`}
        order by version.number desc limit ${limit}
      `.execute(connection)
      return rows
    },

    async find(articleId: string, number: number): Promise<Version | null> {
      const { rows } = await statement<Version>`
        select ${columns}, version.content ${joins}
        where version.article_id = ${articleId} and version.number = ${number}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** Answers with its number. */
    async add({ articleId, kind, content, restoredFrom, by, now }: NewVersion): Promise<number> {
      const { rows } = await statement<{ number: number }>`
        insert into article_versions
          (article_id, number, kind, content, words, restored_from, saved_by, began_at, saved_at)
        select ${articleId}, coalesce(max(number), 0) + 1, ${kind}, ${JSON.stringify(content)}::jsonb,
          ${countWords(plainTextOf(content.body))}, ${restoredFrom ?? null}::int, ${by}, ${now}, ${now}
        from article_versions where article_id = ${articleId}
        returning number
      `.execute(connection)
      const number = rows[0]?.number
      if (number === undefined) throw new Error('a version was not added')
      return number
    },

    /**
     * An autosave goes into the last one of the same person while that one is young; false where there
     * is none to go into.
     */
    async extendAutosave(
      { articleId, content, by, now }: Omit<NewVersion, 'kind'>,
      spanMs: number,
    ): Promise<boolean> {
      const { rows } = await sql`
        update article_versions set content = ${JSON.stringify(content)}::jsonb,
          words = ${countWords(plainTextOf(content.body))}, saved_at = ${now}
        where article_id = ${articleId} and kind = 'autosaved' and saved_by = ${by}
          and began_at > ${new Date(now.getTime() - spanMs)}
          and number = (select max(number) from article_versions where article_id = ${articleId})
        returning number
      `.execute(connection)
      return rows.length > 0
    },

    /** The last version that holds exactly this, if the last one does. */
    async lastIfSame(articleId: string, content: ArticleContent): Promise<number | null> {
      const { rows } = await statement<{ number: number }>`
        select number from article_versions
        where article_id = ${articleId} and kind <> 'conflict'
          and content = ${JSON.stringify(content)}::jsonb
          and number = (
            select max(number) from article_versions
            where article_id = ${articleId} and kind <> 'conflict'
          )
      `.execute(connection)
      return rows[0]?.number ?? null
    },

    /** A text that lost a conflict and is kept already, when it was sent before. */
    async findConflict(articleId: string, content: ArticleContent): Promise<number | null> {
      const { rows } = await statement<{ number: number }>`
        select number from article_versions
        where article_id = ${articleId} and kind = 'conflict'
          and content = ${JSON.stringify(content)}::jsonb
        order by number desc limit 1
      `.execute(connection)
      return rows[0]?.number ?? null
    },

    async mark(articleId: string, number: number, kind: VersionKind) {
      await connection
        .updateTable('article_versions')
        .set({ kind })
        .where('article_id', '=', articleId)
        .where('number', '=', number)
        .execute()
    },
  }
}
