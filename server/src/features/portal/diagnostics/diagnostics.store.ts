import type { ErrorReport } from '@portal/contract/portal/diagnostics/error-report'
import type { Connection } from '../../../platform/database/database.ts'

export function diagnosticsStore(connection: Connection) {
  return {
    async add(
      { path, message, release, ...details }: ErrorReport,
      faultId: string,
      at: Date,
    ): Promise<string> {
      const { id } = await connection
        .insertInto('error_reports')
        .values({
          ...{ fault_id: faultId, received_at: at, path, message, release },
          report: JSON.stringify(details),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async countSince(moment: Date): Promise<number> {
      const { count } = await connection
        .selectFrom('error_reports')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('received_at', '>', moment)
        .executeTakeFirstOrThrow()
      return count
    },

    async removeBefore(limit: Date): Promise<number> {
      const { numDeletedRows } = await connection
        .deleteFrom('error_reports')
        .where('received_at', '<', limit)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
