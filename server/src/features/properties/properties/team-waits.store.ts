import { sql } from 'kysely'
import type { TeamWaitingPart } from '../../../platform/feature.ts'

/** The same photo under two advertisers. */
export const teamWaits: readonly TeamWaitingPart[] = [
  {
    kind: 'property',
    who: 'moderator',
    cost: 'week',
    isDecided: true,
    waiting: () => sql`
      select id::text, created_at as since, null::timestamptz as due_at
      from property_flags where dismissed_at is null`,
    told: (ids) => sql`
      select flag.id::text, one.title, other.title as about, null as word, null as opens,
        null::integer as version, null::uuid as establishment_id
      from property_flags as flag join properties as one on one.id = flag.property_id
      join properties as other on other.id = flag.other_id
      where flag.id = any(${ids}::uuid[])`,
  },
]
