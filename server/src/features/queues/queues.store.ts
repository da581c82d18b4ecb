import type { WaitingCounts } from '@portal/contract/queues/waiting-counts'
import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'

/** Only counts; each queue belongs to its feature. Every count walks a partial index. */
export function queuesStore(connection: Connection) {
  return {
    async countWaiting(): Promise<WaitingCounts> {
      const { rows } = await sql<WaitingCounts>`
        select
          (select count(*)::integer from establishments
            where status = 'pending' and waiting_changes is null) as listings,
          (select count(*)::integer from establishments where waiting_changes is not null) as changes,
          (select count(*)::integer from reviews where status = 'pending') as reviews,
          (select count(*)::integer from claims where status = 'pending') as claims,
          (select count(*)::integer from reports where status = 'open') as reports
      `.execute(connection)
      return rows[0] ?? { listings: 0, changes: 0, reviews: 0, claims: 0, reports: 0 }
    },
  }
}
