import { whyNot } from '../../platform/provider-outcome.ts'
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

/**
 * Each by itself: what cannot be written keeps back nobody else. Thrown for at the end, so that whoever
 * reads the list does not count it as read.
 */
export async function keepEach<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  keep: (item: Item) => Promise<void>,
  { log }: Pick<Deps, 'log'>,
): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) {
    try {
      await keep(item)
    } catch (error) {
      log.error({ err: error, id: idOf(item) }, 'one of a list of payments could not be written')
      failures.push(error)
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} of a list of payments were not written`)
  }
}
