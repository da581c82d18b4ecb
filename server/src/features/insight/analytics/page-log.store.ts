import type { Connection } from '../../../platform/database/database.ts'

/** How far the log of nginx was read, and of which file. */
export type LogPosition = { file: number; position: number }

export function pageLogStore(connection: Connection) {
  return {
    /** Held until the end: of two workers one reads. */
    async lock(path: string): Promise<LogPosition | null> {
      await connection
        .insertInto('page_log_positions')
        .values({ path, file: 0, position: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const kept = await connection
        .selectFrom('page_log_positions')
        .select(['file', 'position'])
        .where('path', '=', path)
        .forUpdate()
        .executeTakeFirstOrThrow()
      return kept.file === 0 ? null : kept
    },

    async keep(path: string, { file, position }: LogPosition): Promise<void> {
      await connection
        .updateTable('page_log_positions')
        .set({ file, position })
        .where('path', '=', path)
        .execute()
    },
  }
}
