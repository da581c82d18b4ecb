import type { PortalTraffic } from '@portal/contract/insight/analytics/traffic'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

/** Only reads: the rollups belong to whoever counts visits. */
export function trafficStore(connection: Connection) {
  return {
    /** `day` is a day of the city. */
    async read(day: string): Promise<PortalTraffic> {
      const { rows } = await statement<{ is_today: boolean; hour: number; people: number }>`
        select day = ${day}::date as is_today, hour, people from portal_visit_hours
        where page = 'portal' and day in (${day}::date, ${day}::date - 7)
      `.execute(connection)
      const first = await statement<{ day: string | null }>`
        select min(day)::text as day from portal_visit_hours`.execute(connection)
      const hours = (isToday: boolean) => {
        const people = Array.from({ length: 24 }, () => 0)
        for (const row of rows) if (row.is_today === isToday) people[row.hour] = row.people
        return people
      }
      return {
        day,
        today: hours(true),
        before: hours(false),
        counted_since: first.rows[0]?.day ?? null,
      }
    },
  }
}
