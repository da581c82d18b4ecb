import { sql } from 'kysely'
import type { TeamWaitingPart } from '../../../platform/feature.ts'

/** Services that fail, and work that was given up. */
export const teamWaits: readonly TeamWaitingPart[] = [
  {
    kind: 'health',
    who: 'administrator',
    cost: 'hours',
    isDecided: false,
    waiting: () => sql`
      select service as id, coalesce(ok_at, failed_at) as since, null::timestamptz as due_at
      from service_health where failed_at > coalesce(ok_at, '-infinity')
      union all
      select 'failed-work', min(first_at), null from failed_work having count(*) > 0`,
    told: (ids) => sql`
      select one as id, one as title, case one when 'failed-work'
          then (select count(*)::text from failed_work) end as about,
        one as word, null as opens, null::integer as version, null::uuid as establishment_id
      from unnest(${ids}::text[]) as one`,
  },
]
