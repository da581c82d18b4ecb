import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

const TIMEOUT_MS = 15_000

export type Visits = { milliseconds: number[]; failures: string[] }

type Visit = (turn: number) => Promise<{ status: number; arrayBuffer(): Promise<unknown> }>

type Options = {
  count: number
  pauseMs: number
  visit: Visit
  accepts?: (status: number) => boolean
}

/** People who ask again and again; anything but a good answer is a failure. */
export function startVisitors({ count, pauseMs, visit, accepts = isOk }: Options) {
  const visits: Visits = { milliseconds: [], failures: [] }
  const leaving = new AbortController()
  const { signal } = leaving
  setMaxListeners(count, signal)
  let turns = 0
  async function keepAsking() {
    while (!signal.aborted) {
      const startedAt = performance.now()
      turns += 1
      try {
        const answer = await visit(turns)
        await answer.arrayBuffer()
        if (accepts(answer.status)) visits.milliseconds.push(performance.now() - startedAt)
        else visits.failures.push(`status ${answer.status}`)
      } catch (error) {
        const { message, cause } = error as Error
        visits.failures.push(`${message} (${(cause as NodeJS.ErrnoException | undefined)?.code})`)
      }
      // Who leaves does not finish reading first: only a visit that has begun is waited for.
      await wait(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const asking = Array.from({ length: count }, keepAsking)
  return {
    async stop(): Promise<Visits> {
      leaving.abort()
      await Promise.all(asking)
      return visits
    },
  }
}

const isOk = (status: number) => status === 200

export const ask = (url: string, options: RequestInit = {}) =>
  fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), ...options })

export function countBy(values: readonly string[]): string {
  const counts = Map.groupBy(values, (value) => value)
  return [...counts].map(([value, all]) => `${all.length} × ${value}`).join(', ') || 'none'
}
