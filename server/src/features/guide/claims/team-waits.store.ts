import { sql } from 'kysely'
import type { TeamWaitingPart } from '../../../platform/feature.ts'

/** They hand a business over. */
export const teamWaits: readonly TeamWaitingPart[] = [
  {
    kind: 'claim',
    who: 'administrator',
    cost: 'day',
    isDecided: true,
    waiting: () => sql`
      select id::text, created_at as since, null::timestamptz as due_at
      from claims where status = 'pending'`,
    told: (ids) => sql`
      select claim.id::text, place.name as title, person.name as about, null as word, null as opens,
        null::integer as version, null::uuid as establishment_id
      from claims as claim join establishments as place on place.id = claim.establishment_id
      join users as person on person.id = claim.user_id
      where claim.id = any(${ids}::uuid[])`,
  },
]
