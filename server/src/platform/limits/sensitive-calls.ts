import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { TooManyRequests } from '../errors/domain-errors.ts'

/**
 * Calls that cost an attacker something on every node at once. A new one gets a line here, so the
 * limits of the product can be read in one place.
 */
const LIMITS = {
  'error-report': { points: 5, durationSeconds: 600 },
} as const

type SensitiveCall = keyof typeof LIMITS
export type SensitiveCalls = { spend(call: SensitiveCall, who: string): Promise<void> }

export function createSensitiveCalls(pool: pg.Pool): SensitiveCalls {
  const limiters = new Map(
    Object.entries(LIMITS).map(([call, limit]) => [
      call,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: call,
        points: limit.points,
        duration: limit.durationSeconds,
        // A job sweeps expired counters; every node doing it too would be waste.
        clearExpiredByTimeout: false,
      }),
    ]),
  )
  return {
    async spend(call, who) {
      try {
        await limiters.get(call)?.consume(who)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new TooManyRequests(`${call}.too-many`, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
  }
}
