/**
 * For the audit log, which is kept for ever: each field as it was and as it became. Only of what cannot say
 * anything about a person; of the rest the log knows that it changed.
 */
export function beforeAndAfter(
  before: object,
  after: object,
  isKept: (field: string) => boolean,
): Record<string, [before: unknown, after: unknown]> {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(
    Object.entries(after)
      .filter(([field]) => isKept(field))
      .map(([field, value]) => [field, [old.get(field), value]]),
  )
}
