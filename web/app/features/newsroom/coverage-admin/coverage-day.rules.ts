import { hourOfClock } from '@portal/contract/shared/clock.texts'
import { momentDayText } from '~/platform/moments.ts'

/** Noon in London is the same day in the city. */
export const dayOf = (iso: string) => new Date(`${iso}T12:00Z`)

/** "sáb., 18 de jul., 19h30" */
export function whenText({
  event_on: day,
  event_at: time,
}: {
  event_on: string
  event_at: string | null
}) {
  const text = momentDayText(dayOf(day))
  return time ? `${text}, ${hourOfClock(time)}` : text
}
