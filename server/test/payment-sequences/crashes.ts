import type { UnitOfWork } from '../../src/platform/database/unit-of-work.ts'

export class Crash extends Error {}

export const MOMENTS = ['before-bank', 'after-bank', 'before-commit', 'after-commit'] as const
export type Moment = (typeof MOMENTS)[number]

/**
 * Ends whatever runs at a moment of choice, as a kill does: what is committed stays, what is not is
 * undone, and nothing of it goes on. Between what is stored and what is answered lie these moments.
 */
export class Crashes {
  #armed: { moment: Moment; left: number } | null = null

  arm(moment: Moment, nth: number) {
    this.#armed = { moment, left: nth }
  }

  disarm() {
    this.#armed = null
  }

  aroundBank<Port extends object>(port: Port): Port {
    return new Proxy(port, {
      get: (target, name) => {
        const method = target[name as keyof Port]
        if (typeof method !== 'function') return method
        return async (...given: never[]) => {
          this.#pass('before-bank')
          const outcome = await (method as (...given: never[]) => Promise<unknown>)(...given)
          this.#pass('after-bank')
          return outcome
        }
      },
    })
  }

  aroundWork<Stores>({ transaction }: UnitOfWork<Stores>): UnitOfWork<Stores> {
    return {
      transaction: async (run) => {
        const outcome = await transaction(async (within) => {
          const outcome = await run(within)
          this.#pass('before-commit')
          return outcome
        })
        this.#pass('after-commit')
        return outcome
      },
    }
  }

  #pass(moment: Moment) {
    if (this.#armed?.moment !== moment) return
    this.#armed.left -= 1
    if (this.#armed.left > 0) return
    this.#armed = null
    throw new Crash(moment)
  }
}
