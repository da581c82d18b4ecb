import { whyNot } from '../../../platform/provider-outcome.ts'
import type { Deps } from './payments.feature.ts'

type Answered<Value> =
  | { kind: 'ok'; value: Value }
  | Exclude<Parameters<typeof whyNot>[0], { kind: 'ok' }>

/** A job that failed is kept with the kind of its error alone: why is said before. */
export function requireList<Value>(
  what: string,
  outcome: Answered<Value>,
  { log }: Pick<Deps, 'log'>,
): Value {
  if (outcome.kind === 'ok') return outcome.value
  log.error(whyNot(outcome), `${what} could not be read`)
  throw new Error(`${what}: ${outcome.kind}`)
}
