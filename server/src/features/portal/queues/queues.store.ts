import { lateBefore } from '@portal/contract/guide/establishments/review-promise'
import {
  WAITING_KINDS,
  type WaitingCounts,
  type WaitingKind,
} from '@portal/contract/portal/queues/waiting-counts'
import { recordOf } from '@portal/contract/shared/records'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

/** Only counts; each queue belongs to its feature. Every part walks a partial index. */
export function queuesStore(connection: Connection) {
  return {
    async countWaiting(now: Date): Promise<WaitingCounts> {
      const late = lateBefore(now)
      const { rows } = await statement<{
        kind: WaitingKind
        count: number
        late: number
        since: Date
      }>`
        select kind, count(*)::integer as count, min(since) as since,
          count(*) filter (where kind = 'listings' and since < ${late})::integer as late
        from (
          select case when waiting_since is null then 'listings' else 'changes' end as kind,
            coalesce(waiting_since, submitted_at) as since
            from establishments where status = 'pending' or waiting_changes is not null
          union all select 'reviews', created_at from reviews where status = 'pending'
          union all select 'claims', created_at from claims where status = 'pending'
          union all select 'reports', created_at from reports where status = 'open'
          union all select 'contributions', created_at from contributions where status = 'pending'
          union all select 'coverage', created_at from coverage_requests where status = 'new'
          union all select 'events', created_at from events where status = 'pending'
          union all select 'offers', waiting_since from offers where state = 'pending'
        ) as waiting group by kind
      `.execute(connection)
      const found = new Map(rows.map((row) => [row.kind, row]))
      const counts = recordOf(WAITING_KINDS, (kind) => found.get(kind)?.count ?? 0)
      const oldest = Object.fromEntries(
        rows.flatMap(({ kind, since }) => (since ? [[kind, since.toISOString()]] : [])),
      )
      return { ...counts, late: found.get('listings')?.late ?? 0, oldest }
    },
  }
}
