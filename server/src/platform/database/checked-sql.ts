import { type RawBuilder, sql } from 'kysely'

/**
 * SQL that is written by hand and has a type. `sql` itself has none here (`npm run check` refuses `sql<…>`):
 * TypeScript would believe whatever stands between the brackets.
 *
 * What these say is compared with what PostgreSQL answered: the tests note the columns of every statement
 * they execute, their types and what was in them (server/test/observed-statements.ts), and
 * scripts/check-statements.ts holds that against the types.
 */
type Tag<Value> = (parts: TemplateStringsArray, ...values: unknown[]) => RawBuilder<Value>

/** A whole statement, and the rows it answers with. */
export function statement<Row extends object>(
  parts: TemplateStringsArray,
  ...values: unknown[]
): RawBuilder<Row> {
  return sql<Row>(parts, ...values)
}

/** A selected expression that no cast describes: json, a column of few words. */
export function selected<Value>(
  parts: TemplateStringsArray,
  ...values: unknown[]
): RawBuilder<Value> {
  return sql<Value>(parts, ...values)
}

/** An expression that PostgreSQL makes what its name says. A cast to the type it has is no step of a plan. */
function cast<Value>(type: string): Tag<Value> {
  const as = sql.raw(`::${type}`)
  return (parts, ...values) => sql<Value>`(${sql(parts, ...values)})${as}`
}

export const bool = cast<boolean>('boolean')
export const int4 = cast<number>('integer')
export const int8 = cast<number>('bigint')
export const int8OrNull = cast<number | null>('bigint')
export const text = cast<string>('text')
export const textOrNull = cast<string | null>('text')
export const texts = cast<string[]>('text[]')
export const moment = cast<Date>('timestamptz')
export const uuid = cast<string>('uuid')
export const dateRange = cast<string>('daterange')
export const momentOrNull = cast<Date | null>('timestamptz')
