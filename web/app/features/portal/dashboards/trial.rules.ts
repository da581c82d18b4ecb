const DAY_MS = 24 * 60 * 60 * 1000

/** Whole days, the one that has begun included; on the last one it is 1. */
export function trialDaysLeft(endsAt: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now.getTime()) / DAY_MS))
}
