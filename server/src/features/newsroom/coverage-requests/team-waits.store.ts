import { sql } from 'kysely'
import type { TeamWaitingPart } from '../../../platform/feature.ts'

/** Requests that nobody has looked at; after its event one is worth nothing. */
export const teamWaits: readonly TeamWaitingPart[] = [
  {
    kind: 'coverage',
    who: 'editor',
    cost: 'week',
    isDecided: true,
    waiting: () => sql`
      select id::text, created_at as since,
        (event_on::timestamp at time zone 'America/Belem') as due_at
      from coverage_requests where status = 'new'`,
    told: (ids) => sql`
      select id::text, event_name as title, concat_ws(' · ', place, contact_name) as about,
        null as word, null as opens, version, null::uuid as establishment_id
      from coverage_requests where id = any(${ids}::uuid[])`,
  },
]
