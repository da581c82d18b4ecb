import { REVIEW_HOURS } from '@portal/contract/guide/establishments/review-promise'
import { sql } from 'kysely'
import type { TeamWaitingPart } from '../../../platform/feature.ts'

/** As the index of what waits has it. */
const WAITING = sql`(status = 'pending' or waiting_changes is not null)`
const PLACE_OF_TOWN = sql`concat_ws(' · ',
  (select category.name from categories as category where category.id = listing.category_id), neighbourhood)`

/** New listings, and edits of published ones that say who and where a business is. */
export const teamWaits: readonly TeamWaitingPart[] = [
  {
    kind: 'listing',
    who: 'moderator',
    cost: 'week',
    isDecided: true,
    waiting: () => sql`
      select id::text, submitted_at as since,
        submitted_at + interval '1 hour' * ${REVIEW_HOURS}::integer as due_at
      from establishments where ${WAITING} and waiting_since is null`,
    told: (ids) => sql`
      select listing.id::text, name as title, ${PLACE_OF_TOWN} as about, null as word, null as opens,
        version, null::uuid as establishment_id
      from establishments as listing where id = any(${ids}::uuid[])`,
  },
  {
    kind: 'change',
    who: 'moderator',
    cost: 'day',
    isDecided: true,
    waiting: () => sql`
      select id::text, waiting_since as since, null::timestamptz as due_at
      from establishments where ${WAITING} and waiting_since is not null`,
    told: (ids) => sql`
      select id::text, name as title, (select string_agg(field, ' ' order by field)
          from jsonb_object_keys(waiting_changes) as field) as about,
        null as word, null as opens, version, null::uuid as establishment_id
      from establishments where id = any(${ids}::uuid[])`,
  },
]
