/**
 * What came of asking a payment provider. A time-out, a lost connection or an answer that is none means
 * that nobody knows whether it was done: it is never a failure, and whoever asked reads before asking
 * for anything new.
 */
export type Outcome<Value, Problem extends { status: number }> =
  | { kind: 'ok'; value: Value }
  | { kind: 'refused'; problem: Problem }
  /** `reason` names no person: it goes to the log. */
  | { kind: 'unknown'; reason: string }

/** The provider answers that there is no such thing. */
export function isMissing(outcome: Outcome<unknown, { status: number }>): boolean {
  return outcome.kind === 'refused' && outcome.problem.status === 404
}

/** For the log: what a provider said where it did not do what was asked. Names no person. */
export function whyNot(
  outcome: Exclude<Outcome<unknown, { status: number; type: string | null }>, { kind: 'ok' }>,
) {
  if (outcome.kind === 'unknown') return { outcome: outcome.kind, why: outcome.reason }
  const { status, type } = outcome.problem
  return { outcome: outcome.kind, status, why: type }
}
