import { lateBefore } from '@portal/contract/establishments/review-promise'
import type { WaitingCounts } from '@portal/contract/queues/waiting-counts'
import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'

/** Only counts; each queue belongs to its feature. Every count walks a partial index. */
export function queuesStore(connection: Connection) {
  return {
    async countWaiting(now: Date): Promise<WaitingCounts> {
      const { rows } = await sql<WaitingCounts>`
        select
          (select count(*)::integer from establishments
            where status = 'pending' and waiting_changes is null) as listings,
          (select count(*)::integer from establishments
            where status = 'pending' and waiting_changes is null
              and coalesce(waiting_since, submitted_at) < ${lateBefore(now)}) as late,
          (select count(*)::integer from establishments where waiting_changes is not null) as changes,
          (select count(*)::integer from reviews where status = 'pending') as reviews,
          (select count(*)::integer from claims where status = 'pending') as claims,
          (select count(*)::integer from reports where status = 'open') as reports,
          (select count(*)::integer from contributions where status = 'pending') as contributions,
          (select count(*)::integer from coverage_requests where status = 'new') as coverage,
          (select count(*)::integer from events where status = 'pending') as events
      `.execute(connection)
      const [counts] = rows
      if (!counts) throw new Error('counting answered with no row')
      return counts
    },
  }
}
