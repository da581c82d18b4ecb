import { GraphError } from './graph-error.ts'

const SECONDS_BETWEEN_MESSAGES = 6

/** About one message every six seconds for one recipient. */
export class Pace {
  readonly #lastSentAt = new Map<string, number>()
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  check(waId: string) {
    const now = this.#now().getTime()
    const last = this.#lastSentAt.get(waId)
    if (last !== undefined && now - last < SECONDS_BETWEEN_MESSAGES * 1000) {
      throw new GraphError(131056, 'too many messages to the same recipient in a short time')
    }
    this.#lastSentAt.set(waId, now)
  }
}
