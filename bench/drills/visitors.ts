import { setTimeout as wait } from 'node:timers/promises'
import { partsOf } from '@portal/contract/shared/records'

const TIMEOUT_MS = 15_000

export type Visits = { milliseconds: number[]; failures: string[] }

type Visit = (turn: number) => Promise<{ status: number; arrayBuffer(): Promise<unknown> }>

type Options = {
  count: number
  pauseMs: number
  visit: Visit
  accepts?: (status: number) => boolean
}

/**
 * People who ask again and again; anything but a good answer is a failure. Who stops finishes a pause first:
 * it lets the rest of one attack pass before the next is measured.
 */
export function startVisitors({ count, pauseMs, visit, accepts = isOk }: Options) {
  const visits: Visits = { milliseconds: [], failures: [] }
  const state = { running: true, turn: 0 }
  async function keepAsking() {
    while (state.running) {
      const startedAt = performance.now()
      state.turn += 1
      try {
        const answer = await visit(state.turn)
        await answer.arrayBuffer()
        if (accepts(answer.status)) visits.milliseconds.push(performance.now() - startedAt)
        else visits.failures.push(`status ${answer.status}`)
      } catch (error) {
        const { message, cause } = partsOf(error)
        visits.failures.push(`${message} (${partsOf(cause).code})`)
      }
      await wait(pauseMs)
    }
  }
  const asking = Array.from({ length: count }, keepAsking)
  return {
    async stop(): Promise<Visits> {
      state.running = false
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
