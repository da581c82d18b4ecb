import type { Home } from '@portal/contract/home/home'
import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'

/** The first of the city's beaches whose ramps are known, or else its first beach. */
const beach = sql`
  select jsonb_build_object('slug', slug, 'name', name, 'ramps', content -> 'ramps')
  from sights where kind = 'beach' and status = 'published'
  order by jsonb_array_length(content -> 'ramps') = 0, position, name limit 1`

type Digest = Pick<Home, 'beach'>

/**
 * The home is a digest of many features. Its store reads their tables, and never writes to them, so
 * that the page costs one statement instead of one for each.
 */
export function homeStore(connection: Connection) {
  return {
    async read(_now: Date): Promise<Digest> {
      const parts: Record<keyof Digest, RawBuilder<unknown>> = { beach }
      const columns = Object.entries(parts).map(
        ([name, part]) => sql`(${part}) as ${sql.ref(name)}`,
      )
      const { rows } = await sql<Digest>`select ${sql.join(columns)}`.execute(connection)
      return { beach: rows[0]?.beach ?? null }
    },
  }
}
