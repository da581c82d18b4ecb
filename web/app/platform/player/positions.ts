/** Where somebody stopped listening, on this device only. */

const KEY = 'portal.player.positions'
const MOST_KEPT = 60
/** A few seconds in, nobody wants to be asked where to begin. */
const WORTH_KEEPING_S = 10
/** So near the end it was heard. */
const ENDING_S = 15

type Positions = Record<string, { at: number; when: number }>

function read(): Positions {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return kept && typeof kept === 'object' ? (kept as Positions) : {}
  } catch {
    return {}
  }
}

/** Seconds; null where there is nothing to go on from. */
export function positionOf(id: string): number | null {
  const at = read()[id]?.at
  return typeof at === 'number' && Number.isFinite(at) && at > 0 ? at : null
}

export function keepPosition(id: string, at: number, durationSeconds: number, now = Date.now()) {
  const { [id]: _, ...others } = read()
  const isWorthIt = at >= WORTH_KEEPING_S && at < durationSeconds - ENDING_S
  const all = isWorthIt ? { ...others, [id]: { at: Math.floor(at), when: now } } : others
  const newest = Object.entries(all)
    .sort(([, a], [, b]) => b.when - a.when)
    .slice(0, MOST_KEPT)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // No room, or none allowed: listening works without it.
  }
}
