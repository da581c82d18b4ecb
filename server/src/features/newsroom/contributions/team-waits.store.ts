import { sql } from 'kysely'
import type { TeamWaitingPart } from '../../../platform/feature.ts'

/** What people sent to "Você no Portal". */
export const teamWaits: readonly TeamWaitingPart[] = [
  {
    kind: 'contribution',
    who: 'moderator',
    cost: 'week',
    isDecided: true,
    waiting: () => sql`
      select id::text, created_at as since, null::timestamptz as due_at
      from contributions where status = 'pending'`,
    told: (ids) => sql`
      select id::text, title, coalesce(credit_name, '') as about, kind as word, null as opens, version,
        null::uuid as establishment_id
      from contributions where id = any(${ids}::uuid[])`,
  },
]
