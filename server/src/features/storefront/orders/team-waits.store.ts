import { sql } from 'kysely'
import type { TeamWaitingPart } from '../../../platform/feature.ts'
import { troubledOrders } from './order-troubles.store.ts'

/** Orders that went wrong: whoever ordered waits now. */
export const teamWaits: readonly TeamWaitingPart[] = [
  {
    kind: 'order',
    who: 'administrator',
    cost: 'hours',
    isDecided: false,
    waiting: (now) => sql`
      select id::text, since, null::timestamptz as due_at from (${troubledOrders(now)}) as troubled`,
    told: (ids, now) => sql`
      select told.id::text, told.number::text as title,
        concat_ws(' · ', place.name, told.contact_name) as about,
        told.trouble as word, null as opens, null::integer as version, place.id as establishment_id
      from (${troubledOrders(now)}) as told join establishments as place on place.id = told.establishment_id
      where told.id = any(${ids}::uuid[])`,
  },
]
