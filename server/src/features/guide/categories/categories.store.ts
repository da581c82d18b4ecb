import type { Category } from '@portal/contract/guide/categories/category'
import type { EditedCategory } from '@portal/contract/guide/categories/category-editor'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

export type NewCategory = Omit<Category, 'id' | 'is_active'>
type CategoryChanges = Partial<Omit<Category, 'id' | 'slug'>> & { merged_into?: string | null }

/** Two levels, parents first, each in the order the administrators gave them. */
export function categoriesStore(connection: Connection) {
  const ordered = () =>
    connection
      .selectFrom('categories')
      .selectAll()
      .orderBy('parent_id', (order) => order.asc().nullsFirst())
      .orderBy('position')
      .orderBy('name')
      .orderBy('id')

  return {
    async listActive(): Promise<Category[]> {
      return ordered().where('is_active', '=', true).execute()
    },

    /** By its address, or by that of one that was merged into it. */
    async findActive(slug: string): Promise<Category | null> {
      const { rows } = await statement<Category>`
        select category.* from categories as asked
        join categories as category on category.id = coalesce(asked.merged_into, asked.id)
        where asked.slug = ${slug} and category.is_active
      `.execute(connection)
      return rows[0] ?? null
    },

    async listAll(): Promise<Category[]> {
      return ordered().execute()
    },

    /** With how many listings name each, for those who edit them. */
    async listEdited(): Promise<EditedCategory[]> {
      const { rows } = await statement<EditedCategory>`
        select category.*, coalesce(used.count, 0)::integer as listings
        from categories as category
        left join (
          select category_id as id, count(*) as count from establishments group by category_id
          union all
          select subcategory_id, count(*) from establishments
          where subcategory_id is not null group by subcategory_id
        ) as used on used.id = category.id
        order by category.parent_id nulls first, category.position, category.name, category.id
      `.execute(connection)
      return rows
    },

    /** One editor at a time, because names and orders are about all of them; readers never wait. */
    async lockAll(): Promise<EditedCategory[]> {
      await sql`lock table categories in share row exclusive mode`.execute(connection)
      return this.listEdited()
    },

    async add(category: NewCategory): Promise<string> {
      const { id } = await connection
        .insertInto('categories')
        .values(category)
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async save(id: string, changes: CategoryChanges) {
      await connection
        .updateTable('categories')
        .set((expression) => ({ ...changes, version: expression('version', '+', 1) }))
        .where('id', '=', id)
        .execute()
    },

    /** What lies within shows the icon of what holds it. */
    async setIconWithin(parentId: string, icon: string) {
      await connection
        .updateTable('categories')
        .set({ icon })
        .where('parent_id', '=', parentId)
        .execute()
    },

    /** Out of the guide. Its address leads to where its listings went, and so do those that led to it. */
    async archive(id: string, mergedInto: string | null) {
      await this.save(id, { is_active: false, merged_into: mergedInto })
      if (!mergedInto) return
      await connection
        .updateTable('categories')
        .set({ merged_into: mergedInto })
        .where('merged_into', '=', id)
        .execute()
    },

    async reorder(ids: readonly string[]) {
      await sql`
        update categories as category set position = place.position - 1
        from unnest(${ids}::uuid[]) with ordinality as place (id, position)
        where category.id = place.id
      `.execute(connection)
    },

    /** After those that are there already, in their own order. */
    async moveWithin(from: string, to: string, icon: string) {
      await sql`
        update categories set parent_id = ${to}, icon = ${icon}, version = version + 1,
          position = position + 1 + coalesce(
            (select max(position) from categories where parent_id = ${to}), 0)
        where parent_id = ${from}
      `.execute(connection)
    },

    /** Leaves alone what is there already; answers with the id either way. */
    async ensure(category: NewCategory): Promise<string> {
      const added = await connection
        .insertInto('categories')
        .values(category)
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (added) return added.id
      const { id } = await connection
        .selectFrom('categories')
        .select('id')
        .where('slug', '=', category.slug)
        .executeTakeFirstOrThrow()
      return id
    },
  }
}
