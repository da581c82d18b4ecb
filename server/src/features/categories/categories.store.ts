import type { Category } from '@portal/contract/categories/category'
import type { Connection } from '../../platform/database/database.ts'

export type NewCategory = Omit<Category, 'id' | 'is_active'>

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

    async listAll(): Promise<Category[]> {
      return ordered().execute()
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
