import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import ical from 'ical-generator'
import type { TideDay } from './named-tide.rules.ts'
import type { TableName } from './tides.store.ts'
import { tidesTexts } from './tides.texts.ts'

const texts = tidesTexts.calendar
const LASTS_MS = 15 * 60_000

type Read = { days: readonly TideDay[]; tables: ReadonlyMap<string, TableName> }

/** High waters for a calendar. A better source moves an event, it never makes a second one. */
export function highTideCalendar({ days, tables }: Read, host: string, now: Date): string {
  const calendar = ical({
    name: texts.name,
    prodId: { company: host, product: 'mares' },
    ttl: 3600,
  })
  for (const { day, tableId, extremes } of days) {
    const table = tableId ? tables.get(tableId) : undefined
    const highs = extremes.filter(({ kind }) => kind === 'high')
    for (const [index, { minute, heightM }] of highs.entries()) {
      const start = instantOfWallMinute(day * MINUTES_PER_DAY + Math.round(minute))
      calendar.createEvent({
        id: `preamar-${isoDateOfDay(day)}-${index + 1}@${host}`,
        start,
        end: new Date(start.getTime() + LASTS_MS),
        stamp: now,
        summary: texts.high(heightM),
        description: table ? texts.official(table.name, table.edition) : texts.estimate,
      })
    }
  }
  return calendar.toString()
}
