import type { EditedArticleCategory } from '@portal/contract/newsroom/news/article-category'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

export function articleCategoriesStore(connection: Connection) {
  return {
    /** In their order, with how many articles name each, written or published. */
    async list(): Promise<EditedArticleCategory[]> {
      const { rows } = await statement<EditedArticleCategory>`
        select category.id, category.slug, category.name, category.position, (
          select count(*)::int from articles as article
          where article.category_id = category.id
            or article.draft ->> 'category_id' = category.id::text
        ) as articles
        from article_categories as category order by category.position, category.name
      `.execute(connection)
      return rows
    },

    async find(id: string) {
      const row = await connection
        .selectFrom('article_categories')
        .select(['id', 'slug', 'name', 'position'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row ?? null
    },

    /** Two who change the list wait for one another. */
    async lockAll() {
      await sql`lock table article_categories in share row exclusive mode`.execute(connection)
      return this.list()
    },

    async add(category: { slug: string; name: string; position: number }, now: Date) {
      const { id } = await connection
        .insertInto('article_categories')
        .values({ ...category, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async rename(id: string, name: string) {
      await connection
        .updateTable('article_categories')
        .set({ name })
        .where('id', '=', id)
        .execute()
    },

    async setOrder(ids: readonly string[]) {
      await sql`
        update article_categories as category set position = wanted.position - 1
        from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, position)
        where wanted.id = category.id
      `.execute(connection)
    },

    async remove(id: string) {
      await connection.deleteFrom('article_categories').where('id', '=', id).execute()
    },
  }
}
