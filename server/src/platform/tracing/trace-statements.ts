import type pg from 'pg'
import { failureKind } from '../failure-kind.ts'
import { beginPart, isTracing } from './trace.ts'

const COMMENT = /^(?:\s|\/\*[^*]*\*\/)+/
const OPERATION = /^[a-z]+/i
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?("?[a-z_]+"?(?:\."?[a-z_]+"?)?)/i
const NAMES_KEPT = 2_000

type Named = { name: string; operation: string; table: string | undefined }
const names = new Map<string, Named>()

/** What a statement does to which table: never its text, in which a value may stand. */
export function nameOf(text: string): Named {
  const known = names.get(text)
  if (known) return known
  const plain = text.replace(COMMENT, '')
  const operation = (OPERATION.exec(plain)?.[0] ?? 'statement').toLowerCase()
  const table = TABLE.exec(plain)?.[1]?.replaceAll('"', '')
  const named = { name: table ? `${operation} ${table}` : operation, operation, table }
  if (names.size < NAMES_KEPT) names.set(text, named)
  return named
}

/** Every statement of this connection is a part of the trace that asks it. */
export function traceStatements(client: pg.PoolClient) {
  if (!isTracing()) return
  const ask = client.query as (...given: unknown[]) => unknown
  const query = (...given: unknown[]) => {
    const [asked] = given
    const text = typeof asked === 'string' ? asked : (asked as { text?: string } | null)?.text
    const named = nameOf(text ?? '')
    const end = beginPart({
      name: named.name,
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': named.operation,
        ...(named.table ? { 'db.collection.name': named.table } : {}),
      },
    })
    const answer = ask.apply(client, given)
    if (end && answer instanceof Promise) {
      answer.then(
        () => end(null),
        (error: unknown) => end(failureKind(error)),
      )
    }
    return answer
  }
  Object.assign(client, { query })
}
