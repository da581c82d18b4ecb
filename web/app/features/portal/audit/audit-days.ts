import type { AuditEntry } from '@portal/contract/portal/audit/audit-entry'
import { cityDay, dayText } from '~/platform/moments.ts'
import { auditTexts } from './audit.texts.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type AuditDay = { day: string; title: string; entries: AuditEntry[] }

/** The entries, newest first as they come, under the day they happened on in the city. */
export function byDay(entries: readonly AuditEntry[], now: Date): AuditDay[] {
  const days: AuditDay[] = []
  for (const entry of entries) {
    const moment = new Date(entry.at)
    const day = cityDay(moment)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, title: titleOf(moment, now), entries: [entry] })
  }
  return days
}

/** "Hoje, 18 de julho de 2026" */
function titleOf(moment: Date, now: Date): string {
  const day = cityDay(moment)
  const yesterday = cityDay(new Date(now.getTime() - DAY_MS))
  if (day === cityDay(now)) return `${auditTexts.today}, ${dayText(moment)}`
  return day === yesterday ? `${auditTexts.yesterday}, ${dayText(moment)}` : dayText(moment)
}
