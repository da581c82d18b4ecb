import { sql } from 'kysely'
import type { TeamWaitingPart } from '../../../platform/feature.ts'

const YEAR_SECONDS = 366 * 86_400

/** Numbers people call in need that nobody has looked at for a year. */
export const teamWaits: readonly TeamWaitingPart[] = [
  {
    kind: 'fact',
    who: 'editor',
    cost: 'none',
    isDecided: false,
    waiting: (now) => sql`
      select id::text, updated_at + interval '366 days' * floor(
          extract(epoch from ${now}::timestamptz - updated_at) / ${YEAR_SECONDS}::integer) as since,
        null::timestamptz as due_at
      from utility_entries
      where status = 'published' and updated_at <= ${now}::timestamptz - interval '366 days'`,
    told: (ids) => sql`
      select id::text, title, kind as about, null as word, null as opens, null::integer as version,
        null::uuid as establishment_id
      from utility_entries where id = any(${ids}::uuid[])`,
  },
]
