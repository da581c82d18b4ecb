import type { FieldValues } from 'react-hook-form'

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)

/** The fields of `now` that differ from `before`. */
export function changedValues<Values extends FieldValues>(
  before: Values,
  now: Values,
): Partial<Values> {
  const changed: Partial<Values> = {}
  for (const name in now) {
    if (!isSame(before[name], now[name])) changed[name] = now[name]
  }
  return changed
}
