import { CITY_DAYS, FEWEST_PEOPLE } from '@portal/contract/insight/insight/city-numbers.texts'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { sql } from 'kysely'
import { bool, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

export type CityDay = { day: string; people: number | null }
export type July = {
  year: number
  days: CityDay[]
  events: number
  members: number
  searches: number
  words: { term: string; searches: number }[]
  hasExamples: boolean
}

const MOST_WORDS = 10
/** While businesses of the demonstration are shown, its visits and members were invented with them. */
const showsExamples = bool`exists (select from establishments where is_demo and status = 'published')`

/** The whole portal, for everybody: nothing leaves here that is of fewer than ten people. */
export function cityNumbersStore(connection: Connection) {
  /** Every day from the first to the last; of one with too few people only that it was. */
  async function listDays(first: string, last: string): Promise<CityDay[]> {
    const { rows } = await statement<CityDay>`
      select to_char(one.day, 'YYYY-MM-DD') as day,
        case when sum(counted.people) >= ${sql.lit(FEWEST_PEOPLE)}
          then sum(counted.people)::integer end as people
      from generate_series(${first}::date, ${last}::date, interval '1 day') as one (day)
      left join portal_visit_hours as counted
        on counted.day = one.day::date and counted.page = 'portal'
      group by one.day order by one.day
    `.execute(connection)
    return rows
  }

  async function countEvents(first: string, last: string): Promise<number> {
    const { rows } = await statement<{ count: number }>`
      select count(*)::integer as count
      from event_occurrences as happens join events as event on event.id = happens.event_id
      where event.status = 'published' and happens.day between ${first}::date and ${last}::date
    `.execute(connection)
    return rows[0]?.count ?? 0
  }

  async function listWords(first: string, last: string) {
    // What finds nothing is often a name or a slip: only what the city has is shown.
    const { rows } = await statement<{ term: string; searches: number }>`
      select term, sum(searches)::integer as searches from search_terms
      where day between ${first}::date and ${last}::date group by term
      having sum(searches) >= ${sql.lit(FEWEST_PEOPLE)} and sum(empty) * 2 < sum(searches)
      order by searches desc, term limit ${sql.lit(MOST_WORDS)}
    `.execute(connection)
    return rows
  }

  return {
    async read(today: number, month: { first: string; last: string }) {
      const [first, last] = [isoDateOfDay(today - CITY_DAYS), isoDateOfDay(today - 1)]
      const [days, searches, events, known] = await Promise.all([
        listDays(first, last),
        listWords(first, last),
        countEvents(month.first, month.last),
        statement<{ since: string | null; businesses: number; has_examples: boolean }>`
          select (select to_char(min(day), 'YYYY-MM-DD') from portal_visit_hours) as since,
            (select count(*)::integer from directory) as businesses,
            ${showsExamples} as has_examples
        `.execute(connection),
      ])
      return {
        days,
        searches,
        events,
        since: known.rows[0]?.since ?? null,
        businesses: known.rows[0]?.businesses ?? 0,
        hasExamples: known.rows[0]?.has_examples ?? false,
      }
    },

    async readJuly(year: number): Promise<July> {
      const [first, last] = [`${year}-07-01`, `${year}-07-31`]
      const [days, events, words, sums] = await Promise.all([
        listDays(first, last),
        countEvents(first, last),
        listWords(first, last),
        statement<{ members: number; searches: number; has_examples: boolean }>`
          select ${showsExamples} as has_examples,
            (select count(*)::integer from users
              where (created_at at time zone 'America/Belem')::date
                between ${first}::date and ${last}::date) as members,
            (select coalesce(sum(searches), 0)::integer from search_terms
              where day between ${first}::date and ${last}::date) as searches
        `.execute(connection),
      ])
      const { members = 0, searches = 0, has_examples: hasExamples = false } = sums.rows[0] ?? {}
      return { year, days, events, members, searches, words, hasExamples }
    },
  }
}
