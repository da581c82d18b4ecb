import { sql } from 'kysely'
import type { TeamWaitingPart } from '../../../platform/feature.ts'

/** Reviews that nobody reads until they are looked at. */
export const teamWaits: readonly TeamWaitingPart[] = [
  {
    kind: 'review',
    who: 'moderator',
    cost: 'day',
    isDecided: true,
    waiting: () => sql`
      select id::text, created_at as since, null::timestamptz as due_at
      from reviews where status = 'pending'`,
    told: (ids) => sql`
      select review.id::text, coalesce(place.name, sight.name) as title,
        concat_ws(' · ', review.rating || '/5', nullif(left(review.text, 120), '')) as about,
        review.queue_reasons[1] as word, null as opens, null::integer as version,
        null::uuid as establishment_id
      from reviews as review
      left join establishments as place on place.id = review.establishment_id
      left join sights as sight on sight.id = review.sight_id
      where review.id = any(${ids}::uuid[])`,
  },
]
