const MINUTE_MS = 60_000
/** A browser's timer counts in 32 bits; a tab that stays open longer asks in between. */
const LONGEST_MS = 24 * 60 * MINUTE_MS

/** For `refetchInterval`: an open page asks again when what it read is known to change. */
export function refetchAt(changesAt: string | null | undefined, now = Date.now()): number | false {
  if (!changesAt) return false
  return Math.min(Math.max(new Date(changesAt).getTime() - now, MINUTE_MS / 2), LONGEST_MS)
}
