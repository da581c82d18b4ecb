import { BEACONS_PER_MINUTE, MOST_ADDRESSES } from './visits.constants.ts'

const MINUTE_MS = 60_000
const OTHERS = 'others'

/** How often one address may be counted in a minute. In memory: a flood must not become one of the database. */
export function createBeaconLimit(now: () => number) {
  let counts = new Map<string, number>()
  let until = 0
  return {
    allows(address: string): boolean {
      if (now() >= until) {
        counts = new Map()
        until = now() + MINUTE_MS
      }
      const key = counts.size < MOST_ADDRESSES || counts.has(address) ? address : OTHERS
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= BEACONS_PER_MINUTE
    },
  }
}
