import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { Editor } from './articles.rules.ts'

export type PreviewLink = {
  id: string
  articleId: string
  createdAt: Date
  createdBy: Editor
  expiresAt: Date
}

export function articlePreviewsStore(connection: Connection) {
  return {
    async list(articleId: string, now: Date): Promise<PreviewLink[]> {
      const { rows } = await statement<PreviewLink>`
        select link.id, link.article_id as "articleId", link.created_at as "createdAt",
          link.expires_at as "expiresAt", case when editor.id is not null
            then jsonb_build_object('id', editor.id, 'name', editor.name) end as "createdBy"
        from article_previews as link left join users as editor on editor.id = link.created_by
        where link.article_id = ${articleId} and link.expires_at > ${now}
        order by link.created_at desc
      `.execute(connection)
      return rows
    },

    async add(link: {
      articleId: string
      tokenHash: Buffer
      by: string | null
      now: Date
      expiresAt: Date
    }): Promise<string> {
      const { id } = await connection
        .insertInto('article_previews')
        .values({
          article_id: link.articleId,
          token_hash: link.tokenHash,
          created_by: link.by,
          created_at: link.now,
          expires_at: link.expiresAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** The article a link shows, while it works. */
    async articleOf(tokenHash: Buffer, now: Date): Promise<string | null> {
      const row = await connection
        .selectFrom('article_previews')
        .select('article_id')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return row?.article_id ?? null
    },

    /** The article whose link it was; null where there is no such link. */
    async remove(id: string): Promise<string | null> {
      const row = await connection
        .deleteFrom('article_previews')
        .where('id', '=', id)
        .returning('article_id')
        .executeTakeFirst()
      return row?.article_id ?? null
    },

    async removeExpired(now: Date) {
      await connection.deleteFrom('article_previews').where('expires_at', '<=', now).execute()
    },
  }
}
