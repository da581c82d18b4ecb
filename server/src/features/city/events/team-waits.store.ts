import { sql } from 'kysely'
import type { TeamWaitingPart } from '../../../platform/feature.ts'

/** Events that people sent in; after their beginning one is worth nothing. */
export const teamWaits: readonly TeamWaitingPart[] = [
  {
    kind: 'event',
    who: 'editor',
    cost: 'week',
    isDecided: true,
    waiting: () => sql`
      select id::text, created_at as since, starts_at as due_at
      from events where status = 'pending'`,
    told: (ids) => sql`
      select id::text, title, venue_name as about, null as word, null as opens, version,
        null::uuid as establishment_id
      from events where id = any(${ids}::uuid[])`,
  },
]
