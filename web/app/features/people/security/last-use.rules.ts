import { dayText } from '~/platform/moments.ts'
import { securityTexts } from './security.texts.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long ago a device was used, as a person would say it. A clock ahead of ours counts as now. */
export function lastUseText(lastUsedAt: string, now: Date): string {
  const used = new Date(lastUsedAt)
  const elapsedMs = now.getTime() - used.getTime()
  const { lastUse } = securityTexts
  if (elapsedMs < MINUTE_MS) return lastUse.now
  if (elapsedMs < HOUR_MS) return lastUse.minutes(Math.floor(elapsedMs / MINUTE_MS))
  if (elapsedMs < DAY_MS) return lastUse.hours(Math.floor(elapsedMs / HOUR_MS))
  return lastUse.day(dayText(used))
}
