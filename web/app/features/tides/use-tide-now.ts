import { wallMinuteAt } from '@portal/contract/shared/time-zones'
import type { TideDay } from '@portal/contract/tides/tide'
import { useNow } from '~/platform/use-now.ts'
import { dayOfMoment } from './tide-now.rules.ts'

/** The minute on the city's clocks, and where it lies in the days we know. */
export function useTideNow(days: readonly TideDay[], renderedAt: string) {
  const now = wallMinuteAt(useNow(renderedAt))
  return { now, today: dayOfMoment(days, now) }
}
