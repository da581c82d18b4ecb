import type { AuditEntry } from '@portal/contract/audit/audit-entry'
import { cityDay, dayText } from '~/platform/moments.ts'

type AuditDay = { day: string; title: string; entries: AuditEntry[] }

/** The entries, newest first as they come, under the day they happened on in the city. */
export function byDay(entries: readonly AuditEntry[]): AuditDay[] {
  const days: AuditDay[] = []
  for (const entry of entries) {
    const moment = new Date(entry.at)
    const day = cityDay(moment)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, title: dayText(moment), entries: [entry] })
  }
  return days
}
