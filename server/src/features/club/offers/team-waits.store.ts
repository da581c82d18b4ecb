import { sql } from 'kysely'
import type { TeamWaitingPart } from '../../../platform/feature.ts'

/** Offers of partners, due when they are to begin. */
export const teamWaits: readonly TeamWaitingPart[] = [
  {
    kind: 'offer',
    who: 'moderator',
    cost: 'week',
    isDecided: true,
    waiting: () => sql`
      select id::text, waiting_since as since, starts_at as due_at
      from offers where state = 'pending'`,
    told: (ids) => sql`
      select offer.id::text, offer.title, place.name as about, null as word, null as opens,
        offer.version, null::uuid as establishment_id
      from offers as offer join establishments as place on place.id = offer.establishment_id
      where offer.id = any(${ids}::uuid[])`,
  },
]
