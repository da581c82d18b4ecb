import { sql } from 'kysely'
import type { TeamWaitingPart } from '../../../platform/feature.ts'
import { troubledStays } from './stay-troubles.store.ts'

/** Guests without an answer, and calendars that may sell a night twice. */
export const teamWaits: readonly TeamWaitingPart[] = [
  {
    kind: 'stay',
    who: 'administrator',
    cost: 'hours',
    isDecided: false,
    waiting: (now) => sql`
      select id::text, since, case trouble when 'waiting' then respond_by end as due_at
      from (${troubledStays(now)}) as troubled`,
    told: (ids, now) => sql`
      select one.id::text, place.name as title, one.unit_name as about, one.trouble as word, null as opens,
        null::integer as version, place.id as establishment_id
      from (${troubledStays(now)}) as one join lodging_units as unit on unit.id = one.unit_id
      join establishments as place on place.id = unit.establishment_id
      where one.id = any(${ids}::uuid[])`,
  },
  {
    kind: 'calendar',
    who: 'administrator',
    cost: 'day',
    isDecided: false,
    waiting: (now) => sql`
      select one.id::text, one.failing_since as since, null::timestamptz as due_at
      from calendar_feeds as one join lodging_units as unit on unit.id = one.unit_id
      where one.failing_since <= ${now}::timestamptz - interval '1 hour' and unit.removed_at is null`,
    told: (ids) => sql`
      select one.id::text, place.name as title, concat_ws(' · ', unit.name, one.name) as about,
        one.fault as word, null as opens, null::integer as version, place.id as establishment_id
      from calendar_feeds as one join lodging_units as unit on unit.id = one.unit_id
      join establishments as place on place.id = unit.establishment_id
      where one.id = any(${ids}::uuid[])`,
  },
]
