import { sql } from 'kysely'
import type { TeamWaitingPart } from '../../../platform/feature.ts'

/** What visitors say is wrong. */
export const teamWaits: readonly TeamWaitingPart[] = [
  {
    kind: 'report',
    who: 'moderator',
    cost: 'day',
    isDecided: true,
    waiting: () => sql`
      select id::text, created_at as since, null::timestamptz as due_at
      from reports where status = 'open'`,
    told: (ids) => sql`
      select report.id::text, coalesce(place.name, reviewed.name, sight.name, of_item.name, property.title, '') as title,
        nullif(left(report.details, 120), '') as about, report.reason as word, null as opens,
        null::integer as version, null::uuid as establishment_id
      from reports as report
      left join establishments as place on place.id = report.subject_id
      left join reviews as review on review.id = report.subject_id
      left join establishments as reviewed on reviewed.id = review.establishment_id
      left join sights as sight on sight.id = review.sight_id
      left join catalog_items as item on item.id = report.subject_id
      left join establishments as of_item on of_item.id = item.establishment_id
      left join properties as property on property.id = report.subject_id
      where report.id = any(${ids}::uuid[])`,
  },
]
