import type { SearchTerm } from '@portal/contract/portal/search/search-admin'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { SHOWN_FROM_SEARCHES, TERMS_MOST } from './search.constants.ts'

export type CountedTerm = { term: string; searches: number; empty: number }

/** What is looked for: words and numbers of a day, never who. */
export function searchTermsStore(connection: Connection) {
  const listBy = async (column: 'searches' | 'empty', since: string, limit: number) => {
    const { rows } = await statement<SearchTerm>`
      select term, sum(searches)::integer as searches, sum(empty)::integer as empty
      from search_terms where day >= ${since}::date group by term
      having sum(${sql.ref(column)}) >= ${sql.lit(SHOWN_FROM_SEARCHES)}
      order by sum(${sql.ref(column)}) desc, term limit ${limit}
    `.execute(connection)
    return rows
  }

  return {
    async add(day: string, terms: readonly CountedTerm[]): Promise<void> {
      // In one order: two nodes that write the same terms never wait for each other in a circle.
      const sorted = [...terms].sort((one, other) => (one.term < other.term ? -1 : 1))
      await sql`
        insert into search_terms as kept (day, term, searches, empty)
        select ${day}::date, counted.* from unnest(
          ${sorted.map(({ term }) => term)}::text[],
          ${sorted.map(({ searches }) => searches)}::integer[],
          ${sorted.map(({ empty }) => empty)}::integer[]
        ) as counted
        on conflict (day, term) do update set
          searches = kept.searches + excluded.searches, empty = kept.empty + excluded.empty
      `.execute(connection)
    },

    popular: (since: string, limit = TERMS_MOST) => listBy('searches', since, limit),
    inVain: (since: string) => listBy('empty', since, TERMS_MOST),

    /** Popular ones that do find something, for visitors. */
    async worthShowing(since: string, limit: number): Promise<string[]> {
      const { rows } = await statement<{ term: string }>`
        select term from search_terms where day >= ${since}::date group by term
        having sum(searches) >= ${sql.lit(SHOWN_FROM_SEARCHES)} and sum(empty) * 2 < sum(searches)
        order by sum(searches) desc, term limit ${limit}
      `.execute(connection)
      return rows.map(({ term }) => term)
    },

    async forgetBefore(day: string): Promise<void> {
      await sql`delete from search_terms where day < ${day}::date`.execute(connection)
    },
  }
}
