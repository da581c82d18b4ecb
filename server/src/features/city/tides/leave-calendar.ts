import { hourText } from '@portal/contract/guide/establishments/hours.texts'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import {
  dayOfWallMinute,
  instantOfWallMinute,
  MINUTES_PER_DAY,
} from '@portal/contract/shared/time-zones'
import ical, { ICalAlarmType } from 'ical-generator'
import { noCarWindows } from './car-on-sand.rules.ts'
import type { TideDay } from './named-tide.rules.ts'
import { tidesTexts } from './tides.texts.ts'

const texts = tidesTexts.leave
/** The entry begins with the last warning: a phone with a habit of its own warns earlier, never later. */
const LAST_WARNING_MINUTES = 30
const FIRST_WARNING_SECONDS = 30 * 60

/** The next minute on the wall at which the water comes to the level; null where it does not. */
export function nextLeave(days: readonly TideDay[], levelM: number, now: number): number | null {
  const windows = days.flatMap(({ day, slots }) =>
    noCarWindows(slots, levelM).map(({ from, to }) => ({
      from: day * MINUTES_PER_DAY + from,
      to: day * MINUTES_PER_DAY + to,
    })),
  )
  // What goes on from yesterday begins with no new crossing.
  const next = windows.find(({ from }) => from > now && !windows.some(({ to }) => to === from))
  return next?.from ?? null
}

type Frame = { host: string; page: string; now: Date }

/** "Me avise antes da maré": one entry with its two warnings. */
export function leaveCalendar(leave: number, levelM: number, { host, page, now }: Frame): string {
  const start = instantOfWallMinute(leave - LAST_WARNING_MINUTES)
  const calendar = ical({ prodId: { company: host, product: 'mares', language: 'PT' } })
  const time = hourText(leave)
  calendar.createEvent({
    id: `retire-o-carro-${isoDateOfDay(dayOfWallMinute(leave))}-${time}-${levelM}@${host}`,
    stamp: now,
    start,
    end: instantOfWallMinute(leave),
    summary: texts.summary(time),
    description: [texts.description(levelM), page].join('\n'),
    url: page,
    // Both before the beginning: what is counted from the end comes after the water.
    alarms: [FIRST_WARNING_SECONDS, 0].map((trigger) => ({
      type: ICalAlarmType.display,
      trigger,
      description: texts.summary(time),
    })),
  })
  return calendar.toString()
}
