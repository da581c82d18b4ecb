import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../../platform/database/database.ts'

type Place = { category_id: string; subcategory_id: string | null }

/** Carries listings over when administrators rearrange the categories. No edit of anybody's listing. */
export function listingCategoriesStore(connection: Connection) {
  /** Edits that wait for approval name categories too. */
  async function carry(from: { column: string; id: string }, to: Partial<Place>): Promise<number> {
    const column = sql.ref(from.column)
    const values = JSON.stringify(to)
    await sql`
      update establishments set waiting_changes = waiting_changes || ${values}::jsonb
      where waiting_changes is not null and waiting_changes ->> ${from.column} = ${from.id}
    `.execute(connection)
    const assignments = Object.entries(to).map(
      ([name, id]): RawBuilder<unknown> => sql`${sql.ref(name)} = ${id}::uuid`,
    )
    const { numAffectedRows } = await sql`
      update establishments set ${sql.join(assignments)} where ${column} = ${from.id}::uuid
    `.execute(connection)
    return Number(numAffectedRows ?? 0)
  }

  return {
    /** What names a category of the first level; the ones within it are the caller's to move. */
    moveCategory: (from: string, to: string) =>
      carry({ column: 'category_id', id: from }, { category_id: to }),

    moveSubcategory: (from: string, to: Place) => carry({ column: 'subcategory_id', id: from }, to),
  }
}
