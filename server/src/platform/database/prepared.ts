import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'

const MARK = '/* prepared */'
/** Begins a statement that each connection plans once and keeps: for a few that are asked all day. */
export const PREPARED = sql.raw(MARK)

type Query = (this: unknown, ...given: unknown[]) => unknown
const names = new Map<string, string>()

/** Teaches a connection to keep the plans of marked statements. */
export function keepPlans(client: pg.PoolClient) {
  const { prototype } = pg.Client as unknown as { prototype: { query: Query } }
  const query = (text: unknown, values: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && text.startsWith(MARK)
      ? prototype.query.call(client, { name: nameOf(text), text, values }, ...rest)
      : prototype.query.call(client, text, values, ...rest)
  Object.assign(client, { query })
}

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha1').update(text).digest('hex')
  names.set(text, name)
  return name
}
