import { sql } from 'kysely'
import type { TeamWaitingPart } from '../../../platform/feature.ts'

/** Prizes that nobody has fetched yet. */
export const teamWaits: readonly TeamWaitingPart[] = [
  {
    kind: 'prize',
    who: 'superadministrator',
    cost: 'week',
    isDecided: false,
    waiting: () => sql`
      select draw_id || ':' || prize as id,
        coalesce(notified_at, claim_until::timestamp at time zone 'America/Belem') as since,
        (claim_until::timestamp at time zone 'America/Belem') as due_at
      from draw_winners where delivered_at is null and lapsed_at is null`,
    told: (ids) => sql`
      select winner.draw_id || ':' || winner.prize as id, draw.title,
        record.prizes -> (winner.prize - 1) ->> 'title' as about, null as word,
        winner.draw_id::text as opens, null::integer as version, null::uuid as establishment_id
      from draw_winners as winner join draws as draw on draw.id = winner.draw_id
      left join draw_legal_records as record on record.draw_id = draw.id
      where (winner.draw_id || ':' || winner.prize) = any(${ids}::text[])`,
  },
]
