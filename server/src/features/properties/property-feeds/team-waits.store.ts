import { sql } from 'kysely'
import type { TeamWaitingPart } from '../../../platform/feature.ts'

/** Agencies whose stock cannot be read. */
export const teamWaits: readonly TeamWaitingPart[] = [
  {
    kind: 'feed',
    who: 'administrator',
    cost: 'day',
    isDecided: false,
    waiting: () => sql`
      select id::text, failing_since as since, null::timestamptz as due_at
      from property_feeds where failing_since is not null`,
    told: (ids) => sql`
      select feed.id::text, place.name as title, feed.host as about, null as word, null as opens,
        null::integer as version, place.id as establishment_id
      from property_feeds as feed join establishments as place on place.id = feed.establishment_id
      where feed.id = any(${ids}::uuid[])`,
  },
]
