import type { VisitKind, VisitSource } from '@portal/contract/insight/analytics/visit-kinds'
import { sql } from 'kysely'
import type { Deps } from '../src/deps.ts'

type Portal = { deps: Deps }
type Hour = { day: string; hour: number; kind: VisitKind; people: number }

/** What the counting of visits leaves in the rollups of a business. */
export async function countVisits({ deps }: Portal, id: string, rows: readonly Hour[]) {
  const hours = rows.map((row) => ({ ...row, id, events: row.people * 2 }))
  await deps.stores.visits.addRollups({ hours, pages: [], sources: [], words: [] })
}

export async function countSource(
  { deps }: Portal,
  id: string,
  { day, source, people }: { day: string; source: VisitSource; people: number },
) {
  await sql`
    insert into visit_sources (establishment_id, day, source, people)
    values (${id}, ${day}::date, ${source}, ${people})
  `.execute(deps.connection)
}

export async function countWord(
  { deps }: Portal,
  id: string,
  { day, word, people }: { day: string; word: string; people: number },
) {
  await sql`
    insert into visit_words (establishment_id, day, word, people)
    values (${id}, ${day}::date, ${word}, ${people})
  `.execute(deps.connection)
}

/** People of the whole portal on a day. */
export async function countPortal({ deps }: Portal, day: string, people: number) {
  await sql`
    insert into portal_visit_hours (day, hour, page, events, people)
    values (${day}::date, 10, 'portal', ${people * 3}, ${people})
  `.execute(deps.connection)
}
