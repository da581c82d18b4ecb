import type { ErrorReport } from '@portal/contract/diagnostics/error-report'
import type { Connection } from '../../platform/database/database.ts'

export function diagnosticsStore(connection: Connection) {
  return {
    async add({ path, message, release, ...details }: ErrorReport, at: Date): Promise<string> {
      const { id } = await connection
        .insertInto('error_reports')
        .values({ received_at: at, path, message, release, report: JSON.stringify(details) })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
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
