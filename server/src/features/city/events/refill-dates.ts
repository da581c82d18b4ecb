import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { dayAt } from '@portal/contract/shared/time-zones'
import { Tag } from '../../../platform/live/tags.ts'
import { REFILL_DAYS } from './events.constants.ts'
import type { Deps } from './events.feature.ts'

const BATCH = 50

/** Writes out the dates that have come within reach, a few events at a time. */
export async function refillDates({ work, clock }: Pick<Deps, 'work' | 'clock'>): Promise<number> {
  let refilled = 0
  for (;;) {
    const count = await work.transaction(async ({ editedEvents, changes }) => {
      const now = clock.now()
      const before = isoDateOfDay(dayAt(now) + REFILL_DAYS)
      const events = await editedEvents.lockRunningOut(before, BATCH)
      for (const event of events) await editedEvents.refill(event, now)
      if (events.length > 0) {
        changes.announce(Tag.events, ...events.map(({ id }) => Tag.event(id)))
      }
      return events.length
    })
    refilled += count
    if (count < BATCH) return refilled
  }
}
